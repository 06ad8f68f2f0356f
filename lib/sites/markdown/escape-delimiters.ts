import type { InlineSource } from './inline-source.ts';

/** A run of `*`, `_` or `~` from the page, and whether it could open or close emphasis where it stands. */
interface DelimiterRun {
  /** Range in the paragraph's source. */
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

const MARK = /[*_~]/;
const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Finds the stars, underscores and tildes that would make emphasis: by CommonMark's flanking rules, and only
 * where one that opens is followed by one that closes, or where the paragraph has emphasis of its own.
 */
export function findDelimiterEscapes(source: InlineSource): number[] {
  return ['*', '_', '~'].flatMap((mark) => escapesFor(source, mark));
}

function escapesFor(source: InlineSource, mark: string): number[] {
  if (!source.text.includes(mark)) return [];
  const runs = findRuns(source, mark);
  if (!isRisky(source, mark, runs)) return [];
  return runs
    .filter(({ opens, closes, start, end }) => opens || closes || (mark === '_' && end - start > 1))
    .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset));
}

function isRisky(source: InlineSource, mark: string, runs: readonly DelimiterRun[]): boolean {
  const literal = runs.reduce((sum, { start, end }) => sum + end - start, 0);
  const hasOwnEmphasis = source.text.split(mark).length - 1 > literal;
  if (hasOwnEmphasis) return true;
  const firstOpening = runs.findIndex(({ opens }) => opens);
  return firstOpening !== -1 && runs.some(({ closes }, index) => closes && index > firstOpening);
}

function findRuns(source: InlineSource, mark: string): DelimiterRun[] {
  const { text } = source;
  const runs: DelimiterRun[] = [];
  for (let start = text.indexOf(mark); start !== -1; ) {
    let end = start;
    while (text[end] === mark && source.isLiteral(end)) end += 1;
    if (end > start) runs.push({ start, end, ...flanking(text, start, end, mark) });
    start = text.indexOf(mark, Math.max(end, start + 1));
  }
  return runs;
}

type Flanking = Pick<DelimiterRun, 'opens' | 'closes'>;

/** Parsers disagree whether an emoji is punctuation: what opens or closes for one of them counts. */
function flanking(text: string, start: number, end: number, mark: string): Flanking {
  const before = characterBefore(text, start);
  const after = characterAt(text, end);
  const strict = flankingBetween(before, after, mark, (character) => PUNCTUATION.test(character));
  if (before.length < 2 && after.length < 2) return strict;
  const basic = flankingBetween(
    before,
    after,
    mark,
    (character) => character.length < 2 && PUNCTUATION.test(character),
  );
  return { opens: strict.opens || basic.opens, closes: strict.closes || basic.closes };
}

function flankingBetween(
  before: string,
  after: string,
  mark: string,
  isPunctuation: (character: string) => boolean,
): Flanking {
  // Another mark right beside counts as neither space nor punctuation to some parsers.
  const left =
    MARK.test(after) ||
    (!isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before)));
  const right =
    MARK.test(before) ||
    (!isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after)));
  if (mark !== '_') return { opens: left, closes: right };
  return {
    opens: left && (!right || isPunctuation(before)),
    closes: right && (!left || isPunctuation(after)),
  };
}

function isSpace(character: string): boolean {
  return character === '' || SPACE.test(character);
}

function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function characterBefore(text: string, index: number): string {
  return index === 0 ? '' : (Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '');
}
