import { findMentionedPackets } from '../core/mentioned-packets.ts';
import type { Receipt } from '../core/receipt.ts';
import type { TabView } from '../core/views.ts';
import { findReceiptsByPrefix, getHandoff } from '../platform/handoff-lists.ts';
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
  const receipts = new Map<string, Receipt>();
  for (const prefix of findMentionedPackets(reading.capture)) {
    for (const receipt of await findReceiptsByPrefix(database, prefix))
      receipts.set(receipt.packetId, receipt);
  }
  const found: TabView['toHere'] = [];
  for (const receipt of receipts.values()) {
    const look = await lookIntoReading(ports, receipt, reading);
    if (look.outcome === 'absent') continue;
    found.push({ handoff: summariseHandoff(await getHandoff(database, receipt.packetId)), look });
  }
  return found.sort((left, right) => right.handoff.updatedAtMs - left.handoff.updatedAtMs);
}
