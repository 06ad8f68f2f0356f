import { buildDraft, mergeReading } from '../core/build-draft.ts';
import { assessCompleteness } from '../core/completeness.ts';
import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { suggestItems } from '../core/suggest/suggest-items.ts';
import type { DraftView } from '../core/views.ts';
import { changeDraft, findDraft } from '../platform/draft-store.ts';
import { listReceiptsOf } from '../platform/handoff-lists.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { withConversation } from './conversation-lock.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { identifyConversation, keepTurns } from './read-conversation.ts';

/**
 * Reads the conversation in a tab and stores its draft, masked, before anything is shown. An existing draft keeps
 * what the user decided and gains what is new.
 *
 * @throws {HandoffError} `PAGE_NOT_A_CHAT`, `SITE_CHANGED`, `CONVERSATION_EMPTY`, `CAPTURE_TOO_LARGE`, and what
 *   reading the page throws. Nothing that was stored is changed then.
 */
export async function captureDraft(ports: Ports, tabId: number): Promise<DraftView> {
  const reading = await ports.pages.read(tabId);
  refuseWithoutTurns(reading);
  const conversationId = await identifyConversation(ports, reading);
  return await withConversation(conversationId, async () => {
    await keepTurns(ports, conversationId, reading.capture.turns);
    const database = await ports.openDatabase();
    const existing = await findDraft(database, conversationId);
    const fresh = existing ?? (await firstDraft(ports, conversationId, reading));
    const table = await ports.memory.findTable(conversationId);
    const raw = freshReading(fresh, reading, ports.nowMs());
    const masked = maskDraft(raw, table, 'captured', sourceTexts(raw, reading));
    // The table first: a placeholder on disk whose value nobody knows would be a loss, an unused entry is none.
    await ports.memory.saveTable(conversationId, masked.table);
    const draft = await changeDraft(database, conversationId, (stored) =>
      stored ? mergeReading(stored, masked.draft) : masked.draft,
    );
    return { draft, inMemory: true };
  });
}

/** The turns that items were taken from, whole. */
function sourceTexts({ items }: Draft, { capture }: PageReading): string[] {
  const sources = new Set(items.map(({ source }) => source?.turnIndex));
  return capture.turns.filter(({ index }) => sources.has(index)).map(({ markdown }) => markdown);
}

function refuseWithoutTurns({ capture }: PageReading): void {
  if (capture.status === 'unknown') throw new HandoffError('PAGE_NOT_A_CHAT');
  if (capture.status === 'empty') throw new HandoffError('CONVERSATION_EMPTY');
  if (capture.turns.length === 0) throw new HandoffError('SITE_CHANGED', { site: capture.site });
}

async function firstDraft(
  ports: Ports,
  conversationId: string,
  { capture }: PageReading,
): Promise<Pick<Draft, 'conversationId' | 'site' | 'revision' | 'previousPacketId' | 'maskedValues'>> {
  const newest = (await listReceiptsOf(await ports.openDatabase(), conversationId))[0];
  return {
    conversationId,
    site: capture.site,
    revision: (newest?.revision ?? 0) + 1,
    ...(newest ? { previousPacketId: newest.packetId } : {}),
    maskedValues: [],
  };
}

/** What a first draft of this reading would be; it keeps the decisions about masked values that were made. */
function freshReading(
  origin: Pick<Draft, 'conversationId' | 'site' | 'revision' | 'previousPacketId' | 'maskedValues'>,
  { capture }: PageReading,
  nowMs: number,
): Draft {
  const material = {
    turns: capture.turns,
    completeness: assessCompleteness(capture),
    suggested: suggestItems(capture.turns),
  };
  return { ...buildDraft(material, { ...origin, nowMs }), maskedValues: origin.maskedValues };
}
