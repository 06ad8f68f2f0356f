import { SideBySide } from '../common/SideBySide.tsx';

/** What the user can make of two texts of one item. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

interface ConflictProps {
  readonly mine: string;
  readonly theirs: string;
  /** What stood there before either window changed it. */
  readonly original: string | undefined;
  /** The other window left the item out. */
  readonly isLeftOut: boolean;
  /** Absent where a section is one text. */
  readonly mayKeepBoth: boolean;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Two texts of one item, side by side; neither replaces the other before the user says which. */
export function Conflict({ mine, theirs, original, isLeftOut, mayKeepBoth, onChoose }: ConflictProps) {
  return (
    <section class="conflict" aria-label="Changed in two windows">
      <p class="check-text">Changed in another window too. Nothing was overwritten.</p>
      <SideBySide
        sides={[
          { label: 'Yours', text: mine, act: 'Use mine', onAct: () => onChoose('mine') },
          {
            label: isLeftOut ? 'The other window, left out' : 'The other window',
            text: theirs,
            act: isLeftOut ? 'Leave it out' : 'Use the other',
            onAct: () => onChoose('theirs'),
          },
        ]}
        original={original}
      />
      {mayKeepBoth && !isLeftOut && (
        <button type="button" class="link" onClick={() => onChoose('both')}>
          Keep both
        </button>
      )}
    </section>
  );
}
