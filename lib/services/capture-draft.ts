import { alignTurns } from '../core/align-turns.ts';
import { buildDraft, followSources, mergeReading } from '../core/build-draft.ts';
import type { PageCapture, Turn } from '../core/capture.ts';
import { assessCompleteness, type Completeness } from '../core/completeness.ts';
import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import type { DraftView } from '../core/views.ts';
import { changeDraft, findDraft } from '../platform/draft-store.ts';
import { listReceiptsOf } from '../platform/handoff-lists.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { findSettings } from '../platform/settings-store.ts';
import { continueCapture } from './continue-capture.ts';
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
  return await captureReading(ports, await ports.pages.read(tabId));
}

/** Stores what was just read as `captureDraft` does. */
export async function captureReading(ports: Ports, reading: PageReading): Promise<DraftView> {
  refuseWithoutTurns(reading.capture);
  const conversationId = await identifyConversation(ports, reading);
  return await withConversation(conversationId, async () => {
    const draft = await findDraft(await ports.openDatabase(), conversationId);
    const known = await ports.memory.findTurns(conversationId);
    const capture =
      draft && known ? continueCapture(known.turns, draft.completeness, reading.capture) : undefined;
    return await storeReading(ports, conversationId, capture ?? reading.capture, assessCompleteness);
  });
}

/**
 * Stores a reading of a conversation as its draft, masked, before anything is shown. Call it inside
 * `withConversation`.
 */
export async function storeReading(
  ports: Ports,
  conversationId: string,
  capture: Reading,
  assess: (capture: Reading) => Completeness,
): Promise<DraftView> {
  const database = await ports.openDatabase();
  const known = await ports.memory.findTurns(conversationId);
  const readings = {
    before: known?.turns ?? [],
    after: capture.turns,
    places: known ? alignTurns(known.turns, capture.turns) : [],
  };
  await keepTurns(ports, conversationId, capture.turns);
  const existing = await findDraft(database, conversationId);
  const fresh = existing ?? (await firstDraft(ports, conversationId, capture));
  const table = await ports.memory.findTable(conversationId);
  const raw = await freshReading(ports, fresh, capture, assess(capture));
  const masked = await maskDraft(ports, raw, table, 'captured', sourceTexts(raw, capture.turns));
  // The table first: a placeholder on disk whose value nobody knows would be a loss, an unused entry is none.
  await ports.memory.saveTable(conversationId, masked.table);
  const draft = await changeDraft(database, conversationId, (stored) =>
    stored ? mergeReading(followSources(stored, readings), masked.draft) : masked.draft,
  );
  return { draft, inMemory: true };
}

/** What a draft has before its conversation is read. */
type FirstDraft = Pick<
  Draft,
  | 'conversationId'
  | 'site'
  | 'revision'
  | 'previousPacketId'
  | 'maskedValues'
  | 'unmaskedCategories'
  | 'preset'
>;

/** What a draft is made from. */
export type Reading = Pick<PageCapture, 'site' | 'turns' | 'evidence' | 'temporary'>;

/** The turns that items were taken from, whole. */
function sourceTexts({ items }: Draft, turns: readonly Turn[]): string[] {
  const sources = new Set(items.map(({ source }) => source?.turnIndex));
  return turns.filter(({ index }) => sources.has(index)).map(({ markdown }) => markdown);
}

/**
 * Refuses a page of which no turn was read.
 *
 * @throws {HandoffError} `PAGE_NOT_A_CHAT`, `CONVERSATION_EMPTY`, `SITE_CHANGED`.
 */
export function refuseWithoutTurns(capture: PageCapture): void {
  if (capture.status === 'unknown') throw new HandoffError('PAGE_NOT_A_CHAT');
  if (capture.status === 'empty') throw new HandoffError('CONVERSATION_EMPTY');
  if (capture.turns.length === 0) throw new HandoffError('SITE_CHANGED', { site: capture.site });
}

async function firstDraft(ports: Ports, conversationId: string, { site }: Reading): Promise<FirstDraft> {
  const database = await ports.openDatabase();
  const newest = (await listReceiptsOf(database, conversationId))[0];
  const { preset } = await findSettings(database);
  return {
    conversationId,
    site,
    revision: (newest?.revision ?? 0) + 1,
    ...(newest ? { previousPacketId: newest.packetId } : {}),
    maskedValues: [],
    ...(preset ? { preset } : {}),
  };
}

/** What a first draft of this reading would be; it keeps the decisions about masked values that were made. */
async function freshReading(
  ports: Ports,
  origin: FirstDraft,
  { turns }: Reading,
  completeness: Completeness,
): Promise<Draft> {
  const suggested = await ports.analyser.run('suggest', { turns });
  const draft = buildDraft({ turns, completeness, suggested }, { ...origin, nowMs: ports.nowMs() });
  const { maskedValues, unmaskedCategories, preset } = origin;
  return {
    ...draft,
    maskedValues,
    ...(unmaskedCategories ? { unmaskedCategories } : {}),
    ...(preset ? { preset } : {}),
  };
}
