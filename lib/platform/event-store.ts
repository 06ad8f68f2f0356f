import type { IDBPObjectStore, StoreNames } from 'idb';
import { linkEvent, type NewEvent } from '../core/event-log.ts';
import type { Schema } from './database.ts';
import { tellHandoffsChanged } from './handoff-changes.ts';
import { parseEvent } from './stored-records.ts';

/** The event log inside a transaction that may write. */
export type EventStore = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'events', 'readwrite'>;

/**
 * Appends an event to the log, linked to the entry before it, inside a transaction of somebody else's. Baton's pages are
 * told once it is on the disk.
 */
export async function appendEvent(events: EventStore, event: NewEvent): Promise<void> {
  const cursor = await events.openCursor(null, 'prev');
  await events.add(linkEvent(event, cursor ? parseEvent(cursor.value) : undefined));
  // What becomes of the transaction is said to whoever began it.
  events.transaction.done.then(tellHandoffsChanged, () => undefined);
}
