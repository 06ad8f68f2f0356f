import { findAskState } from '../core/ask/find-request.ts';
import { HandoffError } from '../core/errors.ts';
import { foreseeFit } from '../core/message-limits.ts';
import { renderPacketText } from '../core/packet-text.ts';
import type { TabView } from '../core/views.ts';
import { findDraft } from '../platform/draft-store.ts';
import { getHandoff, listReceipts, listReceiptsOf } from '../platform/handoff-lists.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { findSite } from '../sites/find-site.ts';
import { guessedSite } from '../sites/hosted-sites.ts';
import { patternOfOrigin } from '../sites/site-pattern.ts';
import { viewContext } from './context-meter.ts';
import { findStrangePacket, lookForPackets } from './look-for-packets.ts';
import type { Ports } from './ports.ts';
import { identifyConversation, keepTurns } from './read-conversation.ts';
import { summariseAll } from './view-handoff.ts';

/** How many of the newest receipts are looked through for handoffs that could be inserted. */
const RECENT_RECEIPTS = 200;

/**
 * Reads the tab in which the user clicked and says what it is to Baton: a chat to capture, the source of a
 * handoff, its destination, or none of them. An acknowledgement that stands in it is recorded.
 */
export async function viewTab(ports: Ports, tabId: number): Promise<TabView> {
  const reading = await readOrExplain(ports, tabId);
  if (!reading) return await viewWithoutChat(ports, tabId, 'unreadable');
  const { capture } = reading;
  if (capture.status === 'unknown') return await viewWithoutChat(ports, tabId, 'no-chat');
  const kind = kindOf(capture);
  const site = { site: capture.site, siteLabel: findSite(capture.site)?.label ?? capture.site };
  const page = {
    composer: capture.composer === 'found',
    origin: reading.target.origin,
    ...(capture.composerRoomUnits === undefined ? {} : { composerRoomUnits: capture.composerRoomUnits }),
    streaming: capture.evidence.streaming,
    health: capture.health,
  };
  const toHere = await lookForPackets(ports, reading);
  const rest =
    kind === 'chat' ? await viewConversation(ports, reading) : await viewWithoutChat(ports, tabId, kind);
  // What stands here already is not offered to be inserted once more.
  const here = new Set(toHere.map(({ handoff }) => handoff.packetId));
  const movable = rest.insertable.filter(({ packetId }) => !here.has(packetId));
  // One field on a page that nobody knows matters only to who has something to put into it.
  if (kind === 'empty' && site.site === guessedSite.key && movable.length + toHere.length === 0)
    return await viewWithoutChat(ports, tabId, 'no-chat');
  const insertable = capture.composer === 'found' ? await foreseeAll(ports, movable, reading) : movable;
  const watch = await viewWatch(ports, reading);
  return { ...rest, tabId, kind, ...site, ...page, ...watch, toHere, insertable };
}

/** A page that has places of turns and not one that could be read is a chat that was not understood. */
function kindOf({ status, turns }: PageReading['capture']): 'changed' | 'empty' | 'chat' {
  if (turns.length > 0) return 'chat';
  return status === 'empty' ? 'empty' : 'changed';
}

async function viewConversation(
  ports: Ports,
  reading: PageReading,
): Promise<
  Pick<
    TabView,
    | 'conversationId'
    | 'turns'
    | 'hasDraft'
    | 'asked'
    | 'strangePacket'
    | 'newerTurns'
    | 'fromHere'
    | 'insertable'
    | 'context'
  >
> {
  const { turns } = reading.capture;
  const conversationId = await identifyConversation(ports, reading);
  const database = await ports.openDatabase();
  const draft = await findDraft(database, conversationId);
  // A draft whose turns the session forgot gets them back as soon as its conversation is read again.
  if (draft && !(await ports.memory.findTurns(conversationId))) await keepTurns(ports, conversationId, turns);
  const receipts = await listReceiptsOf(database, conversationId);
  const strangePacket = await findStrangePacket(database, turns);
  const asked = findAskState(reading.capture, draft?.readAnswers ?? []);
  const seen = draft?.completeness.turns ?? receipts[0]?.sourceTurns;
  return {
    conversationId,
    turns: turns.length,
    hasDraft: draft !== undefined,
    ...(asked && draft ? { asked } : {}),
    ...(strangePacket === undefined ? {} : { strangePacket }),
    newerTurns: seen === undefined ? 0 : Math.max(0, turns.length - seen),
    context: await viewContext(ports, reading, conversationId),
    fromHere: await summariseAll(ports, receipts),
    insertable: await listInsertable(ports, conversationId),
  };
}

/** Whether Baton is always on for the page's site, or could be. */
async function viewWatch(ports: Ports, { target }: PageReading): Promise<Pick<TabView, 'watch'>> {
  const pattern = patternOfOrigin(target.origin);
  if (pattern === undefined) return {};
  const alwaysOn = (await ports.watching.listSites()).includes(pattern);
  const watched = alwaysOn ? await ports.memory.findWatched(target.tabId) : undefined;
  return { watch: { pattern, alwaysOn, needsReload: watched?.needsReload ?? false } };
}

async function viewWithoutChat(ports: Ports, tabId: number, kind: TabView['kind']): Promise<TabView> {
  return {
    tabId,
    kind,
    composer: false,
    streaming: false,
    turns: 0,
    hasDraft: false,
    newerTurns: 0,
    fromHere: [],
    toHere: [],
    insertable: await listInsertable(ports, undefined),
    health: [],
  };
}

async function readOrExplain(ports: Ports, tabId: number): Promise<PageReading | undefined> {
  try {
    return await ports.pages.read(tabId);
  } catch (error) {
    if (error instanceof HandoffError && error.code === 'PAGE_NOT_READABLE') return undefined;
    throw error;
  }
}

/** Adds to each handoff whether its text will stand in this composer as it is. */
async function foreseeAll(
  ports: Ports,
  handoffs: TabView['insertable'],
  { capture, target }: PageReading,
): Promise<TabView['insertable']> {
  const database = await ports.openDatabase();
  const place = { site: capture.site, roomUnits: capture.composerRoomUnits };
  return await Promise.all(
    handoffs.map(async (handoff) => {
      const { packet, receipt } = await getHandoff(database, handoff.packetId);
      const earlier = receipt.deliveries.filter(({ origin }) => origin === target.origin);
      return { ...handoff, fit: foreseeFit(renderPacketText(packet).length, { ...place, earlier }) };
    }),
  );
}

async function listInsertable(
  ports: Ports,
  conversationId: string | undefined,
): Promise<TabView['insertable']> {
  const { receipts } = await listReceipts(await ports.openDatabase(), RECENT_RECEIPTS);
  const movable = receipts.filter((one) => one.state === 'PREPARED' && one.conversationId !== conversationId);
  return await summariseAll(ports, movable);
}
