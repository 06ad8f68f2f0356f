import { type Effect, effectSchema } from '../core/effect.ts';
import { HandoffError } from '../core/errors.ts';
import { eventSchema, type HandoffEvent } from '../core/event-log.ts';
import { type Receipt, receiptSchema } from '../core/receipt.ts';

/**
 * A receipt from the disk.
 *
 * @throws {HandoffError} `STORED_DAMAGED` with the path of the first field that does not fit.
 */
export function parseReceipt(stored: unknown): Receipt {
  const parsed = receiptSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('receipts', parsed.error.issues[0]?.path);
}

/**
 * An entry of the event log from the disk.
 *
 * @throws {HandoffError} `STORED_DAMAGED` with the path of the first field that does not fit.
 */
export function parseEvent(stored: unknown): HandoffEvent {
  const parsed = eventSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('events', parsed.error.issues[0]?.path);
}

/**
 * The record of an action with an external effect from the disk.
 *
 * @throws {HandoffError} `STORED_DAMAGED` with the path of the first field that does not fit.
 */
export function parseEffect(stored: unknown): Effect {
  const parsed = effectSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw damaged('effects', parsed.error.issues[0]?.path);
}

/** The range of the index `by-conversation` that holds every revision of one conversation. */
export function revisionsOf(conversationId: string): IDBKeyRange {
  return IDBKeyRange.bound([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER]);
}

/** The error for a stored record that does not fit its schema. */
export function damaged(store: string, path: readonly PropertyKey[] | undefined): HandoffError {
  return new HandoffError('STORED_DAMAGED', { store, path: (path ?? []).map(String).join('.') });
}
