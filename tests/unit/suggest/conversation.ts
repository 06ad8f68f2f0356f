import type { Turn } from '../../../lib/core/capture.ts';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import type { SuggestedSection } from '../../../lib/core/suggest/suggestion.ts';

/** Builds a conversation out of lines `u: …` and `a: …`. */
export function conversation(...lines: readonly string[]): Turn[] {
  return lines.map((line, index) => ({
    index,
    role: line.startsWith('u: ') ? 'user' : 'assistant',
    markdown: line.slice(3),
    attachments: [],
    unread: [],
  }));
}

/** A first request in English, so that the language is known and short cases can follow. */
export const opening =
  'u: Can you help me with the plan for our new shop? I would like to have it by the end of the week.';

/** The texts that are proposed for a section. */
export function texts(turns: readonly Turn[], section: SuggestedSection): string[] {
  return suggestItems(turns)
    .suggestions.filter((suggestion) => suggestion.section === section)
    .map(({ text }) => text);
}
