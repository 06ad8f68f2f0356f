import { childNodes, isElement, isOmitted } from './elements.ts';
import type { ReadingRules } from './reading-context.ts';

/**
 * Elements that are a code block with its frame (header, buttons), beside `pre` and `code-block`; seen 2026-01 to 2026-10.
 * `.group/copy` is a frame only where it holds a `pre`.
 */
const FRAMES = [
  '[data-markdown-copy="code-block"]',
  '[data-testid="code-block"]',
  '[data-streamdown="code-block"]',
  '.md-code-block',
  '.monaco-editor',
  '.cm-editor',
  '.CodeMirror',
  'table.hljs-ln',
  'table.highlighttable',
  'table.rouge-table',
].join(', ');
const MAYBE_FRAME = 'group/copy';
/** One line of code each, in editors that set lines as elements. */
export const EDITOR_LINES = '.cm-line, .view-line, .CodeMirror-line';
/** The room that an editor leaves for lines which it has not drawn. */
export const EDITOR_GAP = '.cm-gap';
/** The element that holds the code and nothing else, in the order in which they are looked for. */
const CODE_TAGS = ['code', 'pre'];
const EDITOR_BODIES = ['.cm-content', '.view-lines', '.CodeMirror-code'];
const BODIES = [...EDITOR_BODIES, ...CODE_TAGS];
/** What only editors have: one look tells that a code block has none of it. */
const EDITOR = [...EDITOR_BODIES, EDITOR_LINES, EDITOR_GAP].join(', ');
/** What stands beside the lines of code and is none: numbers, marks for folding. */
const GUTTERS = [
  '.cm-gutters',
  '.CodeMirror-gutter-wrapper',
  '.CodeMirror-linenumber',
  '.margin-view-overlays',
  '.linenumber',
  '.line-number',
  '.line-numbers-rows',
  '.react-syntax-highlighter-line-number',
  '.hljs-ln-numbers',
  '.blob-num',
  '.linenos',
  '.lineno',
  '.rouge-gutter',
].join(', ');
/** How many wrappers around a code block may name its language. */
const WRAPPERS_AROUND = 2;
/** What a header over code has beside the language's name: something to copy the code with. */
const HEADER_ACTION = 'button, [role="button"], [class*="copy"]';
/** A language's name as a header shows it: one word, such as `C++` or `objective-c`. */
const LANGUAGE_NAME = /^[\p{L}\d][\p{L}\d+#._-]{0,30}$/u;

/** Whether the element is a code block, whatever renders it; a site may have frames of its own. */
export function isCodeFrame(element: Element, rules: ReadingRules): boolean {
  const { codeFrame } = rules;
  if (element.tagName === 'PRE' || element.tagName === 'CODE-BLOCK') return true;
  if (codeFrame !== undefined && element.matches(codeFrame)) return true;
  if (element.matches(FRAMES)) return true;
  if (element.classList.contains(MAYBE_FRAME)) return element.querySelector('pre') !== null;
  return isHeaderOverCode(element, rules);
}

/** Whether something in the element is an editor's: where its code stands and in which order, only the editor knows. */
export function holdsEditor(element: Element): boolean {
  return element.querySelector(EDITOR) !== null;
}

/** Whether the element stands beside the code's lines. */
export function isGutter(element: Element): boolean {
  return element.matches(GUTTERS);
}

/**
 * Finds the element that holds the code of a frame and nothing else.
 *
 * @param isEditor whether something in the frame may be an editor's.
 */
export function findCodeBody(frame: Element, isEditor: boolean): Element {
  for (const css of isEditor ? BODIES : CODE_TAGS) {
    const body = findOutsideGutters(frame, css);
    if (body !== undefined) return holdsOneLineEach(body) ? (body.parentElement ?? body) : body;
  }
  return frame;
}

function findOutsideGutters(frame: Element, css: string): Element | undefined {
  const first = frame.querySelector(css);
  if (first === null || first.closest(GUTTERS) === null) return first ?? undefined;
  return [...frame.querySelectorAll(css)].find((found) => found.closest(GUTTERS) === null);
}

/** The code's language, lower case, from a class, an attribute or the frame's header; empty where nothing says it. */
export function findLanguage(frame: Element, body: Element): string {
  for (const read of [classLanguage, attributeLanguage]) {
    for (let element: Element | null = body; element !== null; element = element.parentElement) {
      const language = read(element);
      if (language !== '') return language;
      if (element === frame) break;
    }
  }
  const word = body === frame ? '' : firstText(frame, body);
  return LANGUAGE_NAME.test(word) ? word.toLowerCase() : languageAround(frame);
}

/** The language that a wrapper of the frame names which holds nothing else. */
function languageAround(frame: Element): string {
  let element = frame;
  for (let level = 0; level < WRAPPERS_AROUND; level += 1) {
    const { parentElement } = element;
    if (parentElement === null || parentElement.childElementCount !== 1) return '';
    element = parentElement;
    const language = classLanguage(element);
    if (language !== '') return language;
  }
  return '';
}

/**
 * A frame without any name of its own: a header with buttons and at most one word, a `pre` below it, nothing else.
 */
export function isHeaderOverCode(element: Element, { omit }: ReadingRules): boolean {
  if (element.tagName !== 'DIV' || element.childElementCount !== 2) return false;
  const { firstElementChild: header, lastElementChild: code } = element;
  if (header === null || code === null || (omit !== '' && header.matches(omit))) return false;
  if (header.querySelector(HEADER_ACTION) === null) return false;
  const blocks = code.tagName === 'PRE' ? [code] : [...code.querySelectorAll('pre')];
  const [only] = blocks;
  if (only === undefined || blocks.length > 1 || header.querySelector('pre, p') !== null) return false;
  const word = shownText(header).trim();
  return (word === '' || LANGUAGE_NAME.test(word)) && shownText(element, only).trim() === word;
}

/** Some highlighters set each line as a `code` element of its own. */
function holdsOneLineEach(body: Element): boolean {
  return body.tagName === 'CODE' && body.nextElementSibling?.tagName === 'CODE';
}

/** As the author wrote it; an editor's own attribute may have another name for the same language. */
function classLanguage(element: Element): string {
  return languageName(/(?:^|\s)lang(?:uage)?-([^\s]+)/.exec(element.getAttribute('class') ?? '')?.[1]);
}

function attributeLanguage(element: Element): string {
  return languageName(element.getAttribute('data-language') ?? element.getAttribute('data-lang'));
}

function languageName(name: string | null | undefined): string {
  return name === undefined || name === null || /[`\s]/.test(name) ? '' : name.toLowerCase();
}

/** The first words of the frame that stand outside its code and its buttons. */
function firstText(node: Node, body: Element): string {
  for (const child of childNodes(node)) {
    if (child === body) continue;
    const text =
      child.nodeType === 3
        ? (child.nodeValue ?? '')
        : isElement(child) && !isOmitted(child)
          ? firstText(child, body)
          : '';
    if (text.trim() !== '') return text.trim();
  }
  return '';
}

function shownText(node: Element, except?: Element): string {
  let text = '';
  for (const child of childNodes(node)) {
    if (child === except) continue;
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (isElement(child) && !isOmitted(child)) text += shownText(child, except);
  }
  return text;
}
