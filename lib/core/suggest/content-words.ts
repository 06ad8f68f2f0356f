const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/**
 * The words of a text that carry its meaning: lower case, without stop words, plural and verb endings cut. What is
 * written without spaces gives pairs of neighbouring characters instead.
 */
export function contentWords(text: string, stopWords: ReadonlySet<string>): Set<string> {
  const words = wordsOf(text).filter((word) => !stopWords.has(word));
  return new Set(words.flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [stemOf(word)])));
}

/** All words of a text, NFKC, lower case, with straight apostrophes. A run without spaces counts as one. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  );
}

/** Pairs of characters; those of kana only are endings and particles, and carry nothing. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return pairs.filter((pair) => !/^\p{Script=Hiragana}{2}$/u.test(pair));
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|en|er|ez|s|e|n|r)$/, '') : word.replace(/s$/, '');
}

/** The share of the smaller set that both sets hold, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = countCommon(a, b);
  return common === 0 ? 0 : common / Math.min(a.size, b.size);
}

/** The share of all words that both sets hold (Jaccard), from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = countCommon(a, b);
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

function countCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}
