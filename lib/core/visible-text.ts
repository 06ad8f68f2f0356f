const HIDDEN =
  /(?![\t\n\r])\p{Cc}|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e007f}]/gu;
// A joiner between letters or pictures is part of how they are written; elsewhere it hides something.
const BEFORE_JOINER = /(?:\p{L}|\p{M}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const AFTER_JOINER = /^(?:\p{L}|\p{M}|\p{Extended_Pictographic})/u;

/** What stands in a shown text for a character that would be invisible or turn the text around. */
export const HIDDEN_MARK = '\u2423';

/**
 * A text for lists and headings, in which characters that are invisible or change the direction of others show as
 * a mark. Not for fields in which the text is edited.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character, at: number) =>
    isJoinerInPlace(text, character, at) ? character : HIDDEN_MARK,
  );
}

function isJoinerInPlace(text: string, character: string, at: number): boolean {
  if (character !== '\u200c' && character !== '\u200d') return false;
  return (
    BEFORE_JOINER.test(text.slice(Math.max(0, at - 2), at)) && AFTER_JOINER.test(text.slice(at + 1, at + 3))
  );
}
