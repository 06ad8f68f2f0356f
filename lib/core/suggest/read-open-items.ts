import { type Candidate, fitsAny, type LanguageRules } from './language.ts';
import { asSentence } from './sentence-words.ts';

/** What one of the user's sentences leaves open: work that is left, promised, or waits for somebody. */
export function readOpenItem(sentence: string, said: string, rules: LanguageRules): Candidate[] {
  const { left, promised, pronounOnly, waiting } = rules.openItems;
  const isOpen =
    fitsAny(left, sentence) ||
    (fitsAny(promised, said) && !pronounOnly?.test(said)) ||
    fitsAny(waiting, sentence);
  return isOpen ? [openItem(said, sentence, rules)] : [];
}

/** What an assistant's sentence says has to wait for somebody else. */
export function readWaiting(sentence: string, rules: LanguageRules): Candidate[] {
  return fitsAny(rules.openItems.waiting, sentence) ? [openItem(sentence, sentence, rules)] : [];
}

function openItem(text: string, quote: string, rules: LanguageRules): Candidate {
  return withEffect({ section: 'open_items', text: asSentence(text), quote }, rules);
}

/** Marks an item that reaches outside the conversation. */
export function withEffect(candidate: Candidate, { effect }: LanguageRules): Candidate {
  return effect.test(candidate.text) ? { ...candidate, externalEffect: true } : candidate;
}
