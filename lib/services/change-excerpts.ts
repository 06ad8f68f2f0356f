import type { Draft } from '../core/draft.ts';
import { beginRevision } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import { changeExcerpts, type Excerpt, type ExcerptChange } from '../core/excerpt.ts';
import { standsIn } from '../core/same-words.ts';
import type { DraftView } from '../core/views.ts';
import { redecide } from './decide-value.ts';
import type { Ports } from './ports.ts';

/**
 * Lets one act of the user happen to the excerpts of a draft. What is picked must stand in its turn, word for word
 * but for what is masked.
 *
 * @throws {HandoffError} `TURN_GONE` when the session's memory no longer holds the turn; `PASSAGE_NOT_FOUND`.
 */
export async function changeExcerptsBy(
  ports: Ports,
  conversationId: string,
  change: ExcerptChange,
): Promise<DraftView> {
  if (change.kind === 'add') await refuseInvented(ports, conversationId, change.excerpt);
  return await redecide(ports, conversationId, (draft, table) => ({
    draft: withExcerpts(draft, changeExcerpts(draft.excerpts ?? [], change)),
    table,
  }));
}

async function refuseInvented(ports: Ports, conversationId: string, excerpt: Excerpt): Promise<void> {
  const captured = await ports.memory.findTurns(conversationId);
  const { turnIndex } = excerpt;
  const turn = turnIndex === undefined ? undefined : captured?.turns[turnIndex];
  if (!turn) throw new HandoffError('TURN_GONE', turnIndex === undefined ? {} : { turn: turnIndex + 1 });
  if (!standsIn(excerpt.text, turn.markdown)) throw new HandoffError('PASSAGE_NOT_FOUND');
}

/** A draft after acts on excerpts that are there; changing what was already prepared begins the next revision. */
export function applyExcerptChanges(draft: Draft, changes: readonly ExcerptChange[], nowMs: number): Draft {
  if (changes.length === 0) return draft;
  const excerpts = changes.reduce(changeExcerpts, [...(draft.excerpts ?? [])]);
  return {
    ...withExcerpts(beginRevision(draft), excerpts),
    version: draft.version + 1,
    updatedAtMs: nowMs,
  };
}

function withExcerpts({ excerpts: _, ...draft }: Draft, excerpts: Excerpt[]): Draft {
  return excerpts.length > 0 ? { ...draft, excerpts } : draft;
}
