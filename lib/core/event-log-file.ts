import { canonicalize } from './canonical-json.ts';
import { eventSchema } from './event-log.ts';

/**
 * The whole event log as JSON Lines, with which anybody can verify it: one entry a line, in order, each in canonical
 * form (RFC 8785), with a line feed behind each. Entries hold codes, counts and origins, no text of a conversation.
 *
 * To verify it, for each line:
 * 1. `sequence` is the number of the line, from 1.
 * 2. `previousHash` is the `hash` of the line before; in the first line it is 64 zeros.
 * 3. Take the member `hash` with its comma out of the line (the first `"hash":"<64 hex digits>",` in it). What is left
 *    is the canonical form of the entry without its hash. Its SHA-256, as UTF-8 bytes, in lower-case hex, is `hash`.
 *
 * The first line for which one of these is not so is the first broken entry, the one that "Verify" names. That lines are
 * missing at the end cannot be seen from the log alone: keep the last hash somewhere else to see that, too.
 *
 * @param stored All entries as they are on disk, in order. One that is no entry is written as `{"unreadable":true}`,
 *   so that it keeps its line and fails there.
 */
export function renderEventLog(stored: readonly unknown[]): string {
  return stored.map((value) => `${lineOf(value)}\n`).join('');
}

function lineOf(value: unknown): string {
  const event = eventSchema.safeParse(value);
  return canonicalize(event.success ? event.data : { unreadable: true });
}
