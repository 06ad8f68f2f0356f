import type { DraftItem } from '../../lib/core/draft.ts';
import { amount } from '../common/amount.ts';

interface HiddenNoteProps {
  readonly items: readonly DraftItem[];
  readonly onShow: () => void;
}

/** Says what travels without being shown, and shows it. */
export function HiddenNote({ items, onShow }: HiddenNoteProps) {
  if (items.length === 0) return null;
  return (
    <div class="bar">
      <span>
        {amount(items.length, 'item')} in hidden sections {items.length === 1 ? 'travels' : 'travel'} too.
      </span>
      <button type="button" class="link" onClick={onShow}>
        Show all
      </button>
    </div>
  );
}
