import { isElement } from './markdown/elements.ts';

const LINE_ELEMENTS = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE DIV H1 H2 H3 H4 H5 H6 LI OL P PRE SECTION UL'.split(' '),
);
/** Characters that editors put in to keep an empty line open; a joiner inside an emoji is not among them. */
const FILLERS = /[\u200b\u2060\ufeff]/g;

/**
 * Reads back what stands in a composer, line by line: a text field's value, or an editor's blocks, each a line
 * of its own. Line breaks that only hold an empty line open are dropped, no-break spaces become spaces.
 */
export function readComposerText(composer: Element): string {
  if ('value' in composer && typeof composer.value === 'string') return composer.value;
  const lines = new LineCollector();
  lines.collect(composer);
  return lines.text().replaceAll('\u00a0', ' ').replace(FILLERS, '');
}

class LineCollector {
  readonly #lines: string[] = [];
  /** The line that is open now; none between two blocks. */
  #open: string | undefined;

  collect(parent: Element): void {
    for (const node of parent.childNodes) {
      if (isElement(node)) this.#collectElement(node);
      else if (node.nodeType === 3 && !isLayout(node))
        this.#open = (this.#open ?? '') + (node.nodeValue ?? '');
    }
  }

  text(): string {
    this.#close();
    return this.#lines.join('\n');
  }

  #collectElement(element: Element): void {
    if (element.tagName === 'BR') {
      if (isFiller(element)) this.#open ??= '';
      else {
        this.#lines.push(this.#open ?? '');
        this.#open = '';
      }
    } else if (LINE_ELEMENTS.has(element.tagName)) {
      this.#close();
      const before = this.#lines.length;
      this.collect(element);
      // A block without anything in it is an empty line.
      if (this.#open === undefined && this.#lines.length === before) this.#open = '';
      this.#close();
    } else this.collect(element);
  }

  #close(): void {
    if (this.#open !== undefined) this.#lines.push(this.#open);
    this.#open = undefined;
  }
}

/** The last line break of its block shows no line: it keeps the block, or the line before, from collapsing. */
function isFiller(element: Element): boolean {
  for (let node: Node | null = element; node !== null; node = node.parentNode) {
    for (let next = node.nextSibling; next !== null; next = next.nextSibling) {
      if (isElement(next) || ((next.nodeValue ?? '') !== '' && !isLayout(next))) return false;
    }
    if (node.parentNode === null || !isElement(node.parentNode)) return true;
    if (LINE_ELEMENTS.has(node.parentNode.tagName) || node.parentNode.hasAttribute('contenteditable'))
      return true;
  }
  return true;
}

/** A line end that only sets the page's own source apart, beside a block or a line break. */
function isLayout(node: Node): boolean {
  if (!/^\s*\n\s*$/.test(node.nodeValue ?? '')) return false;
  return [node.previousSibling, node.nextSibling].some(
    (beside) =>
      beside !== null && isElement(beside) && (beside.tagName === 'BR' || LINE_ELEMENTS.has(beside.tagName)),
  );
}
