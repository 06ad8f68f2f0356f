import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { TextRange } from '../finding.ts';
import type { RedactionRule } from '../rule.ts';

const words = new Set(wordlist);
/** The least number of words of a phrase (BIP-39); the most is 24, but two may follow one another. */
const LEAST_WORDS = 12;
/** Words of the list have three to eight letters. */
const [SHORTEST, LONGEST] = [3, 8];
/** What may stand between two words: white space, commas, numbers of a list, quotes, escaped line breaks. */
const MOST_BETWEEN = 12;

/**
 * Twelve or more words of the English list of BIP-39 in a row, plain, quoted, in lines or numbered. The
 * checksum is not asked for: a mistyped phrase gives the wallet away as well.
 */
const recoveryPhrase: RedactionRule = {
  id: 'recovery-phrase',
  category: 'RECOVERY_PHRASE',
  confidence: 'high',
  patterns: [],
  find(text) {
    return findChains(text).flatMap((chain) => findPhrases(text, chain));
  },
};

/** Chains of at least twelve words that could be on the list by their length alone. */
function findChains(text: string): TextRange[][] {
  const chains: TextRange[][] = [];
  let chain: TextRange[] = [];
  const close = (): void => {
    if (chain.length >= LEAST_WORDS) chains.push(chain);
    chain = [];
  };
  let place = 0;
  while (place < text.length) {
    const start = place;
    while (isLetter(text.charCodeAt(place))) place += 1;
    if (place === start) {
      place += 1;
      continue;
    }
    const length = place - start;
    const lastEnd = chain.at(-1)?.end ?? start;
    if (length < SHORTEST || length > LONGEST || !isBetween(text, lastEnd, start)) close();
    if (length >= SHORTEST && length <= LONGEST) chain.push({ start, end: place });
  }
  close();
  return chains;
}

function isLetter(unit: number): boolean {
  const lower = unit | 32;
  return lower >= 97 && lower <= 122;
}

function isBetween(text: string, from: number, to: number): boolean {
  return (
    to - from <= MOST_BETWEEN && (to - from === 1 || /^[\s\d,.)"'|\\*-]{0,12}$/.test(text.slice(from, to)))
  );
}

/** The stretches of a chain whose words are all on the list. */
function findPhrases(text: string, chain: readonly TextRange[]): TextRange[] {
  const phrases: TextRange[] = [];
  let first = 0;
  for (let order = 0; order <= chain.length; order += 1) {
    const word = chain[order];
    if (word !== undefined && words.has(text.slice(word.start, word.end).toLowerCase())) continue;
    const [opening, closing] = [chain[first], chain[order - 1]];
    if (order - first >= LEAST_WORDS && opening && closing)
      phrases.push({ start: opening.start, end: closing.end });
    first = order + 1;
  }
  return phrases;
}

/** Phrases that restore a wallet. */
export const recoveryPhraseRules: readonly RedactionRule[] = [recoveryPhrase];
