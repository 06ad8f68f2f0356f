import type { Alignment, Block, Content, TableRow } from './blocks.ts';
import { writeInline } from './write-inline.ts';

const RULE = '---';
/** The same at the start of a list item, where a bullet's own character would make one long rule. */
const RULE_IN_ITEM = '___';
const TABLE_RULES: Readonly<Record<NonNullable<Alignment>, string>> = {
  left: ':-',
  right: '-:',
  center: ':-:',
};

/** Writes blocks as Markdown (CommonMark with GFM's tables, task lists and strikethrough, TeX in dollars). */
export function writeBlocks(blocks: readonly Block[]): string {
  return joinBlocks(blocks, 'paragraph', '\n\n');
}

type Surrounding = 'paragraph' | 'item';

function joinBlocks(blocks: readonly Block[], surrounding: Surrounding, separator: string): string {
  let text = '';
  let marker = 0;
  blocks.forEach((block, index) => {
    const previous = blocks[index - 1];
    marker = previous !== undefined && isSameKindOfList(previous, block) ? 1 - marker : 0;
    const written = writeBlock(block, index === 0 ? surrounding : 'paragraph', marker);
    if (index === 0) text = written;
    else if (isOneOfLines(block) && previous !== undefined && isOneOfLines(previous)) text += `\n${written}`;
    // A paragraph that the user left empty is one more blank line, not a pair of them.
    else text += isBlankLine(block) ? '\n' : `${separator}${written}`;
  });
  return text;
}

function isBlankLine(block: Block): boolean {
  return block.type === 'verbatim' && block.leaves.length === 0;
}

function isOneOfLines(block: Block): boolean {
  return block.type === 'verbatim' && block.isLine === true;
}

/** Two lists in a row would become one: the second takes the other marker. */
function isSameKindOfList(one: Block, other: Block): boolean {
  if (one.type !== 'list' || other.type !== 'list') return false;
  return (one.start === undefined) === (other.start === undefined);
}

function writeBlock(block: Block, surrounding: Surrounding, marker: number): string {
  switch (block.type) {
    case 'paragraph':
      return writeInline(block.leaves, surrounding);
    case 'verbatim':
      return writeInline(block.leaves, 'verbatim');
    case 'markdown':
      return block.text;
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeInline(block.leaves, 'heading')}`;
    case 'code':
      return writeFence(block.text, '`', block.language);
    case 'math':
      return writeFence(block.tex, '$', '');
    case 'list':
      return writeList(block.items, block.start, marker);
    case 'quote':
      return indent(writeBlocks(block.blocks), '> ', '> ');
    case 'footnote':
      return indent(writeBlocks(block.blocks), `[^${block.label}]: `, '    ');
    case 'table':
      return writeTable(block.alignments, block.rows);
    case 'rule':
      return surrounding === 'item' ? RULE_IN_ITEM : RULE;
  }
}

/** A fence that is longer than any run of its character inside. */
function writeFence(text: string, character: '`' | '$', info: string): string {
  const runs = text.match(character === '`' ? /`{3,}/g : /\${2,}/g) ?? [];
  const shortest = character === '`' ? 3 : 2;
  const fence = character.repeat(Math.max(shortest, ...runs.map((run) => run.length + 1)));
  return text === '' ? `${fence}${info}\n${fence}` : `${fence}${info}\n${text}\n${fence}`;
}

function writeList(items: readonly Content[], start: number | undefined, marker: number): string {
  const isLoose = items.some(({ blocks }) => needsBlankLines(blocks));
  const separator = isLoose ? '\n\n' : '\n';
  return items
    .map((item, index) => {
      const bullet = start === undefined ? '-*'.charAt(marker) : `${start + index}${'.)'.charAt(marker)}`;
      const box = item.checked === undefined ? '' : item.checked ? '[x] ' : '[ ] ';
      const text = joinBlocks(item.blocks, 'item', separator);
      return indent(`${box}${text}`, `${bullet} `, ' '.repeat(bullet.length + 1));
    })
    .join(separator);
}

/** A paragraph with lists right below it is set close; anything else in one item needs blank lines. */
function needsBlankLines(blocks: readonly Block[]): boolean {
  return blocks.some((block, index) => {
    const previous = blocks[index - 1];
    if (previous === undefined) return false;
    if (previous.type !== 'paragraph' && previous.type !== 'verbatim') return true;
    return block.type !== 'list' || !canFollowText(block.start, block.items[0]);
  });
}

/** Right below text, numbers that do not start at 1 and empty items would be text as well. */
function canFollowText(start: number | undefined, first: Content | undefined): boolean {
  return (start === undefined || start === 1) && first !== undefined && first.blocks.length > 0;
}

function writeTable(alignments: readonly Alignment[], rows: readonly TableRow[]): string {
  const [header = [], ...body] = rows.map((row) => writeRow(row.map((cell) => writeInline(cell, 'cell'))));
  const rule = writeRow(
    alignments.map((alignment) => (alignment === undefined ? '-' : TABLE_RULES[alignment])),
  );
  return [header, rule, ...body].join('\n');
}

function writeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;
}

/** Puts `first` before the first line and `rest` before the others; empty lines get no trailing space. */
function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? `${first}${line}` : line === '' ? rest.trimEnd() : `${rest}${line}`))
    .join('\n')
    .replace(/^(\S+) $/, '$1');
}
