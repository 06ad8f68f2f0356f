import type { Block, InnerReader } from './blocks.ts';
import { childElements } from './elements.ts';

const LABEL = /^#?(?:user-content-)?fn[-:_]?([^\s\]#[]{1,60})$/;
const SECTION = 'section[data-footnotes], .footnotes';
/** The way back from a footnote to its place in the text; no part of what it says. */
const BACK = '[data-footnote-backref], .footnote-backref, a[href^="#fnref"], a[href^="#user-content-fnref"]';

/** The label of the footnote that an element in the text points to: a link, or the raised element around it. */
export function footnoteLabel(element: Element): string | undefined {
  if (element.tagName === 'SUP') {
    const [child, ...others] = childElements(element);
    return child !== undefined && others.length === 0 && child.tagName === 'A' ? linkLabel(child) : undefined;
  }
  return element.tagName === 'A' ? linkLabel(element) : undefined;
}

/** Whether the element is the link back from a footnote. */
export function isFootnoteBack(element: Element): boolean {
  return element.tagName === 'A' && element.matches(BACK);
}

/** Reads a section of footnotes; undefined where the element is none. */
export function readFootnotes(element: Element, inner: InnerReader): Block[] | undefined {
  if (!element.matches(SECTION)) return undefined;
  const footnotes = [...element.querySelectorAll('li[id]')].flatMap((item): Block[] => {
    const label = LABEL.exec(item.id)?.[1];
    const { blocks } = inner.readContent(item);
    return label === undefined ? [] : [{ type: 'footnote', label, blocks }];
  });
  return footnotes.length === 0 ? undefined : footnotes;
}

function linkLabel(link: Element): string | undefined {
  const label = LABEL.exec(link.getAttribute('href') ?? '')?.[1];
  return label === undefined || isFootnoteBack(link) ? undefined : label;
}
