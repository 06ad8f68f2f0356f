// Every stylesheet, in the order in which they build on each other.
import './tokens.css';
import './base.css';
import './controls.css';
import './screen.css';
import './draft.css';
import './handoff.css';
