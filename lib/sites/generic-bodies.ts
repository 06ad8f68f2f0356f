import { isElement, isOmitted, shownNodes } from './markdown/elements.ts';
import { embeddedCss } from './markdown/read-embedded.ts';

/** Elements that hold others and mean nothing by themselves. */
const WRAPPERS = new Set(['DIV', 'SECTION', 'ARTICLE', 'LI', 'MAIN', 'SPAN']);
/** Words in the class of what stands beside a turn's text: who spoke, when, and what can be done. */
const LABEL =
  /(?:^|[-_ ]|(?<=[a-z]))(?:name|avatar|author|sender|participant|meta|metadata|header|footer|time|timestamp|date|actions|toolbar|info|icon|status)(?=[-_ A-Z]|$)/i;
const LABEL_TAGS = new Set(['HEADER', 'FOOTER', 'TIME']);
const TEXT_BLOCKS = 'p, pre, ul, ol, table, blockquote';

/**
 * Finds what holds a turn's text on a page that nobody knows: goes down through elements that only wrap, and
 * leaves out what by its class is a name, a time or a row of buttons.
 */
export function findBodies(turn: Element): Element[] {
  let element = turn;
  for (;;) {
    if (!WRAPPERS.has(element.tagName) || hasOwnText(element)) return [element];
    const parts = contentParts(element);
    const content = parts.filter((part) => !isLabel(part));
    const [only] = content;
    if (only === undefined || (content.length > 1 && content.length === parts.length)) return [element];
    if (content.length > 1) return content;
    element = only;
  }
}

/** Whether an element holds text of a turn, and not only the speaker's name or picture. */
export function holdsText(element: Element): boolean {
  return holdsContent(element) && !isLabel(element);
}

function hasOwnText(element: Element): boolean {
  return [...shownNodes(element)].some(
    ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '',
  );
}

function holdsContent(element: Element): boolean {
  if (isOmitted(element)) return false;
  if (element.matches(`img, ${embeddedCss}`)) return true;
  for (const node of shownNodes(element)) {
    if (node.nodeType === 3 && node.nodeValue?.trim() !== '') return true;
    if (isElement(node) && holdsContent(node)) return true;
  }
  return false;
}

/** By its own name, or because all that it holds are labels. */
function isLabel(element: Element): boolean {
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('data-testid') ?? ''}`;
  if (LABEL.test(name) || LABEL_TAGS.has(element.tagName)) {
    return !element.matches(TEXT_BLOCKS) && element.querySelector(TEXT_BLOCKS) === null;
  }
  if (!WRAPPERS.has(element.tagName) || hasOwnText(element)) return false;
  const parts = contentParts(element);
  return parts.length > 0 && parts.every(isLabel);
}

function contentParts(element: Element): Element[] {
  return [...shownNodes(element)].filter(isElement).filter(holdsContent);
}
