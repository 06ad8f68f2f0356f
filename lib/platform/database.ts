import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { WatchRecord } from '../core/always-on.ts';
import type { Draft } from '../core/draft.ts';
import type { Effect } from '../core/effect.ts';
import { HandoffError } from '../core/errors.ts';
import type { HandoffEvent } from '../core/event-log.ts';
import type { Packet } from '../core/packet.ts';
import type { Receipt } from '../core/receipt.ts';
import type { Settings } from '../core/settings.ts';

const NAME = 'baton';

/** What is on disk: masked drafts, packets, receipts, effects, events and settings. Values are parsed again when they are read. */
export interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
  packets: { key: string; value: { id: string; packet: Packet } };
  receipts: {
    key: string;
    value: Receipt;
    indexes: { 'by-conversation': [string, number]; 'by-time': number; 'by-destination': string };
  };
  events: { key: number; value: HandoffEvent; indexes: { 'by-packet': string } };
  settings: { key: string; value: Settings | WatchRecord };
  effects: { key: [packetId: string, itemId: string]; value: Effect };
}

export type Database = IDBPDatabase<Schema>;
type Upgrade = (
  database: Database,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void;

/** One step a version, append-only: step n leads from version n to n + 1. A step that throws aborts the upgrade. */
const upgradeSteps: readonly Upgrade[] = [
  function createStores(database) {
    database.createObjectStore('drafts', { keyPath: 'conversationId' });
    database.createObjectStore('packets', { keyPath: 'id' });
    const receipts = database.createObjectStore('receipts', { keyPath: 'packetId' });
    receipts.createIndex('by-conversation', ['conversationId', 'revision']);
    receipts.createIndex('by-time', 'updatedAtMs');
    const events = database.createObjectStore('events', { keyPath: 'sequence' });
    events.createIndex('by-packet', 'packetId');
  },
  function createSettings(database) {
    database.createObjectStore('settings');
  },
  function createEffects(database) {
    database.createObjectStore('effects', { keyPath: ['packetId', 'itemId'] });
  },
  function indexDestinations(_database, transaction) {
    transaction.objectStore('receipts').createIndex('by-destination', 'destination.conversationId');
  },
];

/** Gives the open database; opens it when it is not open (any more). */
export type OpenDatabase = () => Promise<Database>;

/**
 * Makes the one way to the database. It opens on first use, closes for a newer version of Baton that wants to
 * upgrade it, and opens again when the browser closed it.
 */
export function createDatabase(): OpenDatabase {
  let opening: Promise<Database> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  return async () => {
    opening ??= open(forget);
    try {
      return await opening;
    } catch (error) {
      forget();
      throw error;
    }
  };
}

async function open(forget: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(NAME, upgradeSteps.length, {
      upgrade(database, oldVersion, _newVersion, transaction) {
        // A step that throws fails the opening, which says why; this promise would say it a second time, to nobody.
        transaction.done.catch(() => undefined);
        for (const step of upgradeSteps.slice(oldVersion)) step(database, transaction);
      },
      blocking(_currentVersion, _blockedVersion, event) {
        forget();
        // The event's target is the database that stands in the way, by the IndexedDB specification 4.1.
        (event.target as IDBDatabase | null)?.close();
      },
      terminated: forget,
    });
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Gives a failure of the database its code; an error that has one keeps it. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'QuotaExceededError') return new HandoffError('STORAGE_FULL', {}, { cause: error });
  if (error.name === 'VersionError') return new HandoffError('DATABASE_NEWER', {}, { cause: error });
  return new HandoffError('DATABASE_UNAVAILABLE', { reason: error.name }, { cause: error });
}

/**
 * Runs one transaction that is on disk when it resolves. What the body throws aborts it as a whole.
 *
 * @param body May await nothing but requests of this transaction.
 */
export async function inTransaction<Name extends StoreNames<Schema>, Result>(
  database: Database,
  names: Name[],
  body: (transaction: IDBPTransaction<Schema, Name[], 'readwrite'>) => Promise<Result>,
): Promise<Result> {
  try {
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
    try {
      const result = await body(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      abort(transaction);
      await transaction.done.catch(() => undefined); // the reason is the error that is thrown below
      throw transaction.error ?? error;
    }
  } catch (error) {
    throw toDatabaseError(error);
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (error) {
    // A transaction that already failed by itself cannot be aborted again.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
