import { childElements, isElement, isOmitted, shownNodes } from './markdown/elements.ts';
import { embeddedCss } from './markdown/read-embedded.ts';

/** Elements that hold others and mean nothing by themselves. */
const WRAPPERS = new Set(['DIV', 'SECTION', 'ARTICLE', 'LI', 'MAIN', 'SPAN']);
/** More text than any label has. */
const MAX_SHOWN_UNITS = 100;

/** Whether an element only holds others: also one that draws what it was given in a tree of its own, and a place there. */
export function isWrapper({ tagName, shadowRoot }: Element): boolean {
  return WRAPPERS.has(tagName) || tagName === 'SLOT' || Boolean(shadowRoot);
}

/** What an element shows as text of its own, outside of all elements in it. */
export function ownTexts(element: Element): Node[] {
  return shownNodes(element).filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
}

/** The elements in an element that show something. */
export function contentParts(element: Element): Element[] {
  return shownNodes(element).filter(isElement).filter(holdsContent);
}

/** The children of a list that show something, as they stand in the page's own tree. */
export function rowsOf(list: Element): Element[] {
  return childElements(list).filter(holdsContent);
}

/** The one child that shows something; undefined where none or several do. */
export function onlyRowOf(element: Element): Element | undefined {
  const rows = rowsOf(element);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Whether something in an element is shown: text, a picture, a part that only the browser can draw. */
export function holdsContent(element: Element): boolean {
  if (isOmitted(element)) return false;
  if (element.matches(`img, ${embeddedCss}`)) return true;
  for (const node of shownNodes(element)) {
    if (node.nodeType === 3 && node.nodeValue?.trim() !== '') return true;
    if (isElement(node) && holdsContent(node)) return true;
  }
  return false;
}

/** The text that is shown in an element, on one line, and as much of it as tells what it is. */
export function shownText(element: Element): string {
  let text = '';
  for (const node of shownNodes(element)) {
    if (text.length > MAX_SHOWN_UNITS) break;
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    else if (isElement(node) && !isOmitted(node)) text += ` ${shownText(node)} `;
  }
  return text.replace(/\s+/g, ' ').trim();
}
