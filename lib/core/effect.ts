import * as z from 'zod/mini';
import { packetIdSchema } from './packet-id.ts';

/** The states of one action with an external effect (DESIGN 3). An action without a record is `proposed`. */
export const effectStates = ['proposed', 'authorised', 'done', 'withdrawn'] as const;
export type EffectState = (typeof effectStates)[number];

/** What can happen to it. Each is a click of the user on that item; `withdraw` also comes with the end of its handoff. */
export const effectEvents = ['authorise', 'copy', 'finish', 'withdraw'] as const;
export type EffectEvent = (typeof effectEvents)[number];

/** Who took an authorisation back: the user by a click on it, or the end of its handoff. */
export const withdrawals = ['user', 'cancelled', 'superseded'] as const;
export type Withdrawal = (typeof withdrawals)[number];

const count = z.int().check(z.minimum(0));
const timeMs = z.int().check(z.minimum(0));

/** The record of one action, under the packet that names it and the id of its open item. */
export const effectSchema = z.strictObject({
  packetId: packetIdSchema,
  itemId: z.string().check(z.minLength(1), z.maxLength(100)),
  state: z.enum(effectStates),
  updatedAtMs: timeMs,
  authorisedAtMs: z.optional(timeMs),
  /** How often its authorisation was copied. */
  copies: count,
  /** How often an event arrived that had already happened. */
  duplicates: count,
  /** Present in `withdrawn` only. */
  withdrawnBy: z.optional(z.enum(withdrawals)),
});
export type Effect = z.infer<typeof effectSchema>;

/** The beginning of every action, in every packet. */
export function proposedEffect(packetId: string, itemId: string): Effect {
  return { packetId, itemId, state: 'proposed', updatedAtMs: 0, copies: 0, duplicates: 0 };
}
