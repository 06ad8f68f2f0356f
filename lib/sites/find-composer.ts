import type { SiteAdapter, SiteGeneration } from './adapter.ts';
import { findHost, findInnerRoots } from './inner-roots.ts';

/** Places in which an editable element is no composer: a code block, a dialog's form, anything switched off. */
const NEVER_INSIDE = 'pre, code, [hidden], [inert], [aria-hidden="true"], dialog, [role="dialog"]';

/** Editors of code: a canvas or a code block, unless it stands in a form, as a composer does. */
const CODE_EDITOR = '.cm-editor, .monaco-editor';

/**
 * Finds the one field for the next message: editable now (a stand-in that the site shows until its script has
 * started does not count), visible, outside of every turn. Two that fit are none: guessing could put a text
 * into the wrong place. Open shadow roots and frames of the page's origin are searched where its own tree has none.
 */
export function findComposer(document: Document, adapter: SiteAdapter): HTMLElement | undefined {
  let fitting = findFitting([adapter.root ?? document], adapter);
  if (fitting.length === 0) fitting = findFitting(findInnerRoots(document), adapter);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What the first way finds that finds anything. */
function findFitting(roots: readonly ParentNode[], { generations }: SiteAdapter): HTMLElement[] {
  for (const generation of generations) {
    for (const { css } of generation.selectors.composer.ways) {
      const matching = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)]);
      const fitting = matching.filter((element) => isEditable(element) && isOutside(element, generation));
      if (fitting.length > 0) return fitting;
    }
  }
  return [];
}

/** Whether an element is shown and outside of every turn, and all that it is drawn in as well. */
function isOutside(element: Element, generation: SiteGeneration): boolean {
  const isInTurn = generation.selectors.turn.ways.some(({ css }) => element.closest(css) !== null);
  if (isInTurn || element.closest(NEVER_INSIDE) !== null || !isShown(element)) return false;
  if (element.closest(CODE_EDITOR) !== null && element.closest('form') === null) return false;
  const host = findHost(element);
  return host === undefined || isOutside(host, generation);
}

function isEditable(element: HTMLElement): boolean {
  if (element.tagName === 'TEXTAREA')
    return !element.hasAttribute('disabled') && !element.hasAttribute('readonly');
  const editable = element.getAttribute('contenteditable');
  return editable === '' || editable === 'true' || editable === 'plaintext-only';
}

/** By the browser's own word where it gives one; without layout only the element's style can tell. */
function isShown(element: Element): boolean {
  if (/(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/.test(element.getAttribute('style') ?? ''))
    return false;
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}
