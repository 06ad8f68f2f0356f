import type { Completeness } from '../../lib/core/completeness.ts';
import { completenessLabel, reasonWords } from './completeness-words.ts';

interface CompletenessChipProps {
  readonly completeness: Completeness;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** How much of the chat was read; opens what is known about it, and what can be done where something may be missing. */
export function CompletenessChip({ completeness, open, onToggle }: CompletenessChipProps) {
  const label = completenessLabel(completeness);
  return (
    <button type="button" class={`chip ${completeness.status}`} aria-expanded={open} onClick={onToggle}>
      {label}
    </button>
  );
}

/** Why a reading is not known to be complete. */
export function CompletenessReasons({ completeness }: { readonly completeness: Completeness }) {
  if (completeness.reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {completeness.reasons.map((reason) => (
        <li key={reason}>{reasonWords[reason]}</li>
      ))}
    </ul>
  );
}
