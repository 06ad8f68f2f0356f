import { childElements } from './markdown/elements.ts';

/**
 * What matches in an element, in reading order and outermost only, without a look into the bodies of its turn: they
 * are most of it.
 */
export function findOutside(element: Element, bodies: ReadonlySet<Element>, css: string): Element[] {
  const found: Element[] = [];
  const look = (at: Element): void => {
    if (bodies.has(at)) return;
    if (at.matches(css)) found.push(at);
    else for (const child of childElements(at)) look(child);
  };
  look(element);
  return found;
}
