import { contentWords, wordsOf } from '../suggest/content-words.ts';
import { findLanguage, findLanguageWithin } from '../suggest/detect-language.ts';
import type { LanguageRules } from '../suggest/language.ts';
import { type JudgingWords, judgingWords } from './judging-words.ts';

/** A language in which answers can be judged. */
export interface JudgingLanguage {
  readonly rules: LanguageRules;
  readonly words: JudgingWords;
}

/** The languages of a reply and of a packet; undefined where there are no rules for one. */
export function findJudgingLanguages(
  answers: readonly string[],
  points: readonly string[],
): { readonly ofReply: JudgingLanguage | undefined; readonly ofPacket: JudgingLanguage | undefined } {
  const [reply, packet] = [findLanguage(answers), findLanguage(points)];
  // A few words may be too few to tell; then they are taken to be in the language of the others.
  return { ofReply: withWords(reply ?? packet), ofPacket: withWords(packet ?? reply) };
}

/** The language of one text among others. */
export function languageWithin(text: string, { rules }: JudgingLanguage): JudgingLanguage {
  const own = findLanguageWithin([text], rules);
  return { rules: own, words: judgingWords[own.code] };
}

/** Whether a text denies or forbids something; "only" and "without" alone do not. */
export function isNegated(text: string, { rules, words }: JudgingLanguage): boolean {
  if (words.forbids.test(text)) return true;
  return rules.negator.test(text.replace(global(words.limits), ' '));
}

/** A text without the words that only say that it is not known. */
export function withoutDoubts(text: string, { words }: JudgingLanguage): string {
  return text.replace(global(words.doubts), ' ');
}

/** Whether a text makes something wait for somebody's word; "without asking" does not. */
export function asksFirst(text: string, { words }: JudgingLanguage): boolean {
  return words.asks.test(text) && !words.limits.test(text);
}

/** The words by which a text is found; without a language all of them. */
export function tellingWords(text: string, language: JudgingLanguage | undefined): ReadonlySet<string> {
  if (!language) return new Set(wordsOf(text));
  const { rules, words } = language;
  const spaced = words.particles
    ? text.replace(words.particles, ' ').replace(global(rules.negator), ' ')
    : text;
  const telling = wordsOf(spaced).filter((word) => !words.weak.has(word) && !saysNo(word, language));
  return new Set([...contentWords(telling.join(' '), rules.stopWords)].map(formless));
}

/** Without the ends of words that differ between forms of one: "verify" and "verified", 複製し and 複製を. */
function formless(word: string): string {
  if (/\p{Script=Hiragana}/u.test(word)) return word.replace(/\p{Script=Hiragana}/gu, '');
  return word.length > 3 ? word.replace(/y$/, 'i') : word;
}

function saysNo(word: string, { rules, words }: JudgingLanguage): boolean {
  if (words.particles) return false;
  return rules.negator.test(word) || words.forbids.test(word) || words.limits.test(word);
}

function global({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}g`);
}

function withWords(rules: LanguageRules | undefined): JudgingLanguage | undefined {
  return rules && { rules, words: judgingWords[rules.code] };
}
