/** Elements that their tag alone tells how to read, where no attribute says another thing. */
const PLAIN_TAGS = new Set(
  (
    'A ARTICLE ASIDE B BLOCKQUOTE BR CODE DD DEL DETAILS DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR I LI ' +
    'OL P PRE S SECTION SPAN STRIKE STRONG SUB SUMMARY SUP TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);
/** Beginnings of the attributes by which one of the readers tells something about an element. */
const TELLING_ATTRIBUTE = /^(?:hidden|role|aria-|data-(?:latex|line|markdown|math|streamdown|te))/;
const TELLING_STYLE = /display|white-space/;
/** Parts of the class names by which one of the readers tells something; one too many only costs time. */
const TELLING_CLASS =
  /-only|hidden|screen-?reader|(?:^|\s)block(?:\s|$)|math|katex|code|cm-|editor|line|hljs-ln|table|blob-num|rouge|group\/copy|whitespace|margin/i;
/** What class attributes were found to tell: a page repeats a few of them many times. */
const isTellingByClass = new Map<string, boolean>();
/** The most class attributes that are remembered. */
const MAX_REMEMBERED = 2000;

/**
 * Whether the tag alone tells how the element is read, as far as all sites go: most elements of a long conversation
 * are such, and to ask each of them every reader's question takes several times as long as to read its text.
 */
export function isPlain(element: Element, tagName = element.tagName): boolean {
  if (!PLAIN_TAGS.has(tagName)) return false;
  if (!element.hasAttributes()) return true;
  for (const name of element.getAttributeNames()) if (isTelling(element, name)) return false;
  return true;
}

function isTelling(element: Element, name: string): boolean {
  if (name === 'class') return isTellingClass(element.getAttribute(name) ?? '');
  if (name === 'style') return TELLING_STYLE.test(element.getAttribute(name) ?? '');
  return TELLING_ATTRIBUTE.test(name);
}

function isTellingClass(names: string): boolean {
  const known = isTellingByClass.get(names);
  if (known !== undefined) return known;
  if (isTellingByClass.size >= MAX_REMEMBERED) isTellingByClass.clear();
  const isTellingNow = TELLING_CLASS.test(names);
  isTellingByClass.set(names, isTellingNow);
  return isTellingNow;
}
