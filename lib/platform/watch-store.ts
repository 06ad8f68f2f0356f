import { noWatchRecord, type WatchRecord, watchRecordSchema } from '../core/always-on.ts';
import { type Database, inTransaction } from './database.ts';
import { damaged } from './stored-records.ts';

const KEY = 'watch';

/**
 * What is kept for the context meter and for sites where Baton is always on.
 *
 * @throws {HandoffError} `STORED_DAMAGED`.
 */
export async function findWatchRecord(database: Database): Promise<WatchRecord> {
  return parseRecord(await database.get('settings', KEY));
}

/** Changes it in one transaction; nothing is written where nothing changes. */
export async function updateWatchRecord(
  database: Database,
  change: (record: WatchRecord) => WatchRecord,
): Promise<WatchRecord> {
  return await inTransaction(database, ['settings'], async (transaction) => {
    const store = transaction.objectStore('settings');
    const before = parseRecord(await store.get(KEY));
    const after = change(before);
    if (after !== before) await store.put(after, KEY);
    return after;
  });
}

function parseRecord(stored: unknown): WatchRecord {
  if (stored === undefined) return noWatchRecord;
  const parsed = watchRecordSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('settings', parsed.error.issues[0]?.path);
}
