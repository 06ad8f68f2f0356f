/**
 * What stands behind a value that was written to its end: nothing more, the end of its object and what may follow that,
 * or the next key. A text with quotation marks of its own, between such marks, may hold a brace or a comma there too.
 */
const VALUE_END = /^,?(?:$|\}(?:$|[,\]}{"`])|"[a-z_]{2,30}":|(?:section|text|quote|external_effect):)/;
const ANY_QUOTE = /["“”„‟'‘’‚‛«»]/g;

/**
 * Whether a string that a repair gave stands in the block behind its key, from one quotation mark to another. A repair
 * that took a sign inside a string for its end would give a part of what was written: perhaps without its "not".
 */
export function standsWhole(block: string, key: string, value: string): boolean {
  const written = withoutForm(decodeEscapes(block));
  const edged = `"${withoutForm(value)}"`;
  return [`${key}":${edged}`, `${key}:${edged}`].some((text) => endsAsValue(written, text));
}

/** Whether a text stands somewhere with the end of a value behind it. */
function endsAsValue(written: string, text: string): boolean {
  for (let at = written.indexOf(text); at !== -1; at = written.indexOf(text, at + 1)) {
    if (VALUE_END.test(written.slice(at + text.length, at + text.length + 40))) return true;
  }
  return false;
}

/** White space in the place of what JSON's escapes for it mean, and the characters that are written as numbers. */
function decodeEscapes(block: string): string {
  return block.replace(/\\(?:\\|([nrtbf])|u([0-9a-f]{4}))/gi, (_, space?: string, digits?: string) =>
    digits === undefined ? (space ? ' ' : '') : String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** A text without white space, backslashes and control characters, and with one kind of quotation mark. */
function withoutForm(text: string): string {
  return text.replace(/[\s\\\p{Cc}]/gu, '').replace(ANY_QUOTE, '"');
}
