import type { Block, Content, InnerReader } from './blocks.ts';
import { isElement, isOmitted } from './elements.ts';

/** Reads a list; none where it has no item. A list that stands between items belongs to the item before it. */
export function readList(list: Element, inner: InnerReader): Block | undefined {
  const items: Content[] = [];
  for (const child of list.childNodes) {
    if (!isElement(child) || isOmitted(child)) continue;
    if (child.tagName === 'LI') items.push(inner.readContent(child));
    else appendToLast(items, inner.readWhole(child));
  }
  if (items.length === 0) return undefined;
  return list.tagName === 'OL' ? { type: 'list', start: readStart(list), items } : { type: 'list', items };
}

function appendToLast(items: Content[], { blocks }: Content): void {
  if (blocks.length === 0) return;
  const last = items.pop() ?? { blocks: [] };
  items.push({ ...last, blocks: [...last.blocks, ...blocks] });
}

function readStart(list: Element): number {
  const first = list.querySelector(':scope > li[value]');
  const value =
    list.getAttribute('start') ?? (first === list.firstElementChild ? first?.getAttribute('value') : null);
  const start = Number.parseInt(value ?? '1', 10);
  return Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}
