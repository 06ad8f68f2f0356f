import { visibleText } from '../common/visible-text.ts';

interface ConflictProps {
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two texts of one item, side by side; neither replaces the other before the user says which. */
export function Conflict({ mine, theirs, onChoose }: ConflictProps) {
  return (
    <section class="conflict" aria-label="Changed in two windows">
      <p class="check-text">Changed in another window too. Nothing was overwritten.</p>
      <div class="conflict-sides">
        <div>
          <p class="meta">Yours</p>
          <p dir="auto">{visibleText(mine)}</p>
          <button type="button" class="button" onClick={() => onChoose('mine')}>
            Use mine
          </button>
        </div>
        <div>
          <p class="meta">The other window</p>
          <p dir="auto">{visibleText(theirs)}</p>
          <button type="button" class="button" onClick={() => onChoose('theirs')}>
            Use the other
          </button>
        </div>
      </div>
    </section>
  );
}
