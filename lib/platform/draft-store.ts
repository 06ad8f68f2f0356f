import type { IDBPObjectStore, StoreNames } from 'idb';
import { type Draft, draftSchema } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { type Database, inTransaction, type Schema } from './database.ts';
import { damaged } from './stored-records.ts';

/** A draft as it stands on disk, or undefined where there is none. */
export async function findDraft(database: Database, conversationId: string): Promise<Draft | undefined> {
  const stored: unknown = await database.get('drafts', conversationId);
  return stored === undefined ? undefined : parseDraft(stored);
}

/**
 * Changes a draft, or makes it, in one transaction.
 *
 * @param change Gets the draft as it is now and gives the one to write; it must not wait for anything.
 */
export async function changeDraft(
  database: Database,
  conversationId: string,
  change: (draft: Draft | undefined) => Draft,
): Promise<Draft> {
  return await inTransaction(database, ['drafts'], async (transaction) => {
    const store = transaction.objectStore('drafts');
    const stored: unknown = await store.get(conversationId);
    const before = stored === undefined ? undefined : parseDraft(stored);
    const draft = change(before);
    if (draft !== before) await store.put(draft);
    return draft;
  });
}

/** Removes a draft; one that is not there is removed already. */
export async function deleteDraft(database: Database, conversationId: string): Promise<void> {
  await inTransaction(database, ['drafts'], async (transaction) => {
    await transaction.objectStore('drafts').delete(conversationId);
  });
}

/** All drafts, the newest first, and how many stored ones could not be read. */
export async function listDrafts(database: Database): Promise<{ drafts: Draft[]; damaged: number }> {
  const stored: unknown[] = await database.getAll('drafts');
  const parsed = stored.map((value) => draftSchema.safeParse(value));
  const drafts = parsed.flatMap((result) => (result.success ? [result.data] : []));
  drafts.sort((left, right) => right.updatedAtMs - left.updatedAtMs);
  return { drafts, damaged: parsed.length - drafts.length };
}

/** Reads a draft inside a transaction of somebody else's. */
export async function getDraftIn<Mode extends IDBTransactionMode>(
  store: IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'drafts', Mode>,
  conversationId: string,
): Promise<Draft> {
  const stored: unknown = await store.get(conversationId);
  if (stored === undefined) throw new HandoffError('DRAFT_NOT_FOUND');
  return parseDraft(stored);
}

function parseDraft(stored: unknown): Draft {
  const parsed = draftSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('drafts', parsed.error.issues[0]?.path);
}
