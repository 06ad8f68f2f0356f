import { HandoffError } from '../core/errors.ts';
import type { InsertionResult } from '../core/insertion.ts';
import { shortId } from '../core/packet-id.ts';
import { renderPacketText } from '../core/packet-text.ts';
import { type Delivery, findRefusal, isAllowed, type Receipt } from '../core/receipt.ts';
import type { HandoffView, Look } from '../core/views.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import { changeReceipt } from '../platform/handoff-store.ts';
import type { PageTarget } from '../platform/page-scripts.ts';
import { askOtherTabs } from './ask-other-tabs.ts';
import { lookIntoTab } from './look-into-tab.ts';
import type { Ports } from './ports.ts';
import { viewHandoff } from './view-handoff.ts';

/**
 * The text for the clipboard or a file, when the handoff may move now.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`, `HANDOFF_PAUSED`, `HANDOFF_CANCELLED`, `STALE_REVISION`, `BAD_TRANSITION`.
 */
export async function takeText(ports: Ports, packetId: string): Promise<{ fileName: string; text: string }> {
  const { packet, receipt } = await getHandoff(await ports.openDatabase(), packetId);
  refuseToMove(receipt);
  return { fileName: fileNameOf(packetId, packet.revision), text: renderPacketText(packet) };
}

/** The name of a packet's file. */
export function fileNameOf(packetId: string, revision: number): string {
  return `baton-${shortId(packetId)}-r${revision}.md`;
}

/** Records that the user copied or saved the text, after it really happened. */
export async function recordDelivery(
  ports: Ports,
  packetId: string,
  method: 'copy' | 'file',
  outcome: 'verified' | 'unknown',
): Promise<HandoffView> {
  await record(ports, packetId, { method, outcome, atMs: ports.nowMs() });
  return await viewHandoff(ports, packetId);
}

/** What an insertion came to: the handoff now, what the tab was found to hold, and whether anything was inserted. */
export interface InsertionReply {
  readonly handoff: HandoffView;
  readonly look: Look;
  readonly inserted: boolean;
}

/**
 * Puts the text into the composer of the tab in which the user clicked. The tab is asked first: where the packet
 * already stands, in the transcript or in the composer, nothing is inserted. A text that went out before is looked for
 * in the other tabs too; where it stands there, or nobody knows what became of it, the user decides. Nothing is ever sent.
 *
 * @param again The user saw an outcome that is not known, or a damaged packet, and wants it inserted all the same.
 */
export async function insertHandoff(
  ports: Ports,
  request: { packetId: string; tabId: number; again: boolean },
): Promise<InsertionReply> {
  const { packetId, tabId, again } = request;
  const { packet, receipt } = await getHandoff(await ports.openDatabase(), packetId);
  refuseToMove(receipt);
  const { look: here, target, composer } = await lookIntoTab(ports, packetId, tabId);
  if (here.outcome === 'in-composer') await recordWhatStands(ports, receipt, target);
  const look = again ? here : await lookElsewhere(ports, receipt, tabId, here);
  if (!mayInsert(receipt, look, again))
    return { handoff: await viewHandoff(ports, packetId), look, inserted: false };
  if (!composer) throw new HandoffError('COMPOSER_NOT_FOUND');
  const insertion = await ports.pages.insert(target, renderPacketText(packet));
  if (insertion.outcome === 'no-composer') throw new HandoffError('COMPOSER_NOT_FOUND');
  if (insertion.outcome !== 'already-there')
    await record(ports, packetId, deliveryOf(insertion, target, ports.nowMs()));
  const isThere = insertion.outcome === 'already-there';
  return {
    handoff: await viewHandoff(ports, packetId),
    look: isThere ? { outcome: 'in-composer' } : look,
    inserted: !isThere,
  };
}

/** Asks the other tabs for a text that does not stand here and went out before. */
async function lookElsewhere(ports: Ports, receipt: Receipt, tabId: number, look: Look): Promise<Look> {
  if (look.outcome !== 'absent' || receipt.deliveries.length === 0) return look;
  return { ...look, others: await askOtherTabs(ports, receipt, tabId) };
}

/** Whether the text may go in without another word of the user. */
function mayInsert({ deliveries }: Receipt, { outcome, others }: Look, again: boolean): boolean {
  if (again) return outcome === 'absent' || outcome === 'damaged';
  const last = deliveries.findLast(({ method }) => method === 'insert')?.outcome;
  const isLost = last === 'unknown' || last === 'attachment';
  return outcome === 'absent' && !isLost && (others?.found ?? []).length === 0;
}

function deliveryOf(
  { outcome, differenceAtUnits, takenBack, draftKept }: InsertionResult,
  { origin }: PageTarget,
  atMs: number,
): Delivery {
  const known = outcome === 'already-there' || outcome === 'no-composer' ? 'unknown' : outcome;
  return {
    method: 'insert',
    outcome: known,
    atMs,
    origin,
    ...(differenceAtUnits === undefined ? {} : { differenceAtUnits }),
    ...(takenBack === undefined ? {} : { takenBack }),
    ...(draftKept || outcome === 'unknown' ? {} : { draftMissing: true }),
  };
}

/**
 * Refuses a delivery that the transition table does not allow now.
 *
 * @throws {HandoffError} what `findRefusal` gives.
 */
export function refuseToMove(receipt: Receipt): void {
  const refusal = findRefusal(receipt, 'deliver');
  if (refusal) throw refusal;
}

/** The worker died between the insertion and its record: what stands in the composer was read back just now. */
async function recordWhatStands(ports: Ports, receipt: Receipt, { origin }: PageTarget): Promise<void> {
  const recorded = receipt.deliveries.some((one) => one.method === 'insert' && one.origin === origin);
  if (recorded) return;
  await record(ports, receipt.packetId, {
    method: 'insert',
    outcome: 'verified',
    atMs: ports.nowMs(),
    origin,
  });
}

/**
 * Records what already happened. Where the handoff was paused or ended meanwhile, the error says that the text has left
 * all the same: `moved`.
 */
export async function record(ports: Ports, packetId: string, delivery: Delivery): Promise<void> {
  const { method, outcome, origin, differenceAtUnits } = delivery;
  const facts = {
    method,
    outcome,
    ...(origin ? { origin } : {}),
    ...(differenceAtUnits === undefined ? {} : { differenceAtUnits }),
  };
  const { receipt: now } = await changeReceipt(
    await ports.openDatabase(),
    packetId,
    'deliver',
    ports.nowMs(),
    {
      facts,
      isDone: (receipt) => !isAllowed(receipt, 'deliver'),
      change: (receipt) => ({ ...receipt, deliveries: [...receipt.deliveries, delivery] }),
    },
  );
  const refusal = findRefusal(now, 'deliver');
  if (refusal) throw new HandoffError(refusal.code, { ...refusal.detail, moved: true });
}
