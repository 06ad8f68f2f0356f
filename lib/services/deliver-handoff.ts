import { HandoffError } from '../core/errors.ts';
import type { InsertionResult } from '../core/insertion.ts';
import { shortId } from '../core/packet-id.ts';
import { renderPacketText } from '../core/packet-text.ts';
import { type Delivery, findRefusal, isAllowed, type Receipt } from '../core/receipt.ts';
import type { HandoffView, Look } from '../core/views.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import { changeReceipt } from '../platform/handoff-store.ts';
import type { PageTarget } from '../platform/page-scripts.ts';
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
 * already stands, in the transcript or in the composer, nothing is inserted. Nothing is ever sent.
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
  const { look, target, composer } = await lookIntoTab(ports, packetId, tabId);
  if (look.outcome === 'in-composer') await recordWhatStands(ports, receipt, target);
  const mayInsert = look.outcome === 'absent' || (again && look.outcome === 'damaged');
  if (!mayInsert) return { handoff: await viewHandoff(ports, packetId), look, inserted: false };
  if (!composer) throw new HandoffError('COMPOSER_NOT_FOUND');
  const insertion = await ports.pages.insert(target, renderPacketText(packet));
  if (insertion.outcome === 'no-composer') throw new HandoffError('COMPOSER_NOT_FOUND');
  if (insertion.outcome !== 'already-there')
    await record(ports, packetId, deliveryOf(insertion, target, ports.nowMs()));
  const outcome = insertion.outcome === 'already-there' ? 'in-composer' : look.outcome;
  return { handoff: await viewHandoff(ports, packetId), look: { outcome }, inserted: outcome === 'absent' };
}

function deliveryOf(
  { outcome, differenceAtUnits }: InsertionResult,
  { origin }: PageTarget,
  atMs: number,
): Delivery {
  const known =
    outcome === 'verified' || outcome === 'altered' || outcome === 'attachment' ? outcome : 'unknown';
  return {
    method: 'insert',
    outcome: known,
    atMs,
    origin,
    ...(differenceAtUnits === undefined ? {} : { differenceAtUnits }),
  };
}

function refuseToMove(receipt: Receipt): void {
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
async function record(ports: Ports, packetId: string, delivery: Delivery): Promise<void> {
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
