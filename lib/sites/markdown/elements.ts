import { isPlain } from './plain-elements.ts';

/** Elements that hold nothing of a turn's text, by tag name as the DOM spells it for HTML. */
const OMITTED_TAGS = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'FORM',
  'NAV',
  'svg',
  'SVG',
]);
const OMITTED_CLASS =
  /(?:^|\s)(?:sr-only|(?:[\w-]*-)?visually-hidden|screen-?reader(?:-only|-text)?)(?:\s|$)/;
const OMITTED_ROLES = new Set(['button', 'toolbar', 'status', 'menu', 'tooltip']);

const TOGGLE_TAGS = new Set(['DIV', 'SPAN', 'A']);
const CONTENT = 'p, pre, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, code, img';

const BLOCK_TAGS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 ' +
    'HEADER HR LI MAIN OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);

/** Whether the element starts a line of its own. */
export function isBlock(element: Element): boolean {
  return BLOCK_TAGS.has(element.tagName);
}

/** Whether the element is there for screen readers, for clicking, or not at all: nothing in it is text of a turn. */
export function isOmitted(element: Element): boolean {
  const { tagName } = element;
  if (isPlain(element, tagName)) return false;
  if (OMITTED_TAGS.has(tagName)) return true;
  if (!element.hasAttributes()) return false;
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  if (OMITTED_ROLES.has(element.getAttribute('role') ?? '')) return true;
  if (OMITTED_CLASS.test(element.getAttribute('class') ?? '')) return true;
  if (element.hasAttribute('aria-expanded') && isToggle(element)) return true;
  return /(^|;)\s*display\s*:\s*none/.test(element.getAttribute('style') ?? '');
}

/** A label that opens and closes something else, such as "Show more": it holds words only, no content. */
function isToggle(element: Element): boolean {
  return TOGGLE_TAGS.has(element.tagName) && element.querySelector(CONTENT) === null;
}

/** Whether white space in the element is kept, where its own class or style says so. */
export function ownWhiteSpace(element: Element): 'kept' | 'collapsed' | undefined {
  const name = element.getAttribute('class') ?? '';
  if (/(^|\s)whitespace-(pre|pre-wrap|pre-line|break-spaces)!?(\s|$)/.test(name)) return 'kept';
  if (/(^|\s)whitespace-(normal|nowrap)!?(\s|$)/.test(name)) return 'collapsed';
  const style = /(^|;)\s*white-space\s*:\s*([a-z-]+)/.exec(element.getAttribute('style') ?? '')?.[2];
  if (style === undefined) return undefined;
  return style.startsWith('pre') || style === 'break-spaces' ? 'kept' : 'collapsed';
}

/** Whether line ends in the element's text are shown as such, by the browser's own word. */
export function showsLineEnds(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return /^(?:pre|break-spaces)/.test(style?.whiteSpace ?? '');
}

/** Whether a node is an element, of whatever window. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/**
 * What an element shows: the nodes of its open shadow tree where it has one, with the nodes that it was given in
 * place of the slots; else its own.
 */
export function shownNodes(element: Element): readonly Node[] {
  if (element.shadowRoot) return childNodes(element.shadowRoot);
  const given = element.tagName === 'SLOT' && 'assignedNodes' in element ? assignedNodes(element) : [];
  return given.length > 0 ? given : childNodes(element);
}

/** A node's children. To go from one to the next takes a third of the time of a walk over the live list. */
export function childNodes(parent: Node): Node[] {
  const nodes: Node[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** An element's children that are elements. */
export function childElements(parent: Element): Element[] {
  const elements: Element[] = [];
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling)
    elements.push(child);
  return elements;
}

function assignedNodes(slot: Element): readonly Node[] {
  // An element named SLOT with this method is a slot, of whatever window.
  return (slot as HTMLSlotElement).assignedNodes();
}
