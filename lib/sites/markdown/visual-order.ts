const OFFSET =
  /(?:translateY\(|translate3d\([^,]+,|translate\([^,]+,|(?:^|;)\s*top\s*:)\s*(-?\d{1,9}(?:\.\d{1,9})?)px/;

/** How far down an element is set by its own style, in CSS pixels; undefined where its style does not say. */
export function ownOffset(element: Element): number | undefined {
  const offset = OFFSET.exec(element.getAttribute('style') ?? '')?.[1];
  return offset === undefined ? undefined : Number(offset);
}

/**
 * Puts elements into the order in which they are seen: lists that reuse their elements place each of them by its
 * style. Where one of them has no offset of its own, the order of the document stands.
 */
export function inVisualOrder(elements: readonly Element[]): Element[] {
  const placed = elements.map((element) => ({ element, offset: ownOffset(element) }));
  if (placed.some(({ offset }) => offset === undefined)) return [...elements];
  return placed.sort((one, other) => (one.offset ?? 0) - (other.offset ?? 0)).map(({ element }) => element);
}
