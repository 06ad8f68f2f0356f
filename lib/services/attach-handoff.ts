import { HandoffError } from '../core/errors.ts';
import { renderPacketText } from '../core/packet-text.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import { fileNameOf, type InsertionReply, record, refuseToMove } from './deliver-handoff.ts';
import { lookIntoTab } from './look-into-tab.ts';
import type { Ports } from './ports.ts';
import { viewHandoff } from './view-handoff.ts';

/**
 * Gives the packet as a file to the site of the tab in which the user clicked, in the way that the site has for files.
 * The tab is asked first, as for an insertion; what stands in a file cannot be looked for in the transcript, so a file
 * that went there before is not given a second time unless the user wants it. Nothing is ever sent.
 *
 * @param again The user knows that one went there before and wants another.
 */
export async function attachHandoff(
  ports: Ports,
  { packetId, tabId, again }: { packetId: string; tabId: number; again: boolean },
): Promise<InsertionReply> {
  const { packet, receipt } = await getHandoff(await ports.openDatabase(), packetId);
  refuseToMove(receipt);
  const { look, target, composer } = await lookIntoTab(ports, packetId, tabId);
  const { origin } = target;
  const before = receipt.deliveries.some((one) => one.method === 'attach' && one.origin === origin);
  const mayAttach = look.outcome === 'absent' && (again || !before);
  if (!mayAttach) return { handoff: await viewHandoff(ports, packetId), look, inserted: false };
  if (!composer) throw new HandoffError('COMPOSER_NOT_FOUND');
  const text = renderPacketText(packet);
  const { outcome, draftKept } = await ports.pages.attach(
    target,
    text,
    fileNameOf(packetId, packet.revision),
  );
  if (outcome === 'no-composer') throw new HandoffError('COMPOSER_NOT_FOUND');
  await record(ports, packetId, {
    method: 'attach',
    outcome: outcome === 'attachment' ? outcome : 'unknown',
    atMs: ports.nowMs(),
    origin,
    ...(draftKept || outcome === 'unknown' ? {} : { draftMissing: true }),
  });
  return { handoff: await viewHandoff(ports, packetId), look, inserted: true };
}
