import { isBlock, isElement, isOmitted } from './elements.ts';

/**
 * Elements that are a code block with its frame (header, buttons), outermost first; seen 2026-01 to 2026-10.
 * `.group/copy` is a frame only where it holds a `pre`.
 */
const FRAMES =
  'pre, code-block, [data-markdown-copy="code-block"], [data-testid="code-block"], .md-code-block';
const MAYBE_FRAME = 'group/copy';
/** The element that holds the code and nothing else, in the order in which they are looked for. */
const BODIES = ['.cm-content', '.view-lines', 'code', 'pre'];
/** One line of code each, in editors and highlighters that set lines as elements. */
const LINES = '.cm-line, .view-line';
const GUTTERS = '.cm-gutters, .linenumber, .line-number, .react-syntax-highlighter-line-number';
/** A language's name as a header shows it: one word, such as `C++` or `objective-c`. */
const LANGUAGE_NAME = /^[\p{L}\d][\p{L}\d+#._-]{0,30}$/u;

/** A code block as read from the page; `language` is lower case, or empty. */
export interface Code {
  readonly language: string;
  readonly text: string;
}

/**
 * Whether the element is a code block, whatever renders it.
 *
 * @param ownFrames selector of the code blocks that only this site has.
 */
export function isCodeFrame(element: Element, ownFrames?: string): boolean {
  if (element.matches(FRAMES) || (ownFrames !== undefined && element.matches(ownFrames))) return true;
  return element.classList.contains(MAYBE_FRAME) && element.querySelector('pre') !== null;
}

/** Reads a code block: text with its exact indentation, language from class, attribute or header. */
export function readCode(frame: Element): Code {
  const body = findBody(frame);
  return { language: readLanguage(frame, body), text: readCodeText(body) };
}

/** The text of inline code or of a code block's body, line by line. */
export function readCodeText(body: Element): string {
  const lines = [...body.querySelectorAll(LINES)];
  const text = lines.length > 0 ? lines.map(readLine).join('\n') : collectText(body, '');
  return text.replace(/\n$/, '');
}

function findBody(frame: Element): Element {
  for (const css of BODIES) {
    const body = frame.querySelector(css);
    if (body !== null) return holdsOneLineEach(body) ? (body.parentElement ?? body) : body;
  }
  return frame;
}

/** Some highlighters set each line as a `code` element of its own. */
function holdsOneLineEach(body: Element): boolean {
  return body.tagName === 'CODE' && body.nextElementSibling?.tagName === 'CODE';
}

function readLine(line: Element): string {
  const text = collectText(line, '').replace(/\n$/, '');
  // Monaco draws every space as a no-break space.
  return line.classList.contains('view-line') ? text.replaceAll('\u00a0', ' ') : text;
}

function collectText(node: Node, before: string): string {
  let text = before;
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (isElement(child)) text = collectElement(child, text);
  }
  return text;
}

function collectElement(element: Element, before: string): string {
  if (element.tagName === 'BR') return `${before}\n`;
  if (isOmitted(element) || element.matches(GUTTERS)) return before;
  if (!startsLine(element)) return collectText(element, before);
  return collectText(element, before === '' || before.endsWith('\n') ? before : `${before}\n`);
}

/** Block elements, and highlighters' line spans that no line end separates. */
function startsLine(element: Element): boolean {
  if (isBlock(element)) return element.tagName !== 'TD';
  const isLine = element.classList.contains('line') || element.tagName === 'CODE';
  return isLine && element.previousSibling?.nodeType === 1;
}

function readLanguage(frame: Element, body: Element): string {
  for (const read of [classLanguage, attributeLanguage]) {
    for (let element: Element | null = body; element !== null; element = element.parentElement) {
      const language = read(element);
      if (language !== '') return language;
      if (element === frame) break;
    }
  }
  const word = body === frame ? '' : headerText(frame, body);
  return LANGUAGE_NAME.test(word) ? word.toLowerCase() : '';
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
function headerText(node: Element, body: Element): string {
  for (const child of node.childNodes) {
    if (child === body) continue;
    const text =
      child.nodeType === 3
        ? (child.nodeValue ?? '')
        : isElement(child) && !isOmitted(child)
          ? headerText(child, body)
          : '';
    if (text.trim() !== '') return text.trim();
  }
  return '';
}
