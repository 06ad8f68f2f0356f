import type { LanguageRules } from './language.ts';

/** Cuts what says nothing off the beginning of a sentence. */
export function withoutPreamble(sentence: string, { preamble }: LanguageRules): string {
  return sentence.replace(preamble, '');
}

/** A sentence with a capital at its beginning and a stop at its end, as its script writes one. */
export function asSentence(text: string): string {
  const trimmed = text
    .replace(/\*\*|^\s{0,3}✅\s{0,3}/g, '')
    .trim()
    .replace(/[\s,;:–—、，；：-]{1,8}$/, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  if (/[.!?…。！？]["')\]」』”’）»“]?$/.test(capital)) return capital;
  return `${capital}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]["')\]」』”’）]?$/u.test(capital) ? '。' : '.'}`;
}

/** Whether a sentence ends in a question mark. */
export function endsInQuestionMark(sentence: string): boolean {
  return /[?？]\s{0,4}$/.test(sentence);
}

/** Whether a sentence only leads to what follows. */
export function endsInColon(sentence: string): boolean {
  return /[:：]\s{0,4}$/.test(sentence);
}
