import * as z from 'zod/mini';
import { canonicalize } from './canonical-json.ts';
import type { EffectEvent } from './effect.ts';
import { packetIdSchema, sha256Hex } from './packet-id.ts';
import { receiptEvents } from './receipt.ts';

/** The log's names for what happens to an action with an external effect; its facts say which open item it is. */
export const effectLogEvents = {
  authorise: 'authorise-effect',
  copy: 'copy-effect',
  finish: 'finish-effect',
  withdraw: 'withdraw-effect',
} as const satisfies Record<EffectEvent, string>;

/** Every kind of entry of the log; `promote`: the user took a claim for a fact, or took that back, before Prepare. */
export const loggedEvents = [...receiptEvents, ...Object.values(effectLogEvents), 'promote'] as const;
export type LoggedEvent = (typeof loggedEvents)[number];

/** What the first entry of the log names as the entry before it. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Short facts about an event: codes, counts and origins, never conversation text. */
export const eventFactsSchema = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean()]),
);
export type EventFacts = z.infer<typeof eventFactsSchema>;

/** One entry of the append-only log; `sequence` counts from 1 over all handoffs. */
export const eventSchema = z.strictObject({
  sequence: z.int().check(z.minimum(1)),
  packetId: packetIdSchema,
  event: z.enum(loggedEvents),
  atMs: z.int().check(z.minimum(0)),
  facts: eventFactsSchema,
  previousHash: packetIdSchema,
  hash: packetIdSchema,
});
export type HandoffEvent = z.infer<typeof eventSchema>;

/** An event that has no place in the log yet. */
export type NewEvent = Pick<HandoffEvent, 'packetId' | 'event' | 'atMs' | 'facts'>;

/** Gives an event its place after the last entry of the log (undefined for the first one). */
export function linkEvent(event: NewEvent, last: HandoffEvent | undefined): HandoffEvent {
  const linked = {
    ...event,
    sequence: (last?.sequence ?? 0) + 1,
    previousHash: last?.hash ?? FIRST_PREVIOUS_HASH,
  };
  return { ...linked, hash: hashOf(linked) };
}

/**
 * Recomputes the whole log.
 *
 * @param stored All entries as they are on disk, in order of `sequence`.
 * @returns The place (from 1) of the first entry that is damaged or does not fit the one before it, or undefined.
 */
export function findBrokenEvent(stored: readonly unknown[]): number | undefined {
  let last: HandoffEvent | undefined;
  for (const [at, value] of stored.entries()) {
    const event = eventSchema.safeParse(value);
    if (!event.success || !follows(event.data, last)) return at + 1;
    last = event.data;
  }
  return undefined;
}

function follows({ hash, ...rest }: HandoffEvent, last: HandoffEvent | undefined): boolean {
  return (
    rest.sequence === (last?.sequence ?? 0) + 1 &&
    rest.previousHash === (last?.hash ?? FIRST_PREVIOUS_HASH) &&
    hash === hashOf(rest)
  );
}

function hashOf(event: Omit<HandoffEvent, 'hash'>): string {
  return sha256Hex(canonicalize(event));
}
