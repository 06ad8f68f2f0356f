import type { Completeness } from '../../lib/core/completeness.ts';
import { completenessLabel, reasonWords } from './completeness-words.ts';

interface CompletenessChipProps {
  readonly completeness: Completeness;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** How much of the chat was read; opens the reasons where something may be missing. */
export function CompletenessChip({ completeness, open, onToggle }: CompletenessChipProps) {
  const label = completenessLabel(completeness);
  if (completeness.reasons.length === 0) return <span class="chip complete">{label}</span>;
  return (
    <button type="button" class={`chip ${completeness.status}`} aria-expanded={open} onClick={onToggle}>
      {label}
    </button>
  );
}

/** Why a reading is not known to be complete. */
export function CompletenessReasons({ completeness }: { readonly completeness: Completeness }) {
  return (
    <ul class="reasons">
      {completeness.reasons.map((reason) => (
        <li key={reason}>{reasonWords[reason]}</li>
      ))}
    </ul>
  );
}
