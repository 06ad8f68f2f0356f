const letter = String.raw`\p{L}\p{N}_`;
const boundary = `(?:(?<![${letter}])(?=[${letter}])|(?<=[${letter}])(?![${letter}]))`;

/**
 * A pattern for languages with accents, case-insensitive: `\b` holds at every letter, and `\w`, which has to stand in
 * a class, means every letter.
 */
export function pattern(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(
    String.raw(parts, ...values)
      .replaceAll('\\b', boundary)
      .replaceAll('\\w', letter),
    'iu',
  );
}

/** The words of a list, as a set. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s/).filter(Boolean));
}
