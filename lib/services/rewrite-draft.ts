import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import type { PlaceholderTable } from '../core/redaction/placeholders.ts';
import type { DraftView } from '../core/views.ts';
import { changeDraft, findDraft } from '../platform/draft-store.ts';
import { withConversation } from './conversation-lock.ts';
import type { MaskedDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';

/**
 * A draft that must be there.
 *
 * @throws {HandoffError} `DRAFT_NOT_FOUND`.
 */
export async function getDraft(ports: Ports, conversationId: string): Promise<Draft> {
  const draft = await findDraft(await ports.openDatabase(), conversationId);
  if (!draft) throw new HandoffError('DRAFT_NOT_FOUND');
  return draft;
}

/**
 * Rewrites a draft on disk and the placeholder table in the session's memory together. The table is saved before
 * the draft with old and new entries, and cut down after it: wherever the worker dies, every placeholder on disk
 * has its value in the table.
 *
 * @throws {HandoffError} `DRAFT_NOT_FOUND`, and what `change` throws; nothing is stored then.
 */
export async function rewriteDraft(
  ports: Ports,
  conversationId: string,
  change: (draft: Draft, table: PlaceholderTable | undefined) => MaskedDraft | Promise<MaskedDraft>,
): Promise<DraftView> {
  return await withConversation(conversationId, async () => {
    const before = await getDraft(ports, conversationId);
    const table = await ports.memory.findTable(conversationId);
    const changed = await change(before, table);
    await ports.memory.saveTable(conversationId, joined(table, changed.table));
    const draft = await changeDraft(await ports.openDatabase(), conversationId, (now) => {
      // Every change of a draft holds the conversation's lock; another version here is a fault of ours.
      if (now?.version !== before.version) throw new HandoffError('DRAFT_CONFLICT');
      return changed.draft === before ? now : changed.draft;
    });
    await ports.memory.saveTable(conversationId, changed.table);
    return { draft, inMemory: (await ports.memory.findTurns(conversationId)) !== undefined };
  });
}

function joined(before: PlaceholderTable | undefined, after: PlaceholderTable): PlaceholderTable {
  const known = new Set(after.entries.map(({ placeholder }) => placeholder));
  const dropped = (before?.entries ?? []).filter(({ placeholder }) => !known.has(placeholder));
  return { ...after, entries: [...after.entries, ...dropped] };
}
