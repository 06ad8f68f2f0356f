/**
 * What matches in an element, in reading order and outermost only, without a look into the bodies of its turn: they
 * are most of it.
 */
export function findOutside(element: Element, bodies: ReadonlySet<Element>, css: string): Element[] {
  if (bodies.has(element)) return [];
  if (element.matches(css)) return [element];
  return [...element.children].flatMap((child) => findOutside(child, bodies, css));
}
