import type { SelectorHealth } from '../core/capture.ts';

/** A selector and the date on which it was last seen to match a real page. */
export interface DatedSelector {
  readonly css: string;
  readonly seen: string;
}

/** The ways to find one part of a page, newest first. A part that is required must be there in every conversation. */
export interface Selector {
  readonly required: boolean;
  readonly ways: readonly DatedSelector[];
}

/** The named selectors of one generation of a site's page. */
export type SelectorTable = Readonly<Record<string, Selector>>;

/** A part that every conversation has. */
export function required(...ways: readonly DatedSelector[]): Selector {
  return { required: true, ways };
}

/** A part that a page may lack. */
export function optional(...ways: readonly DatedSelector[]): Selector {
  return { required: false, ways };
}

/**
 * All matches of the first way that has any, outermost only, in document order. Ways are alternatives: mixing
 * them would find the same part twice.
 */
export function findAll(root: ParentNode, selector: Selector): Element[] {
  for (const { css } of selector.ways) {
    const found = outermost(root.querySelectorAll(css));
    if (found.length > 0) return found;
  }
  return [];
}

/** The first match of the first way that has any. */
export function findFirst(root: ParentNode, selector: Selector): Element | undefined {
  for (const { css } of selector.ways) {
    const found = root.querySelector(css);
    if (found !== null) return found;
  }
  return undefined;
}

/** Whether any of the ways matches inside the root. */
export function hasAny(root: ParentNode, selector: Selector): boolean {
  return findFirst(root, selector) !== undefined;
}

/** Counts what each selector matches: names and numbers, no text of the page. */
export function measureHealth(root: ParentNode, generation: string, table: SelectorTable): SelectorHealth[] {
  return Object.entries(table).map(([part, selector]) =>
    measureSelector(root, `${generation}.${part}`, selector),
  );
}

/** Counts what one selector matches. */
export function measureSelector(root: ParentNode, name: string, selector: Selector): SelectorHealth {
  return { selector: name, required: selector.required, matches: findAll(root, selector).length };
}

/** Drops elements that stand inside another one of the list, which must be in document order. */
export function outermost(elements: Iterable<Element>): Element[] {
  const kept: Element[] = [];
  for (const element of elements) {
    if (kept.at(-1)?.contains(element) !== true) kept.push(element);
  }
  return kept;
}
