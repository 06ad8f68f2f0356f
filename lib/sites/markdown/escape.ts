import { findDelimiterEscapes } from './escape-delimiters.ts';
import { findLineEscapes } from './escape-lines.ts';
import { type InlineSource, isSuspect } from './inline-source.ts';

/** Where inline text stands: it decides which characters mean something there. */
export type InlinePlace = 'paragraph' | 'item' | 'heading' | 'cell' | 'verbatim';

/** What may begin another block, at the start of a line. */
const BLOCK_START = /(?:^|\n)[\s#\d\-+*_~`<>[=|:]/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const ENTITY = /&(?:[a-zA-Z][a-zA-Z0-9]*|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});/g;

/** Whether a text of the page, alone in its place, surely needs no escape. */
export function isHarmless(text: string, place: InlinePlace): boolean {
  return place === 'verbatim' || !(isSuspect(text) || mayBeginBlock(text, place));
}

function mayBeginBlock(text: string, place: InlinePlace): boolean {
  return (place === 'paragraph' || place === 'item') && BLOCK_START.test(text);
}

/** Puts a backslash before each character of the page's text that Markdown would take for its own, and no other. */
export function escapeInline(source: InlineSource, place: InlinePlace): string {
  const { text } = source;
  if (!source.isSuspect && !mayBeginBlock(text, place)) return text;
  const escapes = new Set<number>([
    ...findBackslashes(source),
    ...findPaired(source, '`'),
    ...findPaired(source, '$'),
    ...findDelimiterEscapes(source),
    ...findTags(source),
    ...findEntities(source),
    ...findBrackets(source),
    ...(place === 'cell' ? findAll(source, '|') : []),
    ...(place === 'paragraph' || place === 'item' ? findLineEscapes(source, place) : []),
    ...(place === 'heading' ? findClosingHashes(source) : []),
  ]);
  return insertBackslashes(text, escapes);
}

function insertBackslashes(text: string, positions: ReadonlySet<number>): string {
  let result = '';
  let from = 0;
  for (const position of [...positions].sort((one, other) => one - other)) {
    result += `${text.slice(from, position)}\\`;
    from = position;
  }
  return result + text.slice(from);
}

/** Every place of a character that came from the page. */
function findAll(source: InlineSource, character: string): number[] {
  const found: number[] = [];
  for (let at = source.text.indexOf(character); at !== -1; at = source.text.indexOf(character, at + 1)) {
    if (source.isLiteral(at)) found.push(at);
  }
  return found;
}

/** A backslash stands for itself unless a character follows that it would escape. */
function findBackslashes(source: InlineSource): number[] {
  return findAll(source, '\\').filter((at) => PUNCTUATION.test(source.text[at + 1] ?? ''));
}

/** Code and formulas need a second mark to begin: a single one is harmless. */
function findPaired(source: InlineSource, mark: '`' | '$'): number[] {
  const literal = findAll(source, mark);
  const all = source.text.split(mark).length - 1;
  return all > 1 ? literal : [];
}

function findTags(source: InlineSource): number[] {
  const lastEnd = source.text.lastIndexOf('>');
  return findAll(source, '<').filter((at) => at < lastEnd && /[a-zA-Z/!?]/.test(source.text[at + 1] ?? ''));
}

function findEntities(source: InlineSource): number[] {
  return [...source.text.matchAll(ENTITY)].map(({ index }) => index).filter((at) => source.isLiteral(at));
}

function findBrackets(source: InlineSource): number[] {
  const { text } = source;
  const opening = findAll(source, '[');
  const closing = findAll(source, ']');
  const followed = closing.filter((at) => text[at + 1] === '(' && (opening[0] ?? at) < at);
  const lastFollowed = followed.at(-1) ?? -1;
  return [
    ...[...opening, ...closing].filter((at) => source.isLabel(at)),
    ...opening.filter((at) => at < lastFollowed),
    ...followed.map((at) => at + 1).filter((at) => source.isLiteral(at)),
    ...findAll(source, '!').filter((at) => text[at + 1] === '[' && !source.isLiteral(at + 1)),
  ];
}

/** Number signs at a heading's end would be taken for its closing. */
function findClosingHashes(source: InlineSource): number[] {
  const closing = /(?:^|\s)(#+)$/.exec(source.text)?.[1];
  const at = source.text.length - (closing?.length ?? 0);
  return closing !== undefined && source.isLiteral(at) ? [at] : [];
}
