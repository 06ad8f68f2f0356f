import type { Mark } from './blocks.ts';

const STYLES: Readonly<Record<string, Exclude<Mark['type'], 'link'>>> = {
  STRONG: 'strong',
  B: 'strong',
  EM: 'emphasis',
  I: 'emphasis',
  DEL: 'strike',
  S: 'strike',
  STRIKE: 'strike',
  SUB: 'sub',
  SUP: 'sup',
  SUMMARY: 'strong',
};
/** Tells the browser which words to highlight; a citation carries a whole passage in it. */
const TEXT_FRAGMENT = /#:~:text=.*$/;
/** The usual address: it means the same everywhere, and to parse it takes longer than to read the link's text. */
const USUAL_ADDRESS = /^https?:\/\/(?!xn--|[^/?#]*\.xn--)(?:[a-z][a-z\d-]*\.)+[a-z]+(?:[/?#][!-~]*)?$/;
const KEPT_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The inline style that an element gives to its text. */
export function styleMark(element: Element): Mark | undefined {
  const type = STYLES[element.tagName] ?? (isStrongSpan(element) ? 'strong' : undefined);
  return type === undefined ? undefined : { type };
}

/** Streamdown draws strong words as a span that says so; seen 2026-12. */
function isStrongSpan(element: Element): boolean {
  return element.tagName === 'SPAN' && element.getAttribute('data-streamdown') === 'strong';
}

/** A link that is drawn as a button, as Streamdown does: its words are there, its address is not; seen 2026-12. */
export function isLinkButton(element: Element): boolean {
  return element.tagName === 'BUTTON' && element.getAttribute('data-streamdown') === 'link';
}

/** The link that an element is; none for scripts, places inside the page and addresses that cannot be read. */
export function linkMark(element: Element): Mark | undefined {
  if (element.tagName !== 'A') return undefined;
  const href = readUrl(element.getAttribute('href'), element);
  return href === undefined ? undefined : { type: 'link', href, source: element };
}

/** An address that means the same outside the page: absolute, and of a kind that only names something. */
export function readUrl(value: string | null, element: Element): string | undefined {
  const trimmed = value?.trim().replace(TEXT_FRAGMENT, '') ?? '';
  if (trimmed === '' || trimmed.startsWith('#')) return undefined;
  if (USUAL_ADDRESS.test(trimmed)) return trimmed;
  const base = element.ownerDocument.baseURI;
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  if (!KEPT_PROTOCOLS.has(url.protocol)) return undefined;
  return URL.canParse(trimmed) ? trimmed : url.href;
}
