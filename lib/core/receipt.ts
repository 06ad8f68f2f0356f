import * as z from 'zod/mini';
import { HandoffError } from './errors.ts';
import { packetIdSchema } from './packet-id.ts';

/** The states of a handoff (source contract; DESIGN 3). A draft has no state yet. */
export const receiptStates = ['PREPARED', 'ACKNOWLEDGED', 'RESUMED', 'CANCELLED'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What can happen to a handoff after it was prepared. */
export const receiptEvents = [
  'prepare',
  'deliver',
  'acknowledge',
  'locate',
  'resume',
  'pause',
  'continue',
  'cancel',
  'supersede',
] as const;
export type ReceiptEvent = (typeof receiptEvents)[number];

/**
 * Which event leads where. A pair that is not here is refused. An event that leads back to its own state is
 * recorded and changes no state: preparing, acknowledging or resuming a second time, an acknowledgement that arrives
 * after the cancellation, and the destination that is seen only after somebody said that it had acknowledged.
 */
export const nextState: Record<ReceiptState, Partial<Record<ReceiptEvent, ReceiptState>>> = {
  PREPARED: {
    prepare: 'PREPARED',
    deliver: 'PREPARED',
    acknowledge: 'ACKNOWLEDGED',
    pause: 'PREPARED',
    continue: 'PREPARED',
    cancel: 'CANCELLED',
    supersede: 'CANCELLED',
  },
  ACKNOWLEDGED: {
    prepare: 'ACKNOWLEDGED',
    acknowledge: 'ACKNOWLEDGED',
    locate: 'ACKNOWLEDGED',
    resume: 'RESUMED',
    pause: 'ACKNOWLEDGED',
    continue: 'ACKNOWLEDGED',
    cancel: 'CANCELLED',
    supersede: 'CANCELLED',
  },
  RESUMED: { prepare: 'RESUMED', acknowledge: 'RESUMED', locate: 'RESUMED', resume: 'RESUMED' },
  CANCELLED: { prepare: 'CANCELLED', acknowledge: 'CANCELLED' },
};

/** Events that a paused handoff refuses until it is continued. */
const stoppedByPause: ReadonlySet<ReceiptEvent> = new Set(['deliver', 'acknowledge', 'locate', 'resume']);

const timeMs = z.int().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
const shortText = z.string().check(z.maxLength(300));

/** One time that the text left Baton: how, where to, and whether it was read back. */
export const deliverySchema = z.strictObject({
  /** `attach`: given to the site as a file; `file`: saved by the browser. */
  method: z.enum(['insert', 'copy', 'file', 'attach']),
  outcome: z.enum(['verified', 'altered', 'truncated', 'attachment', 'unknown']),
  atMs: timeMs,
  /** Origin of the tab that it went into; absent for the clipboard and for a file. */
  origin: z.optional(shortText),
  /** For `altered` and `truncated`: UTF-16 offset of the first difference in the text. */
  differenceAtUnits: z.optional(count),
  /** For `truncated`: what stood of the text was taken out again. */
  takenBack: z.optional(z.boolean()),
  /** The user's own draft was not seen beside the text; absent where it was, or where there was none. */
  draftMissing: z.optional(z.literal(true)),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Where a handoff went, as far as Baton saw it. */
export const destinationSchema = z.strictObject({
  conversationId: shortText,
  site: shortText,
  origin: shortText,
  /** Seen there is the packet and not its acknowledgement: the user said that it was acknowledged. */
  onlyPacketSeen: z.optional(z.literal(true)),
});

/** How an acknowledgement reached Baton: read in the destination, pasted by the user, or said by the user. */
export const acknowledgementWays = ['transcript', 'pasted', 'by-hand'] as const;
export type AcknowledgementWay = (typeof acknowledgementWays)[number];

/** The record of one handoff. Its key is the packet id: there is one receipt for one content, ever. */
export const receiptSchema = z.strictObject({
  packetId: packetIdSchema,
  conversationId: shortText,
  revision: z.int().check(z.minimum(1)),
  state: z.enum(receiptStates),
  paused: z.boolean(),
  /** Why it was cancelled; present in CANCELLED only. */
  reason: z.optional(z.enum(['user', 'superseded', 'expired'])),
  /** `prepared` here, or `received` as a text that another Baton prepared. */
  origin: z.enum(['prepared', 'received']),
  preparedAtMs: timeMs,
  updatedAtMs: timeMs,
  /** How often an event arrived that had already happened. */
  duplicates: count,
  deliveries: z.array(deliverySchema),
  acknowledgement: z.optional(z.strictObject({ way: z.enum(acknowledgementWays), atMs: timeMs })),
  destination: z.optional(destinationSchema),
  resumedAtMs: z.optional(timeMs),
  /** Turns of the source when the packet was prepared; more turns later mean that it is stale. */
  sourceTurns: z.optional(count),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** Whether an event may happen to a receipt now: the table that the worker obeys and the views draw buttons from. */
export function isAllowed(receipt: Pick<Receipt, 'state' | 'paused'>, event: ReceiptEvent): boolean {
  if (nextState[receipt.state][event] === undefined) return false;
  if (event === 'pause') return !receipt.paused;
  if (event === 'continue') return receipt.paused;
  return !(receipt.paused && stoppedByPause.has(event));
}

/** Whether an event that is allowed would only repeat what already happened. */
export function isRepetition(receipt: Pick<Receipt, 'state'>, event: ReceiptEvent): boolean {
  const repeatable = event === 'prepare' || event === 'acknowledge' || event === 'resume';
  return repeatable && nextState[receipt.state][event] === receipt.state;
}

/**
 * Why an event may not happen to a receipt now, or undefined where it may: `STALE_REVISION` and
 * `HANDOFF_CANCELLED` for one that ended, `HANDOFF_PAUSED`, else `BAD_TRANSITION` with the state and the event.
 */
export function findRefusal(
  receipt: Pick<Receipt, 'state' | 'paused' | 'reason' | 'revision'>,
  event: ReceiptEvent,
): HandoffError | undefined {
  if (isAllowed(receipt, event)) return undefined;
  const { state, paused, reason, revision } = receipt;
  if (state === 'CANCELLED' && reason === 'superseded')
    return new HandoffError('STALE_REVISION', { revision });
  if (state === 'CANCELLED') return new HandoffError('HANDOFF_CANCELLED', { event });
  if (paused && nextState[state][event] !== undefined && stoppedByPause.has(event)) {
    return new HandoffError('HANDOFF_PAUSED', { event });
  }
  return new HandoffError('BAD_TRANSITION', { state, event, paused });
}

/**
 * The receipt after an event.
 *
 * @throws {HandoffError} what `findRefusal` gives.
 */
export function transition(receipt: Receipt, event: ReceiptEvent, nowMs: number): Receipt {
  const state = nextState[receipt.state][event];
  const refusal = findRefusal(receipt, event);
  if (refusal || state === undefined) throw refusal;
  if (isRepetition(receipt, event)) {
    return { ...receipt, duplicates: receipt.duplicates + 1, updatedAtMs: nowMs };
  }
  return {
    ...receipt,
    state,
    updatedAtMs: nowMs,
    ...(event === 'pause' || event === 'continue' ? { paused: event === 'pause' } : {}),
    ...(event === 'cancel' ? { reason: 'user' as const, paused: false } : {}),
    ...(event === 'supersede' ? { reason: 'superseded' as const, paused: false } : {}),
    ...(event === 'resume' ? { resumedAtMs: nowMs } : {}),
  };
}
