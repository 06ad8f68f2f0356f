/**
 * Whether the page does not display the element: by its own word or that of an element around it, up to and without
 * `end`. A site may keep an answer that was replaced by another one, hidden, in the page.
 */
export function isUndisplayed(element: Element, end: Element | null = null): boolean {
  for (let at: Element | null = element; at !== null && at !== end; at = at.parentElement) {
    if (at.hasAttribute('hidden')) return true;
    if (/(^|;)\s*display\s*:\s*none/.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/** The elements that the page displays; a turn that it hides belongs to another branch of the conversation. */
export function displayed(elements: readonly Element[]): Element[] {
  return elements.filter((element) => !isUndisplayed(element));
}
