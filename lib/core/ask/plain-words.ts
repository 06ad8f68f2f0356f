/** A text as it is compared, and where each of its units stood. */
export interface PlainWords {
  readonly text: string;
  /** For each unit of `text` its index in the original; one more for the end. */
  readonly places: readonly number[];
}

const IGNORED = /[*_`~\\\u00ad\u200b-\u200f\u2060\ufeff]/;
const ANY_QUOTE = /["“”„‟'‘’‚‛«»‹›「」『』]/;
const DASH = /[‐‑‒–—−]/;

/**
 * A text without what differs between a passage and a copy of it: Markdown's marks, kinds of quotation marks and
 * dashes, capitals, width of characters and white space. Words, numbers and every other sign stay.
 */
export function toPlainWords(original: string): PlainWords {
  let text = '';
  const places: number[] = [];
  let at = 0;
  // Of the text itself the end is not asked: a string that grows is copied whole by every look at it.
  let isSpaced = true;
  for (const character of original) {
    const plain = plainCharacter(character);
    if (plain !== ' ' || !isSpaced) {
      text += plain;
      if (plain !== '') isSpaced = plain.endsWith(' ');
      for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    }
    at += character.length;
  }
  places.push(at);
  return { text, places };
}

function plainCharacter(character: string): string {
  // By far the most, and alike in every form.
  if (character >= 'a' && character <= 'z') return character;
  if (/\s/.test(character)) return ' ';
  if (IGNORED.test(character)) return '';
  if (ANY_QUOTE.test(character)) return "'";
  if (DASH.test(character)) return '-';
  return character.normalize('NFKC').toLowerCase();
}

/** A passage that is looked for: without the marks that stand around it. */
export function toPlainPassage(passage: string): string {
  return toPlainWords(passage)
    .text.trim()
    .replace(/^['.,;:…]+|['.,;:…]+$/g, '')
    .trim();
}

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Where a passage stands in a text as whole words; undefined where it does not. */
export function findPassage({ text }: PlainWords, passage: string): number | undefined {
  if (passage === '') return undefined;
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + 1)) {
    const end = at + passage.length;
    if (!joins(text[at - 1], passage[0]) && !joins(passage.at(-1), text[end])) return at;
  }
  return undefined;
}

/** Whether two characters side by side belong to one word. */
function joins(left: string | undefined, right: string | undefined): boolean {
  const isWord = (one: string | undefined) => one !== undefined && LETTER.test(one) && !UNSPACED.test(one);
  return isWord(left) && isWord(right);
}

/** The words of a text, each once; pairs of characters where a script has no spaces. */
export function wordSet(plain: string): Set<string> {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [word])));
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
