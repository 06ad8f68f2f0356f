import {
  EDITOR_GAP,
  EDITOR_LINES,
  findCodeBody,
  findLanguage,
  holdsEditor,
  isGutter,
} from './code-frames.ts';
import { isBlock, isElement, isOmitted } from './elements.ts';
import { isPlain } from './plain-elements.ts';
import { inVisualOrder, ownOffset } from './visual-order.ts';

/** Lines that a highlighter sets as elements of their own, or that utility classes make such; seen 2026-03 to 2026-12. */
const LINE_CLASS = /(?:^|\s)(?:(?:code-)?line|line-content|block)(?:\s|$)/;

const TABLE_PARTS = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);

/** A code block as read from the page; `language` is lower case, or empty. */
export interface Code {
  readonly language: string;
  readonly text: string;
  /** Whether all lines are there: an editor draws only those near its view. */
  readonly isWhole: boolean;
}

/** Reads a code block: text with its exact indentation, language from class, attribute or header. */
export function readCode(frame: Element): Code {
  const isEditor = holdsEditor(frame);
  const body = findCodeBody(frame, isEditor);
  const lines = isEditor ? findLines(body) : [];
  return {
    language: findLanguage(frame, body),
    text: joinLines(lines, body),
    isWhole: !isEditor || (frame.querySelector(EDITOR_GAP) === null && areNeighbours(lines)),
  };
}

/** The text of inline code or of a code block's body, line by line. */
export function readCodeText(body: Element): string {
  if (body.firstElementChild === null) return (body.textContent ?? '').replace(/\n$/, '');
  return joinLines(holdsEditor(body) ? findLines(body) : [], body);
}

/** An editor reuses the elements of its lines: where they stand says their order, not the document. */
function findLines(body: Element): Element[] {
  return inVisualOrder([...body.querySelectorAll(EDITOR_LINES)]);
}

function joinLines(lines: readonly Element[], body: Element): string {
  const text = lines.length > 0 ? lines.map(readLine).join('\n') : collectText(body, '');
  return text.replace(/\n$/, '');
}

/** Whether lines that are placed by their style begin at the top and leave no room for a line between two of them. */
function areNeighbours(lines: readonly Element[]): boolean {
  const offsets = lines.map((line) => ownOffset(line) ?? 0);
  const steps = offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0));
  const height = Math.min(...steps.filter((step) => step > 0));
  if (!Number.isFinite(height)) return (offsets[0] ?? 0) <= 0;
  return (offsets[0] ?? 0) < height && steps.every((step) => step < 1.5 * height);
}

function readLine(line: Element): string {
  const text = collectText(line, '').replace(/\n$/, '');
  // Monaco draws every space as a no-break space, CodeMirror 5 fills an empty line with a character of no width.
  if (line.classList.contains('view-line')) return text.replaceAll('\u00a0', ' ');
  return line.classList.contains('CodeMirror-line') ? text.replaceAll('\u200b', '') : text;
}

function collectText(node: Node, before: string): string {
  const isOfTable = isElement(node) && TABLE_PARTS.has(node.tagName);
  let text = before;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    // White space in a table's markup is no part of the code in its cells.
    if (child.nodeType === 3) text += isOfTable ? '' : (child.nodeValue ?? '');
    else if (isElement(child)) text = collectElement(child, text);
  }
  return text;
}

function collectElement(element: Element, before: string): string {
  const { tagName } = element;
  if (tagName === 'BR') return `${before}\n`;
  // What highlighters colour the words with.
  if (tagName === 'SPAN' && isPlain(element, tagName)) return collectText(element, before);
  if (isOmitted(element) || isGutter(element)) return before;
  return collectText(element, beginElement(element, before));
}

/** The text so far, with a line end where the element stands on a line of its own. */
function beginElement(element: Element, before: string): string {
  const previous = isLine(element) ? lineBefore(element) : null;
  // Between two lines stands one line end, whether or not the first of them is empty.
  if (previous !== null) return previous.textContent?.endsWith('\n') === true ? before : `${before}\n`;
  if (!isBlock(element) || element.tagName === 'TD') return before;
  return before === '' || before.endsWith('\n') ? before : `${before}\n`;
}

/** Lines that highlighters set as elements: a row of a table, a span, a `code` of its own. */
function isLine(element: Element): boolean {
  return (
    element.tagName === 'CODE' ||
    element.tagName === 'TR' ||
    element.hasAttribute('data-line') ||
    LINE_CLASS.test(element.getAttribute('class') ?? '')
  );
}

/** The line right before, where no line end of the text's own stands between the two. */
function lineBefore(line: Element): Element | null {
  if (line.tagName === 'TR') return line.previousElementSibling;
  const previous = line.previousSibling;
  return previous !== null && isElement(previous) ? previous : null;
}
