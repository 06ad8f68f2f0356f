import type { IDBPTransaction } from 'idb';
import type { Draft } from '../core/draft.ts';
import { effectEventsIn } from '../core/effect-table.ts';
import { HandoffError } from '../core/errors.ts';
import type { EventFacts } from '../core/event-log.ts';
import { type Packet, parsePacket } from '../core/packet.ts';
import { isRepetition, type Receipt, type ReceiptEvent, transition } from '../core/receipt.ts';
import { type Database, inTransaction, type Schema } from './database.ts';
import { getDraftIn } from './draft-store.ts';
import { endEffectsIn } from './effect-store.ts';
import { appendEvent } from './event-store.ts';
import { parseReceipt, revisionsOf } from './stored-records.ts';

const STORES = ['drafts', 'packets', 'receipts', 'effects', 'events'] as const;
type Stores = (typeof STORES)[number];
type Transaction = IDBPTransaction<Schema, Stores[], 'readwrite'>;

/** What changing a receipt gave: the receipt now, and whether the event had already happened. */
export interface ReceiptChange {
  readonly receipt: Receipt;
  readonly duplicate: boolean;
}

/** A packet that is to get its receipt. */
export interface NewHandoff {
  readonly packetId: string;
  readonly packet: Packet;
  readonly origin: Receipt['origin'];
  readonly sourceTurns?: number;
}

/**
 * Freezes a draft: reads it, builds its packet, and writes packet, receipt, event, superseded revisions and the
 * draft's mark in one transaction. The same content again gives the receipt that is there.
 *
 * @param build Gets the draft as it is on disk; it must not wait for anything. What it throws writes nothing.
 * @throws {HandoffError} `STALE_REVISION` when a higher or equal revision with other content exists.
 */
export async function prepareDraft(
  database: Database,
  conversationId: string,
  build: (draft: Draft, previous: Packet | undefined) => NewHandoff,
  nowMs: number,
): Promise<ReceiptChange> {
  return await inTransaction(database, [...STORES], async (transaction) => {
    const drafts = transaction.objectStore('drafts');
    const draft = await getDraftIn(drafts, conversationId);
    const previous = draft.previousPacketId
      ? await getPacketIn(transaction, draft.previousPacketId)
      : undefined;
    const handoff = build(draft, previous);
    const change = await addHandoff(transaction, handoff, nowMs);
    if (!change.duplicate) await appendPromotions(transaction, handoff.packetId, draft);
    if (draft.preparedAs !== handoff.packetId) {
      const { promotions, ...rest } = draft;
      const kept = change.duplicate && promotions ? { promotions } : {};
      await drafts.put({ ...rest, ...kept, preparedAs: handoff.packetId });
    }
    return change;
  });
}

/** Keeps a packet that came as a text. The same packet again gives the receipt that is there. */
export async function receiveHandoff(
  database: Database,
  handoff: NewHandoff,
  nowMs: number,
): Promise<ReceiptChange> {
  return await inTransaction(database, [...STORES], (transaction) => addHandoff(transaction, handoff, nowMs));
}

/** What an event brings beside the transition. */
export interface EventOptions {
  /** Short facts for the log. */
  readonly facts?: EventFacts;
  /** Adds what the event brings (a delivery, a destination) to the receipt after the transition. */
  readonly change?: (receipt: Receipt) => Receipt;
  /** Whether the event is already on the receipt, so that nothing is to be written. */
  readonly isDone?: (receipt: Receipt) => boolean;
}

/**
 * Lets one event happen to a receipt: checks the state, writes the receipt and appends the event, or does nothing. The
 * draft of a handoff that is cancelled goes with it, and so does every authorisation that it holds.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`, and what `transition` throws.
 */
export async function changeReceipt(
  database: Database,
  packetId: string,
  event: ReceiptEvent,
  nowMs: number,
  { facts = {}, change = (receipt) => receipt, isDone = () => false }: EventOptions = {},
): Promise<ReceiptChange> {
  return await inTransaction(database, [...STORES], async (transaction) => {
    const before = await getReceiptIn(transaction, packetId);
    if (isDone(before)) return { receipt: before, duplicate: true };
    const duplicate = isRepetition(before, event);
    const receipt = change(transition(before, event, nowMs));
    await transaction.objectStore('receipts').put(receipt);
    if (event === 'cancel') await deleteDraftOf(transaction, receipt);
    const logged = duplicate ? { ...facts, duplicate } : facts;
    await appendEvent(transaction.objectStore('events'), { packetId, event, atMs: nowMs, facts: logged });
    if (event === 'cancel') await endEffects(transaction, before, 'cancelled', nowMs);
    return { receipt, duplicate };
  });
}

