import { findAdapterAt } from '../../../lib/sites/find-adapter-at.ts';
import { findGeneration } from '../../../lib/sites/read-page.ts';

/** How a page shows a conversation of which it mounts only a part. */
export interface ListLook {
  /** The address that the page has. */
  readonly url: string;
  /** The least height of each row, in CSS pixels, again from the first when there are more rows. */
  readonly heights: readonly number[];
  /** Rows that are mounted beyond each edge of the view; undefined mounts all of them. */
  readonly beyond?: number;
  /** The list counts its place from its lower end. */
  readonly isReversed: boolean;
  /** Where the list stands at the beginning, from 0 at its upper end to 1. */
  readonly start: number;
}

/** Height of the view, and what the list takes a row to be high that it has never mounted. */
const VIEW = 600;
const ESTIMATE = 200;
/** From row to row where each states its own place. */
const PLACE = 300;

/**
 * Shows a page of which only the rows near the view are mounted, as clones: what comes back is another element. What
 * is measured takes the place of what was estimated, so that the list's height changes while it is moved.
 */
export function showWindowedList(html: string, look: ListLook): void {
  document.documentElement.innerHTML = html;
  const rows = findRows(new URL(look.url));
  const list = rows[0]?.[0]?.parentElement;
  const scroller = list?.parentElement;
  if (!list || !scroller || rows.length < 2) return;
  const view =
    scroller === document.body ? document.documentElement : makeScroller(scroller, look.isReversed);
  setHeights(list, rows, look.heights);
  if (getComputedStyle(list).display === 'inline') list.style.display = 'block';
  if (look.beyond !== undefined) mountWindow(list, rows, view, look.beyond);
  const range = view.scrollHeight - view.clientHeight;
  view.scrollTop =
    range * (getComputedStyle(view).flexDirection === 'column-reverse' ? look.start - 1 : look.start);
}

/** What stands side by side and holds one turn or one exchange each, with what belongs to it behind it; in reading order. */
type Row = readonly HTMLElement[];

function findRows(url: URL): Row[] {
  const adapter = findAdapterAt(document, url);
  const generation = adapter && findGeneration(document, adapter);
  const elements = (generation?.findTurns(document).turns ?? []).flatMap(
    ({ bodies, surroundings }) => bodies[0] ?? surroundings[0] ?? [],
  );
  let list = elements[0]?.parentElement;
  while (list && !elements.every((element) => list?.contains(element))) list = list.parentElement;
  const children = [...(list?.children ?? [])] as HTMLElement[];
  const firsts = new Set(
    elements.flatMap((element) => children.find((child) => child.contains(element)) ?? []),
  );
  return [...firsts].map((first) => {
    const behind = children.slice(children.indexOf(first) + 1);
    const next = behind.findIndex((child) => firsts.has(child));
    return [first, ...behind.slice(0, next === -1 ? behind.length : next)];
  });
}

function makeScroller(scroller: HTMLElement, isReversed: boolean): HTMLElement {
  const reversed = 'display: flex; flex-direction: column-reverse; justify-content: flex-start';
  const box = `display: block; height: ${VIEW}px; overflow-y: auto; overflow-anchor: none`;
  scroller.style.cssText += `; ${box}; ${isReversed ? reversed : ''}`;
  // A reversed box shows its children from the last to the first, and must not make them smaller.
  for (const child of scroller.children) (child as HTMLElement).style.flex = 'none';
  return scroller;
}

function standsAtItsPlace(row: Row | undefined): boolean {
  return row?.[0]?.style.position === 'absolute';
}

function heightOf(row: Row): number {
  if (standsAtItsPlace(row)) return PLACE;
  return row.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
}

/** Gives the rows their heights, without margins that would run into each other; rows at places of their own keep them. */
function setHeights(list: HTMLElement, rows: readonly Row[], heights: readonly number[]): void {
  if (standsAtItsPlace(rows[0])) list.style.height = `${rows.length * PLACE}px`;
  for (const [index, row] of rows.entries()) {
    for (const part of standsAtItsPlace(row) ? [] : row) {
      part.style.overflow = 'hidden';
      if (part === row[0]) part.style.minHeight = `${heights[index % heights.length] ?? ESTIMATE}px`;
      if (getComputedStyle(part).display === 'inline') part.style.display = 'block';
    }
  }
}

/** Takes the rows out of the page, and puts those near the view in again whenever the view has moved. */
function mountWindow(list: HTMLElement, rows: readonly Row[], view: Element, beyond: number): void {
  const heights: number[] = rows.map((row) => (standsAtItsPlace(row) ? PLACE : ESTIMATE));
  const mounted = new Map<number, Row>();
  const parts = rows.flat();
  const before = [...list.children].findIndex((child) => parts.includes(child as HTMLElement));
  for (const part of parts) part.remove();
  const end = list.children[before] ?? null;
  const sum = (from: number, to: number) =>
    heights.slice(from, to).reduce((total, height) => total + height, 0);
  const upperEdge = () => (view === document.documentElement ? 0 : view.getBoundingClientRect().top);

  function findWindow(): [number, number] {
    const hidden = upperEdge() - list.getBoundingClientRect().top;
    let from = 0;
    while (from < rows.length - 1 && sum(0, from + 1) <= hidden) from += 1;
    let to = from + 1;
    while (to < rows.length && sum(0, to) < hidden + view.clientHeight) to += 1;
    return [Math.max(0, from - beyond), Math.min(rows.length, to + beyond)];
  }

  function show(from: number, to: number): void {
    for (const [index, row] of mounted) {
      if (index >= from && index < to) continue;
      for (const part of row) part.remove();
      mounted.delete(index);
    }
    for (let index = to - 1; index >= from; index -= 1) {
      if (mounted.has(index)) continue;
      const row = (rows[index] ?? []).map((part) => part.cloneNode(true) as HTMLElement);
      for (const part of row) list.insertBefore(part, mounted.get(index + 1)?.[0] ?? end);
      mounted.set(index, row);
    }
    fill(from, to);
    for (const [index, row] of mounted) heights[index] = heightOf(row);
    fill(from, to);
  }

  /** Before anything is measured: a list that is short for a moment would throw its view back. */
  function fill(from: number, to: number): void {
    if (standsAtItsPlace(rows[0])) return;
    list.style.paddingTop = `${sum(0, from)}px`;
    list.style.paddingBottom = `${sum(to, rows.length)}px`;
  }

  function update(): void {
    let shown = '';
    for (let round = 0; round < 8; round += 1) {
      const [from, to] = findWindow();
      if (shown === `${from} ${to}`) return;
      show(from, to);
      shown = `${from} ${to}`;
    }
  }

  update();
  let place = view.scrollTop;
  const follow = () => {
    if (!list.isConnected) return;
    if (view.scrollTop !== place) update();
    place = view.scrollTop;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
