import type { Turn } from '../capture.ts';
import { readTurn } from '../suggest/read-turn.ts';
import { findPassage, type PlainWords, toPlainPassage, toPlainWords, wordSet } from './plain-words.ts';

/** Where the passage was found that a claim rests on. */
export interface QuotePlace {
  readonly evidence: 'found' | 'similar';
  readonly turn: Turn;
  /** The whole sentence, as it stands in the turn. */
  readonly sentence: string;
  /** The user's own words in a turn of theirs: nothing that they pasted or quoted, and no question. */
  readonly isOwnWord: boolean;
}

/** A conversation prepared for looking for many passages. */
export interface QuoteIndex {
  readonly turns: readonly { readonly turn: Turn; readonly plain: PlainWords }[];
  readonly sentences: readonly IndexedSentence[];
}

interface IndexedSentence {
  readonly turn: Turn;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Share of a passage's words that a sentence must hold to be called similar. */
const SIMILAR_SHARE = 0.75;
const LEAST_SIMILAR_WORDS = 3;
const MOST_SENTENCE_UNITS = 1_000;
/** A passage of one word is a word that anybody says: it is found only where it is all that a turn says. */
const ONE_WORD = /^[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u;
const SENTENCE_END = /[.!?…]["'”’)\]]*\s|[。！？]|\n/g;
const LIST_MARK = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+|#{1,6}\s+|>\s*)*/;
const NEGATORS =
  /(?:^|[^\p{L}])(?:no|not|never|none|nothing|nobody|without|cannot|only|nicht|nie|niemals|kein\p{L}*|ohne|nur|pas|jamais|sans|aucun\p{L}*|nunca|sin|solo|sólo|não|sem|só)(?=$|[^\p{L}])|n't|ない|ません|禁止|不|没|勿|别/giu;

/** Prepares turns for `findQuote`. */
export function indexTurns(turns: readonly Turn[]): QuoteIndex {
  return {
    turns: turns.map((turn) => ({ turn, plain: toPlainWords(turn.markdown) })),
    sentences: turns.flatMap((turn) =>
      sentencesOf(turn.markdown).map((text) => ({ turn, text, words: wordSet(toPlainWords(text).text) })),
    ),
  };
}

/**
 * Finds the passage that a claim names: word for word, or one that is like it. The user's newest turn comes first.
 * A quote that leaves a "not" or "only" of its sentence away is only similar.
 */
export function findQuote(index: QuoteIndex, quote: string): QuotePlace | undefined {
  const passage = toPlainPassage(quote);
  return findExact(index, passage) ?? findSimilar(index, passage);
}

function findExact({ turns }: QuoteIndex, passage: string): QuotePlace | undefined {
  const holding = turns.flatMap(({ turn, plain }) => {
    const at = findPassage(plain, passage);
    const isTooShort = ONE_WORD.test(passage) && toPlainPassage(turn.markdown) !== passage;
    return at === undefined || isTooShort ? [] : [{ turn, plain, at }];
  });
  const found = holding.findLast(({ turn }) => turn.role === 'user') ?? holding.at(-1);
  if (!found) return undefined;
  const { turn, plain, at } = found;
  const start = plain.places[at] ?? 0;
  const end = plain.places[at + passage.length] ?? turn.markdown.length;
  const sentence = wholeSentence(turn.markdown, start, end);
  const isWhole = negatorsIn(sentence) === negatorsIn(passage);
  return placeOf(turn, sentence, isWhole ? 'found' : 'similar', passage);
}

function findSimilar({ sentences }: QuoteIndex, passage: string): QuotePlace | undefined {
  const words = [...wordSet(passage)];
  if (words.length < LEAST_SIMILAR_WORDS) return undefined;
  let best: { sentence: IndexedSentence; share: number } | undefined;
  for (const sentence of sentences) {
    const share = words.filter((word) => sentence.words.has(word)).length / words.length;
    if (share >= SIMILAR_SHARE && share >= (best?.share ?? 0)) best = { sentence, share };
  }
  return best && placeOf(best.sentence.turn, best.sentence.text, 'similar', passage);
}

function placeOf(
  turn: Turn,
  sentence: string,
  evidence: QuotePlace['evidence'],
  passage: string,
): QuotePlace {
  return { evidence, turn, sentence, isOwnWord: isOwnWord(turn, sentence, passage) };
}

function isOwnWord(turn: Turn, sentence: string, passage: string): boolean {
  if (turn.role !== 'user' || /[?？]["'”’)\]]*$/.test(sentence)) return false;
  const own = readTurn(turn).flatMap(({ text }) => [
    ...text.sentences.map((one) => one.text),
    ...text.tasks.map((one) => one.text),
  ]);
  return findPassage(toPlainWords(own.join(' ')), passage) !== undefined;
}

/** The sentence or sentences around a stretch of a text, without the mark of a list before them. */
function wholeSentence(text: string, start: number, end: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const from = ends.findLast((one) => one <= start) ?? 0;
  const to = ends.find((one) => one >= end) ?? text.length;
  const sentence = text.slice(from, to);
  if (sentence.length > MOST_SENTENCE_UNITS) return text.slice(start, end).trim();
  return sentence.replace(LIST_MARK, '').trim();
}

function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return [0, ...ends]
    .map((from, index) => text.slice(from, ends[index]).replace(LIST_MARK, '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= MOST_SENTENCE_UNITS);
}

function negatorsIn(text: string): number {
  return [...toPlainWords(text).text.matchAll(NEGATORS)].length;
}
