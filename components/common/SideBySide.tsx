import { visibleText } from './visible-text.ts';

/** One of two texts, and the button that chooses it. */
export interface Side {
  readonly label: string;
  readonly text: string;
  readonly act: string;
  /** It is the one that was chosen; absent where choosing ends the choice. */
  readonly isChosen?: boolean;
  readonly onAct: () => void;
}

interface SideBySideProps {
  readonly sides: readonly Side[];
  /** What stood there before, where that is known. */
  readonly original: string | undefined;
}

/** Two texts beside each other, each with its button, and what stood there before under them. */
export function SideBySide({ sides, original }: SideBySideProps) {
  return (
    <>
      <div class="conflict-sides">
        {sides.map(({ label, text, act, isChosen, onAct }) => (
          <div key={label}>
            <p class="meta">{label}</p>
            <p dir="auto">{visibleText(text)}</p>
            <button type="button" class="button" aria-pressed={isChosen} onClick={onAct}>
              {act}
            </button>
          </div>
        ))}
      </div>
      {original !== undefined && sides.every(({ text }) => text !== original) && (
        <p class="meta" dir="auto">
          Before: {visibleText(original)}
        </p>
      )}
    </>
  );
}
