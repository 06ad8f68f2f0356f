import type { LinkMark } from './blocks.ts';
import { childNodes, isElement, isOmitted } from './elements.ts';
import { readUrl } from './read-marks.ts';
import { clipName } from './reading-context.ts';

const TEST_IDS = new Set(['webpage-citation-pill', 'chatgpt-citation', 'chatgpt-library-file-citation']);
/** Where a site says the address of a source itself; seen 2026-02 to 2026-09. */
const ADDRESS = 'data-pplx-citation-url';
/** A label that stands for several sources: the first one's name, and how many more there are. */
const MORE = /\+\s?(\d{1,3})$/;

/** A source that the site set behind a sentence. */
export interface Citation {
  readonly label: string;
  /** The link to it; absent where the page gives no address. */
  readonly mark?: LinkMark;
  /** How many sources have no address here: this one, and those that its label only counts. */
  readonly dropped: number;
}

/**
 * Whether the element is a source that the site set behind a sentence.
 *
 * @param css the site's own selector of such sources, beside what all sites have.
 */
export function isCitation(element: Element, css: string | undefined): boolean {
  if (TEST_IDS.has(element.getAttribute('data-testid') ?? '')) return true;
  return css !== undefined && element.matches(css);
}

/** Reads a source: its visible label, its title where it has another one, its address. */
export function readCitation(element: Element): Citation {
  const label = clipName(visibleText(element)).replace(/^-\s*(?=\d+$)/, '');
  const more = Number(MORE.exec(label)?.[1] ?? 0);
  const href = readAddress(element);
  if (href === undefined) return { label, dropped: 1 + more };
  const title = clipName(
    element.getAttribute('aria-label') ?? element.parentElement?.getAttribute('aria-label') ?? '',
  );
  const named = title === '' || title === label ? {} : { title };
  const mark: LinkMark = { type: 'link', href, ...named, source: element };
  return { label: label === '' ? new URL(href).hostname : label, mark, dropped: more };
}

function readAddress(element: Element): string | undefined {
  const stated = element.hasAttribute(ADDRESS) ? element : element.querySelector(`[${ADDRESS}]`);
  const link = element.tagName === 'A' ? element : element.querySelector('a[href]');
  return (
    readUrl(stated?.getAttribute(ADDRESS) ?? null, element) ??
    readUrl(link?.getAttribute('href') ?? null, element)
  );
}

function visibleText(element: Element): string {
  let text = '';
  for (const node of childNodes(element)) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    else if (isElement(node) && !isOmitted(node)) text += ` ${visibleText(node)} `;
  }
  return text.replaceAll('\u200b', '');
}
