import { HandoffError } from '../core/errors.ts';
import type { HandoffEvent } from '../core/event-log.ts';
import { type Packet, parsePacket } from '../core/packet.ts';
import { type Receipt, receiptSchema } from '../core/receipt.ts';
import type { Database } from './database.ts';
import { parseEvent, parseReceipt, revisionsOf } from './stored-records.ts';

/** A packet with its receipt. */
export interface StoredHandoff {
  readonly packet: Packet;
  readonly receipt: Receipt;
}

/**
 * Loads a packet with its receipt.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`, `STORED_DAMAGED`.
 */
export async function getHandoff(database: Database, packetId: string): Promise<StoredHandoff> {
  const stored = await database.get('packets', packetId);
  const receipt: unknown = await database.get('receipts', packetId);
  if (stored === undefined || receipt === undefined) throw new HandoffError('HANDOFF_NOT_FOUND');
  return { packet: parsePacket(stored.packet), receipt: parseReceipt(receipt) };
}

/** All events of one handoff, in order. */
export async function listEvents(database: Database, packetId: string): Promise<HandoffEvent[]> {
  return (await database.getAllFromIndex('events', 'by-packet', packetId)).map(parseEvent);
}

/** The whole event log, in order; entries are as they are on disk, for `findBrokenEvent`. */
export async function listStoredEvents(database: Database): Promise<unknown[]> {
  return await database.getAll('events');
}

/**
 * The newest receipts, at most `limit`, by the time of their last change, how many could not be read, and whether there
 * are more.
 */
export async function listReceipts(
  database: Database,
  limit: number,
): Promise<{ receipts: Receipt[]; damaged: number; more: boolean }> {
  const receipts: Receipt[] = [];
  let damaged = 0;
  let cursor = await database.transaction('receipts').store.index('by-time').openCursor(null, 'prev');
  while (cursor && receipts.length + damaged < limit) {
    const parsed = receiptSchema.safeParse(cursor.value);
    if (parsed.success) receipts.push(parsed.data);
    else damaged += 1;
    cursor = await cursor.continue();
  }
  return { receipts, damaged, more: cursor !== null };
}

/** The receipts of one conversation, the highest revision first. */
export async function listReceiptsOf(database: Database, conversationId: string): Promise<Receipt[]> {
  const stored: unknown[] = await database.getAllFromIndex(
    'receipts',
    'by-conversation',
    revisionsOf(conversationId),
  );
  return stored.map(parseReceipt).reverse();
}

/** The receipts of the handoffs that went into one conversation, the one that changed last first. */
export async function listReceiptsTo(database: Database, conversationId: string): Promise<Receipt[]> {
  const stored: unknown[] = await database.getAllFromIndex('receipts', 'by-destination', conversationId);
  return stored.map(parseReceipt).sort((left, right) => right.updatedAtMs - left.updatedAtMs);
}

/** The receipts whose packet id begins so; `prefix` is at least eight hex digits. */
export async function findReceiptsByPrefix(database: Database, prefix: string): Promise<Receipt[]> {
  const stored: unknown[] = await database.getAll('receipts', IDBKeyRange.bound(prefix, `${prefix}g`));
  return stored.map(parseReceipt);
}
