import { amount } from '../common/amount.ts';
import { reasonWords } from './completeness-words.ts';
import type { DraftEditing } from './use-draft.ts';
import type { DraftActs } from './use-draft-acts.ts';

interface DraftNotesProps {
  readonly editing: DraftEditing;
  readonly newerTurns: number;
  readonly acts: DraftActs;
}

/** What should be known about the draft as a whole before it is read. */
export function DraftNotes({ editing, newerTurns, acts }: DraftNotesProps) {
  const { draft, inMemory } = editing.view;
  return (
    <>
      {newerTurns > 0 && (
        <div class="bar check">
          <span>{amount(newerTurns, 'newer turn')} in this chat</span>
          <button type="button" class="link" disabled={acts.busy} onClick={acts.captureAgain}>
            Add to draft
          </button>
        </div>
      )}
      {draft.preparedAs !== undefined && (
        <div class="bar">
          <span>Prepared. A change starts revision {draft.revision + 1}.</span>
          <button type="button" class="link" onClick={acts.openPrepared}>
            Open handoff
          </button>
        </div>
      )}
      {draft.preparedAs === undefined && draft.previousPacketId !== undefined && (
        <div class="bar">
          <span>Goes on from an earlier packet.</span>
          <button type="button" class="link" disabled={acts.busy} onClick={acts.inspect}>
            What changed
          </button>
        </div>
      )}
      {draft.completeness.reasons.includes('not-kept-by-site') && (
        <p class="bar check">{reasonWords['not-kept-by-site']}</p>
      )}
      {!inMemory && (
        <p class="hint">
          The turns and masked values are no longer in memory. Capture the chat again to see them.
        </p>
      )}
      {draft.language === 'unknown' && (
        <p class="hint">
          Baton has no rules for this language yet and suggests little. Add what matters yourself.
        </p>
      )}
    </>
  );
}
