import { isElement, isOmitted, shownNodes } from './markdown/elements.ts';
import { embeddedCss } from './markdown/read-embedded.ts';

/** Elements that hold others and mean nothing by themselves. */
const WRAPPERS = new Set(['DIV', 'SECTION', 'ARTICLE', 'LI', 'MAIN', 'SPAN']);
/** Words in the class of what stands beside a turn's text: who spoke, when, and what can be done. */
const LABEL =
  /(?:^|[-_ ]|(?<=[a-z]))(?:name|avatar|author|sender|participant|meta|metadata|header|footer|time|timestamp|date|actions|toolbar|info|icon|status)(?=[-_ A-Z]|$)/i;
const TEXT_BLOCKS = 'p, pre, ul, ol, table, blockquote';

/**
 * Finds what holds a turn's text on a page that nobody knows: goes down through elements that only wrap, and
 * leaves out what by its class is a name, a time or a row of buttons.
 */
export function findBodies(turn: Element): Element[] {
  let element = turn;
  for (;;) {
    if (!WRAPPERS.has(element.tagName) || hasOwnText(element)) return [element];
    const parts = [...shownNodes(element)].filter(isElement).filter(holdsContent);
    const content = parts.filter((part) => !isLabel(part));
    const [only] = content;
    if (only === undefined || (content.length > 1 && content.length === parts.length)) return [element];
    if (content.length > 1) return content;
    element = only;
  }
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

function isLabel(element: Element): boolean {
  const isNamedSo =
    LABEL.test(element.getAttribute('class') ?? '') || /^(HEADER|FOOTER|TIME)$/.test(element.tagName);
  return isNamedSo && !element.matches(TEXT_BLOCKS) && element.querySelector(TEXT_BLOCKS) === null;
}
