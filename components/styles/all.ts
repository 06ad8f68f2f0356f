// Every stylesheet, in the order in which they build on each other.
import './tokens.css';
import './base.css';
import './controls.css';
import './screen.css';
import './home.css';
import './draft.css';
import './decisions.css';
import './handoff.css';
import './watch.css';
import './zoomed.css';
