import { applyChange, type DraftChange } from '../core/draft-change.ts';
import { emptyTable } from '../core/redaction/placeholders.ts';
import type { Request } from '../core/requests.ts';
import type { DraftView, TurnView } from '../core/views.ts';
import { deleteDraft } from '../platform/draft-store.ts';
import { applyExcerptChanges } from './change-excerpts.ts';
import { withConversation } from './conversation-lock.ts';
import { maskDraft } from './mask-draft.ts';
import { maskingTermsOf } from './masking-terms.ts';
import type { Ports } from './ports.ts';
import { getDraft, rewriteDraft } from './rewrite-draft.ts';

/**
 * A draft with what the view needs beside it.
 *
 * @throws {HandoffError} `DRAFT_NOT_FOUND`.
 */
export async function loadDraft(ports: Ports, conversationId: string): Promise<DraftView> {
  const draft = await getDraft(ports, conversationId);
  return { draft, inMemory: (await ports.memory.findTurns(conversationId)) !== undefined };
}

/** Lets one act of the user happen to a draft; what was typed is masked before it is stored. */
export async function changeDraftBy(
  ports: Ports,
  conversationId: string,
  change: DraftChange,
): Promise<DraftView> {
  return await rewriteDraft(ports, conversationId, (draft, table) =>
    maskDraft(ports, applyChange(draft, change, ports.nowMs()), table, 'typed'),
  );
}

/** Acts of the user on items and excerpts that belong together. */
export type ActsTogether = Omit<Request<'change-together'>, 'conversationId'>;

/**
 * Lets several acts happen to a draft as one.
 *
 * @throws {HandoffError} what the first act throws that may not happen; then none has.
 */
export async function changeDraftTogether(
  ports: Ports,
  conversationId: string,
  { changes, excerpts }: ActsTogether,
): Promise<DraftView> {
  return await rewriteDraft(ports, conversationId, (draft, table) => {
    const nowMs = ports.nowMs();
    const edited = changes.reduce((before, change) => applyChange(before, change, nowMs), draft);
    const together = applyExcerptChanges(edited, excerpts, nowMs);
    return maskDraft(ports, together, table, 'typed');
  });
}

/** Stops a draft from being prepared until it is continued. */
export async function pauseDraft(ports: Ports, conversationId: string, paused: boolean): Promise<DraftView> {
  return await rewriteDraft(ports, conversationId, (draft, table) => ({
    draft: draft.paused === paused ? draft : { ...draft, paused, version: draft.version + 1 },
    table: table ?? emptyTable(),
  }));
}

/** Cancels a draft. It, the captured turns and the masked values are gone; packets and receipts stay. */
export async function discardDraft(ports: Ports, conversationId: string): Promise<Record<string, never>> {
  return await withConversation(conversationId, async () => {
    await ports.memory.forget(conversationId, []);
    await deleteDraft(await ports.openDatabase(), conversationId);
    return {};
  });
}

/** The text of one captured turn, masked like the draft, while the session's memory holds it. */
export async function readTurn(ports: Ports, conversationId: string, turnIndex: number): Promise<TurnView> {
  const draft = await getDraft(ports, conversationId);
  const captured = await ports.memory.findTurns(conversationId);
  const turn = captured?.turns[turnIndex];
  if (!captured || !turn) return { outcome: 'gone' };
  const table = (await ports.memory.findTable(conversationId)) ?? emptyTable();
  const masked = await ports.analyser.run('mask', {
    ...(await maskingTermsOf(ports, draft, table)),
    texts: [turn.markdown],
    origin: 'captured',
  });
  return { outcome: 'found', role: turn.role, markdown: masked.texts[0] ?? '', turns: captured.turns.length };
}
