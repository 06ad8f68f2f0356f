import type { Draft, DraftItem } from './draft.ts';
import { areSameWords } from './same-words.ts';
import { isSingleSection } from './sections.ts';

/** Where a suggestion came from; two of one place are the same one when their words are. */
export function placeOf({ source, section }: DraftItem): string {
  return source ? `${source.role} ${source.turnIndex}` : section;
}

/** Whether two items of one place rest on the same sentence. */
export function isSameSuggestion(one: DraftItem, other: DraftItem): boolean {
  return areSameWords(wordsOf(one), wordsOf(other));
}

/**
 * Puts a candidate of a newer reading behind the items of a draft. Where a section is one text, a newer step takes the
 * place of one that the user has not touched, which then waits among what is left out; in every other case the newer
 * one waits there.
 *
 * @param revision The revision that it is a candidate for.
 */
export function joinCandidate(
  items: readonly DraftItem[],
  candidate: DraftItem,
  revision: number,
): DraftItem[] {
  const fresh = { ...candidate, since: revision };
  const standing = items.filter(({ section, removed }) => section === candidate.section && !removed);
  if (!isSingleSection(candidate.section) || standing.length === 0) return [...items, fresh];
  const yields = candidate.section !== 'goal' && standing.every(isUntouched);
  if (!yields) return [...items, { ...fresh, removed: true }];
  const replaced = new Set(standing);
  return [
    ...items.map((item) =>
      replaced.has(item) ? { ...item, removed: true, version: item.version + 1 } : item,
    ),
    fresh,
  ];
}

/** Items with a mark on each that the newest reading, which holds its turn, does not suggest any more. */
export function markOvertaken(
  items: readonly DraftItem[],
  { items: suggested, completeness }: Draft,
): DraftItem[] {
  const places = new Map<string, DraftItem[]>();
  for (const one of suggested) places.set(placeOf(one), [...(places.get(placeOf(one)) ?? []), one]);
  return items.map((item) => {
    const { overtaken, ...plain } = item;
    const isRead = item.source !== undefined && item.source.turnIndex < completeness.turns;
    // What the user wrote, changed or confirmed is the user's; what an asked assistant named the rules may not find.
    if (!isRead || !isUntouched(item) || item.evidence !== undefined || item.carried !== undefined)
      return plain;
    const isSuggested = (places.get(placeOf(item)) ?? []).some((one) => isSameSuggestion(one, item));
    return isSuggested ? plain : { ...plain, overtaken: true };
  });
}

/** Whether an item stands as it was suggested, or as an earlier packet had it. */
function isUntouched({ version, confirmed, speaker, carried }: DraftItem): boolean {
  return version === 1 && (carried !== undefined || (!confirmed && speaker !== 'author'));
}

function wordsOf({ source, text }: DraftItem): string {
  return source?.quote ?? text;
}
