import type { Completeness } from '../../lib/core/completeness.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { StatementBox } from '../common/StatementBox.tsx';
import type { Place } from '../places.ts';
import { progressWords, resultWords } from './reading-words.ts';
import type { ReadingAll } from './use-reading-all.ts';

interface ReadAllProps {
  readonly completeness: Completeness;
  readonly reading: ReadingAll;
  readonly go: (place: Place) => void;
}

/** Offers to read all of the chat in the tab, shows how far that is, and says what came of it. */
export function ReadAll({ completeness, reading, go }: ReadAllProps) {
  const { progress, isUnderWay, error } = reading;
  const result = progress && resultWords(progress, completeness);
  if (progress && isUnderWay) {
    return (
      <div class="bar" role="status">
        <span>{progressWords(progress)}</span>
        <button type="button" class="link" onClick={reading.cancel}>
          Cancel
        </button>
      </div>
    );
  }
  return (
    <>
      {error && <ErrorNotice error={error} />}
      {result && <StatementBox statement={result} />}
      {completeness.status !== 'complete' && (
        <>
          <p class="hint">
            Baton can move through the chat from its first turn to its newest, and back to where it stands
            now. Keep its tab in view meanwhile.
          </p>
          <div class="acts">
            <button type="button" class="button" onClick={reading.start}>
              Read all of it
            </button>
            <button type="button" class="link" onClick={() => go({ kind: 'paste' })}>
              Paste it by hand
            </button>
          </div>
        </>
      )}
    </>
  );
}
