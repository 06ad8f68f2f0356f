import type { IDBPObjectStore, StoreNames } from 'idb';
import { type Effect, type EffectEvent, proposedEffect, type Withdrawal } from '../core/effect.ts';
import { type EffectItem, effectItems, getEffectItem } from '../core/effect-item.ts';
import { endEffect, isEffectRepetition, moveEffect } from '../core/effect-table.ts';
import { HandoffError } from '../core/errors.ts';
import { type EventFacts, effectLogEvents } from '../core/event-log.ts';
import { type Packet, parsePacket } from '../core/packet.ts';
import { type Database, inTransaction, type Schema } from './database.ts';
import { appendEvent, type EventStore } from './event-store.ts';
import { parseEffect, parseReceipt } from './stored-records.ts';

type EffectStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  'effects',
  Mode
>;

/** What an event of an action gave: the action now, and whether the event had already happened. */
export interface EffectChange {
  readonly effect: Effect;
  readonly duplicate: boolean;
}

/**
 * Lets one event happen to one action of a packet: checks its state and the handoff's, writes its record and appends
 * the event, or does nothing. Only what the packet itself marks as having an external effect is an action.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`, `EFFECT_NOT_FOUND`, and what `findEffectRefusal` gives.
 */
export async function changeEffect(
  database: Database,
  { packetId, itemId }: Pick<Effect, 'packetId' | 'itemId'>,
  event: EffectEvent,
  nowMs: number,
): Promise<EffectChange> {
  const stores = ['packets', 'receipts', 'effects', 'events'] as const;
  return await inTransaction(database, [...stores], async (transaction) => {
    const stored = await transaction.objectStore('packets').get(packetId);
    const receipt: unknown = await transaction.objectStore('receipts').get(packetId);
    if (stored === undefined || receipt === undefined) throw new HandoffError('HANDOFF_NOT_FOUND');
    const item = getEffectItem(parsePacket(stored.packet), itemId);
    const effects = transaction.objectStore('effects');
    const before = await getEffectIn(effects, packetId, itemId);
    const duplicate = isEffectRepetition(before, event);
    const effect = moveEffect(parseReceipt(receipt), before, event, nowMs);
    await effects.put(effect);
    const facts: EventFacts = {
      item: item.position,
      ...(event === 'withdraw' ? { by: 'user' } : {}),
      ...(duplicate ? { duplicate } : {}),
    };
    const logged = { packetId, event: effectLogEvents[event], atMs: nowMs, facts };
    await appendEvent(transaction.objectStore('events'), logged);
    return { effect, duplicate };
  });
}

/** All actions of a packet, in its order; one without a record is proposed. */
export async function listEffects(database: Database, packetId: string, packet: Packet): Promise<Effect[]> {
  const store = database.transaction('effects').store;
  return await Promise.all(effectItems(packet).map(({ id }) => getEffectIn(store, packetId, id)));
}

/** What ends the actions of a handoff. */
interface Ending {
  readonly packetId: string;
  readonly packet: Packet;
  readonly by: Exclude<Withdrawal, 'user'>;
  readonly nowMs: number;
}

/** Takes back every authorisation of a handoff that ends, inside the transaction that ends it. */
export async function endEffectsIn(
  effects: EffectStore<'readwrite'>,
  events: EventStore,
  { packetId, packet, by, nowMs }: Ending,
): Promise<void> {
  for (const { id, position } of effectItems(packet)) {
    const ended = endEffect(await getEffectIn(effects, packetId, id), by, nowMs);
    if (!ended) continue;
    await effects.put(ended);
    const facts = { item: position, by };
    await appendEvent(events, { packetId, event: effectLogEvents.withdraw, atMs: nowMs, facts });
  }
}

async function getEffectIn<Mode extends IDBTransactionMode>(
  store: EffectStore<Mode>,
  packetId: string,
  itemId: EffectItem['id'],
): Promise<Effect> {
  const stored: unknown = await store.get([packetId, itemId]);
  return stored === undefined ? proposedEffect(packetId, itemId) : parseEffect(stored);
}
