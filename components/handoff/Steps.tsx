import type { Receipt } from '../../lib/core/receipt.ts';
import { stopWords } from './state-words.ts';

const steps = [
  { state: 'PREPARED', label: 'Prepared' },
  { state: 'ACKNOWLEDGED', label: 'Acknowledged' },
  { state: 'RESUMED', label: 'Resumed' },
] as const;

/** How far a handoff got, in three steps; a stop is said plainly beside it. */
export function Steps({ receipt }: { readonly receipt: Receipt }) {
  const reached = reachedStep(receipt);
  const stopped = stopWords(receipt);
  return (
    <>
      <ol class={stopped ? 'steps stopped' : 'steps'} aria-label="Progress">
        {steps.map(({ state, label }, at) => (
          <li
            key={state}
            class={at <= reached ? 'reached' : ''}
            aria-current={at === reached && !stopped ? 'step' : undefined}
          >
            {label}
          </li>
        ))}
      </ol>
      {stopped && <p class="stop-words">{stopped}</p>}
    </>
  );
}

/** The last step that a handoff reached, also one that was cancelled later. */
function reachedStep({ state, acknowledgement, resumedAtMs }: Receipt): number {
  if (state === 'RESUMED' || resumedAtMs !== undefined) return 2;
  return state === 'ACKNOWLEDGED' || acknowledgement !== undefined ? 1 : 0;
}