/** A draft that went on to another revision is not what was cancelled. */
async function deleteDraftOf(transaction: Transaction, { packetId, conversationId }: Receipt): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  const draft = await drafts.get(conversationId);
  if (draft?.preparedAs === packetId) await drafts.delete(conversationId);
}

async function addHandoff(
  transaction: Transaction,
  handoff: NewHandoff,
  nowMs: number,
): Promise<ReceiptChange> {
  const { packetId, packet } = handoff;
  const receipts = transaction.objectStore('receipts');
  const existing: unknown = await receipts.get(packetId);
  if (existing !== undefined) {
    const receipt = transition(parseReceipt(existing), 'prepare', nowMs);
    await receipts.put(receipt);
    const facts = { duplicate: true };
    await appendEvent(transaction.objectStore('events'), { packetId, event: 'prepare', atMs: nowMs, facts });
    return { receipt, duplicate: true };
  }
  await supersedeOlder(transaction, packet, nowMs);
  const receipt = newReceipt(handoff, nowMs);
  await transaction.objectStore('packets').add({ id: packetId, packet });
  await receipts.add(receipt);
  const facts = { revision: packet.revision, origin: handoff.origin };
  await appendEvent(transaction.objectStore('events'), { packetId, event: 'prepare', atMs: nowMs, facts });
  return { receipt, duplicate: false };
}

async function supersedeOlder(transaction: Transaction, packet: Packet, nowMs: number): Promise<void> {
  const receipts = transaction.objectStore('receipts');
  const stored: unknown[] = await receipts
    .index('by-conversation')
    .getAll(revisionsOf(packet.conversation_id));
  const others = stored.map(parseReceipt);
  const newest = Math.max(0, ...others.map(({ revision }) => revision));
  if (newest >= packet.revision) {
    throw new HandoffError('STALE_REVISION', { revision: packet.revision, newest });
  }
  for (const other of others) {
    if (other.state !== 'PREPARED' && other.state !== 'ACKNOWLEDGED') continue;
    await receipts.put(transition(other, 'supersede', nowMs));
    const facts = { by: packet.revision };
    const event = { packetId: other.packetId, event: 'supersede', atMs: nowMs, facts } as const;
    await appendEvent(transaction.objectStore('events'), event);
    await endEffects(transaction, other, 'superseded', nowMs);
  }
}

function newReceipt({ packetId, packet, origin, sourceTurns }: NewHandoff, nowMs: number): Receipt {
  return {
    packetId,
    conversationId: packet.conversation_id,
    revision: packet.revision,
    state: 'PREPARED',
    paused: false,
    origin,
    preparedAtMs: nowMs,
    updatedAtMs: nowMs,
    duplicates: 0,
    deliveries: [],
    ...(sourceTurns === undefined ? {} : { sourceTurns }),
  };
}

/** Takes back what was authorised in a handoff that ends here; `receipt` is as it was before. */
async function endEffects(
  transaction: Transaction,
  { packetId, state }: Receipt,
  by: 'cancelled' | 'superseded',
  nowMs: number,
): Promise<void> {
  // Where nothing can be authorised, nothing is.
  if (!effectEventsIn[state].has('authorise')) return;
  const effects = transaction.objectStore('effects');
  const packet = await getPacketIn(transaction, packetId);
  if (!packet) return;
  await endEffectsIn(effects, transaction.objectStore('events'), { packetId, packet, by, nowMs });
}

/** What the user took for true before this packet was made; the times are those of the acts. */
async function appendPromotions(
  transaction: Transaction,
  packetId: string,
  { promotions = [] }: Draft,
): Promise<void> {
  for (const { itemId, withdrawn, atMs } of promotions) {
    const facts = { item: itemId, ...(withdrawn ? { withdrawn } : {}) };
    await appendEvent(transaction.objectStore('events'), { packetId, event: 'promote', atMs, facts });
  }
}

async function getReceiptIn(transaction: Transaction, packetId: string): Promise<Receipt> {
  const stored: unknown = await transaction.objectStore('receipts').get(packetId);
  if (stored === undefined) throw new HandoffError('HANDOFF_NOT_FOUND');
  return parseReceipt(stored);
}

async function getPacketIn(transaction: Transaction, packetId: string): Promise<Packet | undefined> {
  const stored = await transaction.objectStore('packets').get(packetId);
  return stored === undefined ? undefined : parsePacket(stored.packet);
}
