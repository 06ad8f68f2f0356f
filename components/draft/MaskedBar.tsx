import { ShieldCheck } from 'lucide';
import { amount } from '../common/amount.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { Icon } from '../common/Icon.tsx';
import { MaskedValueRow } from './MaskedValueRow.tsx';
import type { DraftEditing } from './use-draft.ts';

/** How many values are masked; opens what can be decided about each. Stands there with zero, too. */
export function MaskedBar({ editing }: { readonly editing: DraftEditing }) {
  const { maskedValues } = editing.view.draft;
  if (maskedValues.length === 0) {
    return (
      <p class="masked-none">
        <Icon node={ShieldCheck} size={14} />
        Nothing found to mask
      </p>
    );
  }
  const allowed = maskedValues.filter(({ allowedValue }) => allowedValue !== undefined).length;
  const label = [
    `${amount(maskedValues.length - allowed, 'value')} masked`,
    ...(allowed > 0 ? [`${allowed} allowed`] : []),
  ].join(', ');
  return (
    <div class="masked">
      <Disclosure label={label} icon={ShieldCheck}>
        <ul class="masked-values">
          {maskedValues.map((value) => (
            <MaskedValueRow key={value.placeholder} value={value} editing={editing} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
