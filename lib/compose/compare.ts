/**
 * Reduces a text to what two readings of it must share. Only differences that editors make without being
 * asked, and that no reader of the text can see, are taken away:
 *
 * - a non-breaking space is a space (editors write one where HTML would collapse the other);
 * - U+200B and U+FEFF are nothing (editors use them as fillers); joiners (U+200C, U+200D) stay;
 * - a carriage return is nothing (form fields keep only the newline).
 */
export function comparable(text: string): string {
  return text.replace(/[\u200b\ufeff\r]/g, '').replace(/\u00a0/g, ' ');
}

/** Takes away the newlines before and after a text, which several editors lose or add. */
export function trimOuterNewlines(text: string): string {
  return text.replace(/^\n+/, '').replace(/\n+$/, '');
}

/**
 * Compares what should stand somewhere with what does.
 *
 * @returns the offset in `expected`, in UTF-16 code units, of the first unit that differs; its length when
 * `actual` only goes on behind it; undefined when both are equal.
 */
export function findFirstDifference(expected: string, actual: string): number | undefined {
  const seen = comparable(actual);
  let position = 0;
  for (let unit = 0; unit < expected.length; unit += 1) {
    const wanted = comparable(expected.charAt(unit));
    if (wanted === '') continue;
    if (seen.charAt(position) !== wanted) return unit;
    position += 1;
  }
  return position < seen.length ? expected.length : undefined;
}

/** What stands in a composer, compared with a draft and a text that should both stand there. */
export type Comparison = {
  differenceAtUnits: number | undefined;
  /** The text's beginning stands there and nothing behind it: it was cut off at the difference. */
  isCutOff: boolean;
  draftKept: boolean;
};

/** Compares a composer's text with the user's draft and the text that was inserted after it. */
export function compareWithDraft(draft: string, text: string, actual: string): Comparison {
  const own = trimOuterNewlines(comparable(draft));
  const seen = trimOuterNewlines(comparable(actual));
  const draftKept = seen.startsWith(own) || seen.endsWith(own);
  const rest = !draftKept ? seen : seen.startsWith(own) ? seen.slice(own.length) : seen.slice(0, -own.length);
  const inserted = trimOuterNewlines(rest);
  const differenceAtUnits = findFirstDifference(text, inserted);
  const isCutOff = inserted !== '' && comparable(text.slice(0, differenceAtUnits)) === inserted;
  return { differenceAtUnits, isCutOff: differenceAtUnits !== undefined && isCutOff, draftKept };
}

/** Whether a composer's text holds the whole of another text. */
export function holdsText(actual: string, text: string): boolean {
  return comparable(actual).includes(comparable(text));
}

/** What has to be inserted so that `text` follows a draft with one blank line between them. */
export function buildAddition(draft: string, text: string): string {
  if (draft.trim() === '') return text;
  const newlinesThere = draft.length - draft.replace(/\n+$/, '').length;
  return '\n'.repeat(Math.max(0, 2 - newlinesThere)) + text;
}
