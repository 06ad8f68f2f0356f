import type { Alignment, Block, InnerReader, Leaf, TableRow } from './blocks.ts';
import { childElements, isOmitted } from './elements.ts';

const SECTIONS = new Set(['THEAD', 'TBODY', 'TFOOT']);
const ROWS = new Set(['TR']);
const CELLS = new Set(['TH', 'TD']);

/** Reads a table. Where no row is a header, an empty header row goes before the rows: Markdown demands one. */
export function readTable(table: Element, inner: InnerReader): Block | undefined {
  const rows = findRows(table);
  const first = rows[0];
  if (first === undefined) return undefined;
  const cells = rows.map((row) => childrenNamed(row, CELLS));
  const read: TableRow[] = cells.map((row) => row.map((cell) => readCell(cell, inner)));
  return buildTable(read, isHeader(first), cells[0]?.map(readAlignment) ?? []);
}

/** Puts a table together: rows of one width, and a header row in any case. */
export function buildTable(
  read: readonly TableRow[],
  isHeaderFirst: boolean,
  known: readonly Alignment[],
): Block | undefined {
  const width = Math.max(...read.map((row) => row.length));
  if (width === 0) return undefined;
  const rows = read.map((row) => (row.length === width ? row : fillUp(row, width)));
  if (!isHeaderFirst) rows.unshift(Array.from({ length: width }, () => []));
  return { type: 'table', alignments: Array.from({ length: width }, (_, column) => known[column]), rows };
}

function fillUp(row: TableRow, width: number): TableRow {
  return [...row, ...Array.from({ length: width - row.length }, (): Leaf[] => [])];
}

function findRows(table: Element): Element[] {
  const rows: Element[] = [];
  for (const child of childElements(table)) {
    if (isOmitted(child)) continue;
    if (child.tagName === 'TR') rows.push(child);
    else if (SECTIONS.has(child.tagName)) rows.push(...childrenNamed(child, ROWS));
  }
  return rows;
}

function childrenNamed(parent: Element, names: ReadonlySet<string>): Element[] {
  return childElements(parent).filter((child) => names.has(child.tagName));
}

function isHeader(row: Element): boolean {
  if (row.parentElement?.tagName === 'THEAD') return true;
  return childElements(row).every((cell) => cell.tagName === 'TH');
}

/** Reads a cell. It holds one line: its blocks are joined by line breaks, a list's items get a dash. */
export function readCell(cell: Element, inner: InnerReader): Leaf[] {
  const { blocks } = inner.readContent(cell);
  const [first] = blocks;
  if (blocks.length === 1 && first?.type === 'paragraph') return [...first.leaves];
  return joinLines(blocks.flatMap(blockLines));
}

function blockLines(block: Block): Leaf[][] {
  switch (block.type) {
    case 'paragraph':
    case 'verbatim':
    case 'heading':
      return [[...block.leaves]];
    case 'code':
      return block.text.split('\n').map((text) => [{ type: 'code', text, marks: [] }]);
    case 'math':
      return [[{ type: 'math', text: block.tex.replace(/\s*\n\s*/g, ' '), marks: [] }]];
    case 'markdown':
      return block.text.split('\n').map((text) => [{ type: 'text', text, marks: [] }]);
    case 'list':
      return block.items.map((item) => [
        { type: 'text', text: '- ', marks: [] },
        ...joinLines(item.blocks.flatMap(blockLines)),
      ]);
    case 'quote':
    case 'footnote':
      return block.blocks.flatMap(blockLines);
    case 'table':
      return block.rows.map((row) => row.flat());
    case 'rule':
      return [];
  }
}

function joinLines(lines: readonly Leaf[][]): Leaf[] {
  return lines.flatMap((line, index) =>
    index === 0 ? line : [{ type: 'break' as const, marks: [] }, ...line],
  );
}

function readAlignment(cell: Element): Alignment {
  const style = /(^|;)\s*text-align\s*:\s*(left|right|center)/.exec(cell.getAttribute('style') ?? '')?.[2];
  const value = style ?? cell.getAttribute('align');
  return value === 'left' || value === 'right' || value === 'center' ? value : undefined;
}
