import { ChevronRight, ShieldCheck } from 'lucide';
import type { Draft } from '../../lib/core/draft.ts';
import { amount } from '../common/amount.ts';
import { Icon } from '../common/Icon.tsx';

interface MaskedBarProps {
  readonly draft: Draft;
  readonly onReview: () => void;
}

/** How many values are masked, zero too; the way to what can be decided about each. */
export function MaskedBar({ draft, onReview }: MaskedBarProps) {
  const { maskedValues } = draft;
  const allowed = maskedValues.filter(({ allowedValue }) => allowedValue !== undefined).length;
  const undecided = maskedValues.filter((value) => value.undecided).length;
  const label = [
    `${amount(maskedValues.length - allowed, 'value')} masked`,
    ...(allowed > 0 ? [`${allowed} allowed`] : []),
    ...(undecided > 0 ? [`${undecided} to decide`] : []),
  ].join(', ');
  return (
    <button type="button" class={`masked-bar ${undecided > 0 ? 'check' : ''}`} onClick={onReview}>
      <Icon node={ShieldCheck} size={15} />
      <span>{label}</span>
      <span class="arrow">
        <Icon node={ChevronRight} size={14} />
      </span>
    </button>
  );
}
