import { findingCategories } from './categories.ts';
import type { TextRange } from './finding.ts';

/** What `[EMAIL_1]` and its like look like. At most five digits, so that no text can make numbers explode. */
export const placeholderPattern = new RegExp(`\\[(${findingCategories.join('|')})_([1-9]\\d{0,4})\\]`, 'g');

/** Everything in a text that has the shape of a placeholder, whether a table knows it or not. In order. */
export function findPlaceholders(text: string): (TextRange & { placeholder: string })[] {
  return [...text.matchAll(placeholderPattern)].map((match) => ({
    placeholder: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
