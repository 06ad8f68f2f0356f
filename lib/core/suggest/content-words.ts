/** The words of a text that carry its meaning: lower case, without stop words, plural and verb endings cut. */
export function contentWords(text: string, stopWords: ReadonlySet<string>): Set<string> {
  const words = wordsOf(text).filter((word) => !stopWords.has(word));
  return new Set(words.map(stemOf));
}

/** All words of a text, NFKC, lower case, with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  );
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word.replace(/s$/, '');
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
