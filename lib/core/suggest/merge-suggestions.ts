import { contentWords, likeness } from './content-words.ts';
import { type SuggestedSection, type Suggestion, suggestedSections } from './suggestion.ts';

/**
 * How many items a section gets at most; ten right ones serve better than forty. What the user forbade and decided
 * binds the next conversation, so none of it is held back in any conversation of a usual length.
 */
const mostItems: Record<SuggestedSection, number> = {
  goal: 1,
  confirmed_facts: 16,
  decisions: 60,
  restrictions: 100,
  instructions: 40,
  open_items: 20,
  blockers: 8,
  unknowns: 10,
  progress_prepared: 8,
  progress_tested: 8,
  progress_deployed: 8,
  progress_verified: 8,
  done: 10,
  rejected: 8,
  last_completed_step: 1,
  next_step: 1,
};
/** Items are compared with this many newer ones, which keeps the work linear. */
const COMPARED_ITEMS = 60;
const SAME_FROM_LIKENESS = 0.7;
/** Two prohibitions that differ in one word may forbid two things: they are merged only when nearly equal. */
const SAME_RESTRICTION_FROM_LIKENESS = 0.9;

/** Suggestions in the order of sections and of turns, and how many of each section were not shown. */
export type MergedSuggestions = {
  suggestions: Suggestion[];
  leftOut: Partial<Record<SuggestedSection, number>>;
};

/** Merges near-equal items of a section, the newest wording wins, and keeps the newest of each section. */
export function mergeSuggestions(
  suggestions: readonly Suggestion[],
  stopWords: ReadonlySet<string>,
): MergedSuggestions {
  const kept: Suggestion[] = [];
  const leftOut: Partial<Record<SuggestedSection, number>> = {};
  for (const section of suggestedSections) {
    const distinct = newestDistinct(
      suggestions.filter((suggestion) => suggestion.section === section),
      stopWords,
    );
    const shown = distinct.slice(0, mostItems[section]);
    if (distinct.length > shown.length && mostItems[section] > 1)
      leftOut[section] = distinct.length - shown.length;
    kept.push(...shown.reverse());
  }
  return { suggestions: kept, leftOut };
}

/** Newest first. The user's word stands before an assistant's equal one. */
function newestDistinct(items: readonly Suggestion[], stopWords: ReadonlySet<string>): Suggestion[] {
  const distinct: { item: Suggestion; words: Set<string> }[] = [];
  for (const item of [...items].reverse()) {
    const words = contentWords(item.quote === '' ? item.text : item.quote, stopWords);
    const twin = distinct.slice(-COMPARED_ITEMS).find((other) => isSame(other, { item, words }));
    if (twin === undefined) distinct.push({ item, words });
    else if (twin.item.role === 'assistant' && item.role === 'user') twin.item = item;
  }
  return distinct.map(({ item }) => item);
}

function isSame(
  a: { item: Suggestion; words: Set<string> },
  b: { item: Suggestion; words: Set<string> },
): boolean {
  // One sentence may ask two questions.
  if (a.item.quote === b.item.quote && a.item.turnIndex === b.item.turnIndex)
    return a.item.text === b.item.text;
  const least = a.item.section === 'restrictions' ? SAME_RESTRICTION_FROM_LIKENESS : SAME_FROM_LIKENESS;
  return a.item.text === b.item.text || likeness(a.words, b.words) >= least;
}
