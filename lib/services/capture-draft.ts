import { alignTurns } from '../core/align-turns.ts';
import { buildDraft, followSources, mergeReading, settleCarried } from '../core/build-draft.ts';
import type { PageCapture, Turn } from '../core/capture.ts';
import { assessCompleteness, type Completeness } from '../core/completeness.ts';
import { type Draft, type DraftItem, draftTexts } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { excerptsOfPacket, itemsOfPacket, maskedValuesIn } from '../core/packet-items.ts';
import type { PlaceholderTable } from '../core/redaction/placeholders.ts';
import { standsIn } from '../core/same-words.ts';
import type { DraftView } from '../core/views.ts';
import { changeDraft, findDraft } from '../platform/draft-store.ts';
import { getHandoff, listReceiptsOf } from '../platform/handoff-lists.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { findSettings } from '../platform/settings-store.ts';
import { guessedSite } from '../sites/hosted-sites.ts';
import { continueCapture } from './continue-capture.ts';
import { withConversation } from './conversation-lock.ts';
import { findHandedOver } from './look-for-packets.ts';
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
  const table = await ports.memory.findTable(conversationId);
  const origin: FirstDraft = existing ?? (await firstDraft(ports, conversationId, capture));
  const raw = await freshReading(ports, origin, capture, assess(capture));
  const sources = sourceTexts(raw, capture.turns);
  const mask = (context: readonly string[]) => maskDraft(ports, raw, table, 'captured', context);
  let masked = await mask(sources);
  // The session forgot what the draft's placeholders stand for: their numbers are given to no other value.
  if (existing && !table && mixesUp(existing, masked.table, capture.turns))
    masked = await mask([...sources, ...draftTexts(existing)]);
  const fresh = origin.carried
    ? settleCarried(masked.draft, seenBefore(origin, raw.completeness))
    : masked.draft;
  // The table first: a placeholder on disk whose value nobody knows would be a loss, an unused entry is none.
  await ports.memory.saveTable(conversationId, masked.table);
  const draft = await changeDraft(database, conversationId, (stored) =>
    stored ? mergeReading(followSources(stored, readings), fresh) : fresh,
  );
  return { draft, inMemory: true };
}

/** Whether a placeholder of the draft got a value with which no sentence that it was taken from stands in its turn. */
function mixesUp(draft: Draft, { entries }: PlaceholderTable, turns: readonly Turn[]): boolean {
  const texts = draftTexts(draft).join('\n');
  const isProven = (placeholder: string, value: string) =>
    draft.items.some(({ source }) => {
      const turn = source && turns[source.turnIndex];
      if (!turn || !source.quote.includes(placeholder)) return false;
      return standsIn(
        source.quote.replaceAll(placeholder, () => value),
        turn.markdown,
      );
    });
  return entries.some(
    ({ placeholder, value }) => texts.includes(placeholder) && !isProven(placeholder, value),
  );
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
  | 'excerpts'
> & {
  /** What an earlier packet brings, and how many turns it had seen. */
  readonly carried?: { readonly items: readonly DraftItem[]; readonly seenTurns: number };
};

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
  const isKnown = capture.status !== 'unknown' && capture.site !== guessedSite.key;
  if (capture.status === 'empty' && isKnown) throw new HandoffError('CONVERSATION_EMPTY');
  if (capture.status === 'empty' || capture.status === 'unknown') throw new HandoffError('PAGE_NOT_A_CHAT');
  if (capture.turns.length === 0) throw new HandoffError('SITE_CHANGED', { site: capture.site });
}

/**
 * A draft of a conversation starts from its newest packet, else from the packet that was handed to it, else empty. No
 * turn of this conversation was seen by a packet of another one.
 */
async function firstDraft(ports: Ports, conversationId: string, reading: Reading): Promise<FirstDraft> {
  const { site, turns } = reading;
  const database = await ports.openDatabase();
  const own = (await listReceiptsOf(database, conversationId))[0];
  const start = own ?? (await findHandedOver(database, conversationId, turns));
  const { preset } = await findSettings(database);
  const shown = preset ? { preset } : {};
  if (!start) return { conversationId, site, revision: 1, maskedValues: [], ...shown };
  const { packet } = await getHandoff(database, start.packetId);
  const fromPacket = itemsOfPacket(packet);
  const items = own ? fromPacket : fromPacket.map((item) => ({ ...item, carried: 0 }));
  const excerpts = excerptsOfPacket(packet);
  return {
    conversationId,
    site,
    revision: own ? own.revision + 1 : 1,
    previousPacketId: start.packetId,
    maskedValues: maskedValuesIn(items, excerpts),
    ...shown,
    ...(excerpts.length > 0 ? { excerpts } : {}),
    carried: { items, seenTurns: packet.capture ? 0 : (own?.sourceTurns ?? 0) },
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
  const { maskedValues, unmaskedCategories, preset, excerpts, carried } = origin;
  return {
    ...draft,
    items: [...(carried?.items ?? []), ...draft.items],
    maskedValues,
    ...(unmaskedCategories ? { unmaskedCategories } : {}),
    ...(preset ? { preset } : {}),
    ...(carried && excerpts ? { excerpts } : {}),
  };
}

/** The places of turns can be compared only where both readings began with the first one. */
function seenBefore({ carried }: FirstDraft, { reasons }: Completeness): number {
  const beginsElsewhere = reasons.some(
    (reason) => reason === 'start-not-loaded' || reason === 'start-not-established',
  );
  return beginsElsewhere ? 0 : (carried?.seenTurns ?? 0);
}
