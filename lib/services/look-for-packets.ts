import { findInTranscript } from '../core/acknowledgement.ts';
import type { Turn } from '../core/capture.ts';
import { findMentionedPackets } from '../core/mentioned-packets.ts';
import { mayHoldPacket } from '../core/packet-bodies.ts';
import { findPacketIn } from '../core/read-packet-text.ts';
import type { Receipt } from '../core/receipt.ts';
import type { TabView } from '../core/views.ts';
import type { Database } from '../platform/database.ts';
import { findReceiptsByPrefix, getHandoff, listReceiptsTo } from '../platform/handoff-lists.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { lookIntoReading } from './look-into-tab.ts';
import type { Ports } from './ports.ts';
import { summariseHandoff } from './view-handoff.ts';

/**
 * Looks for every packet that a user turn or the composer of this page names and this Baton has; an acknowledgement that
 * stands there is recorded.
 */
export async function lookForPackets(ports: Ports, reading: PageReading): Promise<TabView['toHere']> {
  const database = await ports.openDatabase();
  const found: TabView['toHere'] = [];
  for (const receipt of await listMentioned(database, reading.capture)) {
    const look = await lookIntoReading(ports, receipt, reading);
    if (look.outcome === 'absent') continue;
    found.push({ handoff: summariseHandoff(await getHandoff(database, receipt.packetId)), look });
  }
  return found.sort((left, right) => right.handoff.updatedAtMs - left.handoff.updatedAtMs);
}

/**
 * The packet that a conversation was handed: the newest one that a user's turn holds whole, else the newest one of which
 * it is known that it went there. Only packets that this Baton has count: what a page says about one is no packet.
 */
export async function findHandedOver(
  database: Database,
  conversationId: string,
  turns: readonly Turn[],
): Promise<Receipt | undefined> {
  const mentioned = await listMentioned(database, { turns });
  const standing = mentioned.find(
    ({ packetId: id, revision }) => 'packetTurn' in findInTranscript(turns, { id, revision }, false),
  );
  return standing ?? (await listReceiptsTo(database, conversationId))[0];
}

/**
 * The newest text of a user's turn that holds a packet whole which this Baton does not have: another one prepared it. It
 * is kept only on the user's word, as one that is pasted.
 */
export async function findStrangePacket(
  database: Database,
  turns: readonly Turn[],
): Promise<string | undefined> {
  for (const { role, markdown } of turns.toReversed()) {
    const reading = role === 'user' && mayHoldPacket(markdown) ? findPacketIn(markdown) : undefined;
    if (reading?.idCheck !== 'matches') continue;
    if ((await findReceiptsByPrefix(database, reading.id)).length === 0) return markdown;
  }
  return undefined;
}

/** The receipts of the packets that the user's turns and the composer name, those of the newest turns first. */
async function listMentioned(
  database: Database,
  capture: Parameters<typeof findMentionedPackets>[0],
): Promise<Receipt[]> {
  const receipts = new Map<string, Receipt>();
  for (const prefix of findMentionedPackets(capture)) {
    for (const receipt of await findReceiptsByPrefix(database, prefix))
      receipts.set(receipt.packetId, receipt);
  }
  return [...receipts.values()];
}
