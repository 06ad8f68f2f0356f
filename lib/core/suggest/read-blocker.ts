import type { Candidate, LanguageRules } from './language.ts';
import { asSentence } from './sentence-words.ts';

/** What one of the user's sentences says stops the work; what it waits for stands on a line of its own. */
export function readBlocker(sentence: string, said: string, { blockers }: LanguageRules): Candidate[] {
  for (const pattern of blockers) {
    const waiting = pattern
      .exec(said)
      ?.groups?.waiting?.replace(/[\s.!。！]{1,4}$/, '')
      .trim();
    if (waiting === undefined || waiting === '') continue;
    return [{ section: 'blockers', text: `${asSentence(said)}\n${waiting}`, quote: sentence }];
  }
  return [];
}
