import type { SiteAdapter, SiteGeneration } from './adapter.ts';

/** Places in which an editable element is no composer: a code block, a dialog's form, anything switched off. */
const NEVER_INSIDE =
  'pre, code, .cm-editor, .monaco-editor, [hidden], [inert], [aria-hidden="true"], dialog, [role="dialog"]';

/**
 * Finds the one field for the next message: editable now (a stand-in that the site shows until its script has
 * started does not count), visible, outside of every turn. Two that fit are none: guessing could put a text
 * into the wrong place.
 */
export function findComposer(document: Document, adapter: SiteAdapter): HTMLElement | undefined {
  for (const generation of adapter.generations) {
    for (const { css } of generation.selectors.composer.ways) {
      const fitting = [...(adapter.root ?? document).querySelectorAll<HTMLElement>(css)].filter((element) =>
        isComposer(element, generation),
      );
      if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
    }
  }
  return undefined;
}

function isComposer(element: HTMLElement, generation: SiteGeneration): boolean {
  const isInTurn = generation.selectors.turn.ways.some(({ css }) => element.closest(css) !== null);
  return !isInTurn && isEditable(element) && element.closest(NEVER_INSIDE) === null && isShown(element);
}

function isEditable(element: HTMLElement): boolean {
  if (element.tagName === 'TEXTAREA')
    return !element.hasAttribute('disabled') && !element.hasAttribute('readonly');
  const editable = element.getAttribute('contenteditable');
  return editable === '' || editable === 'true' || editable === 'plaintext-only';
}

/** By the browser's own word where it gives one; without layout only the element's style can tell. */
function isShown(element: HTMLElement): boolean {
  if (/(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/.test(element.getAttribute('style') ?? ''))
    return false;
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}
