import type { Block, InnerReader } from './blocks.ts';
import { buildTable, readCell } from './read-table.ts';

const CELLS = '[role="columnheader"], [role="rowheader"], [role="cell"], [role="gridcell"]';

/** Whether only its role makes a table of the element, whatever its name. */
export function isAriaTable(element: Element): boolean {
  const role = element.getAttribute('role');
  return role === 'table' || role === 'grid';
}

/**
 * Reads a table that is made of plain elements with roles. Its cells may stand in rows, or in one grid of as many
 * columns as it has headers. Undefined where the element is none.
 */
export function readAriaTable(element: Element, inner: InnerReader): Block | undefined {
  if (!isAriaTable(element)) return undefined;
  const rows = findRows(element);
  if (rows.length === 0) return undefined;
  const isHeader = rows[0]?.every((cell) => cell.getAttribute('role') === 'columnheader') === true;
  return buildTable(
    rows.map((row) => row.map((cell) => readCell(contentOf(cell), inner))),
    isHeader,
    [],
  );
}

function findRows(table: Element): Element[][] {
  const rows = [...table.querySelectorAll('[role="row"]')].map((row) => [...row.querySelectorAll(CELLS)]);
  if (rows.length > 0) return rows.filter((row) => row.length > 0);
  const cells = [...table.querySelectorAll(CELLS)];
  const width = cells.findIndex((cell) => cell.getAttribute('role') !== 'columnheader');
  if (width < 1) return [];
  return Array.from({ length: Math.ceil(cells.length / width) }, (_, index) =>
    cells.slice(index * width, (index + 1) * width),
  );
}

/** A header by which the table can be sorted is a button as a whole. */
function contentOf(cell: Element): Element {
  const drawn = cell.shadowRoot?.querySelector('button slot')?.closest('button') ?? null;
  if (drawn !== null) return drawn;
  const [child, ...others] = cell.children;
  return child?.tagName === 'BUTTON' && others.length === 0 ? child : cell;
}
