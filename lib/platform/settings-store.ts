import { noSettings, type Settings, settingsSchema } from '../core/settings.ts';
import { type Database, inTransaction } from './database.ts';
import { damaged } from './stored-records.ts';

const KEY = 'redaction';

/**
 * The settings as they stand on disk; those of somebody who decided nothing where there are none.
 *
 * @throws {HandoffError} `STORED_DAMAGED`: masking with other settings than the user's own would be a guess.
 */
export async function findSettings(database: Database): Promise<Settings> {
  return parseSettings(await database.get('settings', KEY));
}

/** Changes the settings in one transaction. */
export async function updateSettings(
  database: Database,
  change: (settings: Settings) => Settings,
): Promise<Settings> {
  return await inTransaction(database, ['settings'], async (transaction) => {
    const store = transaction.objectStore('settings');
    const settings = change(parseSettings(await store.get(KEY)));
    await store.put(settings, KEY);
    return settings;
  });
}

function parseSettings(stored: unknown): Settings {
  if (stored === undefined) return noSettings;
  const parsed = settingsSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('settings', parsed.error.issues[0]?.path);
}
