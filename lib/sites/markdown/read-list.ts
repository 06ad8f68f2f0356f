import type { Block, Content, InnerReader } from './blocks.ts';
import { childElements, isOmitted } from './elements.ts';

/** A list under construction; `start` is there for ordered lists only. */
interface Run {
  readonly start?: number;
  readonly items: Content[];
}

/**
 * Reads a list: one block, or several where an item starts to count again, which one Markdown list cannot. A list
 * that stands between items belongs to the item before it.
 */
export function readList(list: Element, inner: InnerReader): Block[] {
  const isOrdered = list.tagName === 'OL';
  const runs: Run[] = [];
  for (const child of childElements(list)) {
    if (isOmitted(child)) continue;
    const last = runs.at(-1);
    if (child.tagName !== 'LI') appendToLast(last, inner.readWhole(child), runs);
    else if (last === undefined)
      runs.push(startRun(isOrdered ? readStart(list, child) : undefined, inner, child));
    else if (isOrdered && startsAgain(last, child)) runs.push(startRun(ownNumber(child), inner, child));
    else last.items.push(inner.readContent(child));
  }
  return runs.map((run) => ({ type: 'list', ...run }));
}

function startRun(start: number | undefined, inner: InnerReader, item: Element): Run {
  const items = [inner.readContent(item)];
  return start === undefined ? { items } : { start, items };
}

function appendToLast(last: Run | undefined, { blocks }: Content, runs: Run[]): void {
  if (blocks.length === 0) return;
  if (last === undefined) {
    runs.push({ items: [{ blocks }] });
    return;
  }
  const item = last.items.pop() ?? { blocks: [] };
  last.items.push({ ...item, blocks: [...item.blocks, ...blocks] });
}

function startsAgain(run: Run, item: Element): boolean {
  const number = ownNumber(item);
  return number !== undefined && number !== (run.start ?? 1) + run.items.length;
}

function readStart(list: Element, first: Element): number {
  return ownNumber(first) ?? parseNumber(list.getAttribute('start')) ?? 1;
}

function ownNumber(item: Element): number | undefined {
  return parseNumber(item.getAttribute('value'));
}

function parseNumber(value: string | null): number | undefined {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isSafeInteger(number) && number >= 0 && number < 1e9 ? number : undefined;
}
