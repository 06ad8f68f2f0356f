import { type Effect, type EffectEvent, type EffectState, effectEvents, type Withdrawal } from './effect.ts';
import { HandoffError } from './errors.ts';
import type { Receipt, ReceiptState } from './receipt.ts';

/**
 * Which event leads where. A pair that is not here is refused. An event that leads back to its own state is recorded
 * and changes nothing else: only what is `authorised` can be copied, and what ended never begins again.
 */
export const nextEffectState: Record<EffectState, Partial<Record<EffectEvent, EffectState>>> = {
  proposed: { authorise: 'authorised' },
  authorised: { authorise: 'authorised', copy: 'authorised', finish: 'done', withdraw: 'withdrawn' },
  done: { finish: 'done' },
  withdrawn: { withdraw: 'withdrawn' },
};

/**
 * Which events the state of the handoff lets happen. Nothing can be authorised before a chat has acknowledged the
 * packet, and nothing once the handoff is cancelled or replaced. Resuming is not in here: it is neither needed nor enough.
 */
export const effectEventsIn: Record<ReceiptState, ReadonlySet<EffectEvent>> = {
  PREPARED: new Set(),
  ACKNOWLEDGED: new Set(effectEvents),
  RESUMED: new Set(effectEvents),
  CANCELLED: new Set(),
};

/** Events that a paused handoff refuses: a permission is neither given nor taken along. Taking it back always works. */
const stoppedByPause: ReadonlySet<EffectEvent> = new Set(['authorise', 'copy']);

type HandoffNow = Pick<Receipt, 'state' | 'paused' | 'reason' | 'revision'>;

/**
 * Why an event may not happen to an action now, or undefined where it may: `STALE_REVISION`, `HANDOFF_CANCELLED`,
 * `EFFECT_TOO_EARLY` before an acknowledgement, `HANDOFF_PAUSED`, else `BAD_EFFECT_TRANSITION` with state and event.
 */
export function findEffectRefusal(
  { state: receiptState, paused, reason, revision }: HandoffNow,
  { state }: Pick<Effect, 'state'>,
  event: EffectEvent,
): HandoffError | undefined {
  if (!effectEventsIn[receiptState].has(event)) {
    if (receiptState !== 'CANCELLED') return new HandoffError('EFFECT_TOO_EARLY', { state: receiptState });
    if (reason === 'superseded') return new HandoffError('STALE_REVISION', { revision });
    return new HandoffError('HANDOFF_CANCELLED', { event });
  }
  if (nextEffectState[state][event] === undefined) {
    return new HandoffError('BAD_EFFECT_TRANSITION', { state, event });
  }
  return paused && stoppedByPause.has(event) ? new HandoffError('HANDOFF_PAUSED', { event }) : undefined;
}

/** Whether an event may happen now: what the worker obeys and the view draws its buttons from. */
export function isEffectAllowed(
  receipt: HandoffNow,
  effect: Pick<Effect, 'state'>,
  event: EffectEvent,
): boolean {
  return findEffectRefusal(receipt, effect, event) === undefined;
}

/** Whether an event that is allowed would only repeat what already happened; a further copy is no repetition. */
export function isEffectRepetition({ state }: Pick<Effect, 'state'>, event: EffectEvent): boolean {
  return event !== 'copy' && nextEffectState[state][event] === state;
}

/**
 * The action after an event of the user's.
 *
 * @throws {HandoffError} what `findEffectRefusal` gives.
 */
export function moveEffect(receipt: HandoffNow, effect: Effect, event: EffectEvent, nowMs: number): Effect {
  const refusal = findEffectRefusal(receipt, effect, event);
  const state = nextEffectState[effect.state][event];
  if (refusal || state === undefined) throw refusal;
  if (isEffectRepetition(effect, event)) {
    return { ...effect, duplicates: effect.duplicates + 1, updatedAtMs: nowMs };
  }
  return {
    ...effect,
    state,
    updatedAtMs: nowMs,
    ...(event === 'authorise' ? { authorisedAtMs: nowMs } : {}),
    ...(event === 'copy' ? { copies: effect.copies + 1 } : {}),
    ...(event === 'withdraw' ? { withdrawnBy: 'user' as const } : {}),
  };
}

/** The action after its handoff ended; undefined where nothing was authorised, so that nothing changes. */
export function endEffect(
  effect: Effect,
  by: Exclude<Withdrawal, 'user'>,
  nowMs: number,
): Effect | undefined {
  const state = effect.state === 'authorised' ? nextEffectState.authorised.withdraw : undefined;
  return state && { ...effect, state, updatedAtMs: nowMs, withdrawnBy: by };
}
