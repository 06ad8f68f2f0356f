import type { DraftItem } from '../../lib/core/draft.ts';
import type { DraftChange } from '../../lib/core/draft-change.ts';
import { areSameWords } from '../../lib/core/same-words.ts';

/**
 * The acts that put texts among the standing instructions of a draft, as the user's own. One that was left out comes
 * back; one that is there already is not there twice.
 */
export function insertTemplates(
  items: readonly DraftItem[],
  texts: readonly string[],
  newItemId: () => string,
): DraftChange[] {
  const instructions = items.filter(({ section }) => section === 'instructions');
  return texts.flatMap((text): DraftChange[] => {
    const same = instructions.filter((item) => areSameWords(item.text, text));
    if (same.some(({ removed }) => !removed)) return [];
    const [leftOut] = same;
    return leftOut
      ? [{ kind: 'restore', itemId: leftOut.id }]
      : [{ kind: 'add', itemId: newItemId(), section: 'instructions', text }];
  });
}
