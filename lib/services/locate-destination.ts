import { isAllowed, type Receipt } from '../core/receipt.ts';
import { changeReceipt } from '../platform/handoff-store.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import type { Ports } from './ports.ts';
import { identifyConversation } from './read-conversation.ts';

/** What of a handoff stands in a conversation. */
export type Seen = 'packet' | 'acknowledgement';

/**
 * Records where a handoff went that was acknowledged by hand or from a pasted reply, once its packet is seen in a
 * conversation. The acknowledgement itself is better evidence than the packet alone and takes its place; nothing takes
 * the place of the acknowledgement. The state stays as it is.
 */
export async function locateDestination(
  ports: Ports,
  receipt: Receipt,
  reading: PageReading,
  seen: Seen,
): Promise<void> {
  if (!isNews(receipt, seen)) return;
  const conversationId = await identifyConversation(ports, reading);
  // A packet that stands in the chat which it came from was pasted back; that is no destination.
  if (seen === 'packet' && conversationId === receipt.conversationId) return;
  const { origin } = reading.target;
  const where = { conversationId, site: reading.capture.site, origin };
  const destination = seen === 'packet' ? { ...where, onlyPacketSeen: true as const } : where;
  await changeReceipt(await ports.openDatabase(), receipt.packetId, 'locate', ports.nowMs(), {
    facts: { seen, origin },
    isDone: (now) => !isNews(now, seen),
    change: (now) => ({ ...now, destination }),
  });
}

function isNews(receipt: Receipt, seen: Seen): boolean {
  if (!isAllowed(receipt, 'locate')) return false;
  const { destination } = receipt;
  return !destination || (destination.onlyPacketSeen === true && seen === 'acknowledgement');
}
