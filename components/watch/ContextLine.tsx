import { useId } from 'preact/hooks';
import type { ContextMeter } from '../../lib/core/context-meter.ts';
import { amount } from '../common/amount.ts';
import { meterDoubt } from './meter-words.ts';

interface ContextLineProps {
  readonly meter: ContextMeter;
  readonly siteLabel: string;
  readonly busy: boolean;
  readonly onPlan: (plan: string) => void;
  readonly onOff: () => void;
}

/** What stands behind the meter: how sure it is, what the site states, and the way to be rid of it. */
export function ContextLine({ meter, siteLabel, busy, onPlan, onOff }: ContextLineProps) {
  const id = useId();
  const known = meter.window;
  return (
    <>
      <p class="hint">{meterDoubt(meter)}</p>
      {known ? (
        <p class="hint">
          {siteLabel} states {amount(known.tokens, 'token')} for {known.plan} ({known.seen}).
        </p>
      ) : (
        <p class="hint">Baton knows of no number for this site.</p>
      )}
      {known && known.plans.length > 1 && (
        <p class="plan-choice">
          <label for={id}>Your plan</label>
          <select
            id={id}
            class="field"
            disabled={busy}
            value={known.plan}
            onChange={({ currentTarget }) => onPlan(currentTarget.value)}
          >
            {known.plans.map((plan) => (
              <option key={plan} value={plan}>
                {plan}
              </option>
            ))}
          </select>
        </p>
      )}
      <p>
        <button type="button" class="link" disabled={busy} onClick={onOff}>
          Turn the meter off
        </button>
      </p>
    </>
  );
}
