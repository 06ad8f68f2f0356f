import { isElement } from '../sites/markdown/elements.ts';
import { comparable } from './compare.ts';
import { isTextField } from './editor-kind.ts';
import { LineCollector } from './line-collector.ts';

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);

/** By number, since a node of a frame is no instance of this window's classes. */
const TEXT_NODE = 3;

/**
 * Reads the text that stands in a composer, as its user sees it: blocks and breaks are lines, fillers are
 * nothing, non-breaking spaces are spaces, zero-width fillers are dropped. (`innerText` doubles the blank
 * lines of most editors.)
 *
 * It reads the DOM. An editor that keeps another text in its own model, or only the visible part of a long
 * one in the DOM, cannot be read back this way.
 */
export function readBack(composer: HTMLElement): string {
  if (isTextField(composer)) return comparable(composer.value);
  const lines = new LineCollector();
  readChildren(composer, lines);
  return comparable(lines.toText());
}

function readChildren(parent: Element, lines: LineCollector): void {
  let preserves: boolean | undefined;
  for (const child of parent.childNodes) {
    if (child.nodeType === TEXT_NODE) {
      preserves ??= preservesWhiteSpace(parent);
      if (preserves) lines.addPreserved(withoutFillers(child.nodeValue ?? ''));
      else lines.addCollapsed(withoutFillers(child.nodeValue ?? ''));
    } else if (isElement(child)) {
      readElement(child, lines);
    }
  }
}

function readElement(element: Element, lines: LineCollector): void {
  // Slate draws its placeholder inside of the editor.
  if (element.hasAttribute('data-slate-placeholder')) return;
  if (element.tagName === 'BR') {
    lines.addBreak();
    return;
  }
  if (!BLOCKS.has(element.tagName)) {
    readChildren(element, lines);
    return;
  }
  lines.endLine();
  const countBefore = lines.count;
  readChildren(element, lines);
  if (lines.count === countBefore) lines.addEmptyLine();
  lines.endLine();
}

/** A text node of nothing but zero-width fillers must not open a line. */
function withoutFillers(text: string): string {
  return text.replace(/[\u200b\ufeff]/g, '');
}

function preservesWhiteSpace(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style !== undefined && /^(pre|break-spaces)/.test(style.whiteSpace);
}
