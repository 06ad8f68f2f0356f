import type { InlineSource } from './inline-source.ts';

/** What begins another block at the start of a line; the escape goes `offset` characters after the match's start. */
const LINE_STARTS: readonly { readonly pattern: RegExp; readonly offset: (match: string) => number }[] = [
  { pattern: /^#{1,6}(?=\s|$)/, offset: () => 0 },
  { pattern: /^\d{1,9}[.)](?=\s|$)/, offset: (match) => match.length - 1 },
  { pattern: /^[-+*](?=\s|$)/, offset: () => 0 },
  { pattern: /^>/, offset: () => 0 },
  { pattern: /^-+\s*$/, offset: () => 0 },
  { pattern: /^([-*_])[ \t]*(\1[ \t]*){2,}$/, offset: () => 0 },
  { pattern: /^(~{3,}|`{3,})/, offset: () => 0 },
  { pattern: /^<(?=[a-zA-Z/!?])/, offset: () => 0 },
  { pattern: /^\[[^\]]*\]:/, offset: () => 0 },
];
const SETEXT = /^=+\s*$/;
const TABLE_RULE = /^(?=.*[|:])(?=.*-)[\s|:-]+\\?$/;
const CHECK_BOX = /^\[[ xX]\](?=\s)/;

/** Finds what would begin a heading, list, quote, table or another block at the start of one of the lines. */
export function findLineEscapes(source: InlineSource, place: 'paragraph' | 'item'): number[] {
  const escapes: number[] = [];
  const lines = source.text.split('\n');
  let at = 0;
  lines.forEach((line, index) => {
    const start = at;
    at += line.length + 1;
    if (!source.isLiteral(start)) return;
    for (const { pattern, offset } of LINE_STARTS) {
      const match = pattern.exec(line)?.[0];
      if (match !== undefined) escapes.push(start + offset(match));
    }
    if (index === 0 && place === 'item' && CHECK_BOX.test(line)) escapes.push(start);
    if (index > 0 && SETEXT.test(line)) escapes.push(start);
    if (index > 0 && TABLE_RULE.test(line)) escapes.push(start, ...pipesBefore(source, start));
  });
  return escapes;
}

/** The pipes of the line above a table's rule, which would be the header. */
function pipesBefore(source: InlineSource, start: number): number[] {
  const from = source.text.lastIndexOf('\n', start - 2) + 1;
  const pipes: number[] = [];
  for (let at = from; at < start; at += 1) {
    if (source.text[at] === '|' && source.isLiteral(at)) pipes.push(at);
  }
  return pipes;
}
