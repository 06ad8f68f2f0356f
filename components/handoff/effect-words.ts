import type { Effect, EffectState } from '../../lib/core/effect.ts';
import type { Receipt } from '../../lib/core/receipt.ts';

/** The state of an action in a few words. */
export const effectStateWords: Record<EffectState, string> = {
  proposed: 'not allowed',
  authorised: 'allowed, once',
  done: 'done',
  withdrawn: 'withdrawn',
};

/** What can be done about the actions of a handoff now. */
export function effectsHint({ state, paused }: Pick<Receipt, 'state' | 'paused'>): string {
  if (state === 'CANCELLED') return 'This handoff has ended. Nothing in it can be allowed any more.';
  if (state === 'PREPARED') {
    return 'None is allowed. When the new chat has acknowledged the packet, you can allow them here, one by one.';
  }
  if (paused) return 'Paused: until you continue, nothing can be allowed and no permission can be copied.';
  return 'Continuing the work allows none of these. Each one waits for your own click and is allowed once.';
}

/** What the user should know about an action in its state, beside the state itself. */
export function effectAdvice({ state, copies, withdrawnBy }: Effect): string | undefined {
  if (state === 'authorised') {
    return copies === 0
      ? 'The chat does not know it yet: copy this text and send it there yourself.'
      : 'Copied. The chat knows it once you have sent it there.';
  }
  if (state !== 'withdrawn') return undefined;
  const why = withdrawnBy === 'user' ? '' : 'It ended with the handoff. ';
  return copies === 0
    ? `${why}Its text was never copied.`
    : `${why}Its text was copied before. If that chat has it, tell the chat not to do it: Baton cannot.`;
}
