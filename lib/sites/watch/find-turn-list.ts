import type { SiteAdapter } from '../adapter.ts';
import { findGeneration } from '../read-page.ts';
import { findAll, findFirst } from '../selectors.ts';

/**
 * Finds the element in which a page lists its turns, and nothing around it: the nearest one that holds all of them. Around
 * a single turn nothing shows where the next one will stand: there it is the widest element that leaves the composer out.
 *
 * @returns undefined where the page has no turn (yet).
 */
export function findTurnList(document: Document, adapter: SiteAdapter): Element | undefined {
  const generation = findGeneration(document, adapter);
  if (generation === undefined) return undefined;
  const root = adapter.root ?? document;
  const turns = findAll(root, generation.selectors.turn);
  const [first] = turns;
  const last = turns.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const composer = findFirst(root, generation.selectors.composer);
  let list = last.parentElement ?? last;
  if (first !== last) {
    while (!list.contains(first) && list.parentElement) list = list.parentElement;
    return list;
  }
  for (let parent = list.parentElement; parent && mayHold(parent, composer); parent = parent.parentElement) {
    list = parent;
  }
  return list;
}

/** Whether an element may still be the list around a single turn. */
function mayHold(element: Element, composer: Element | undefined): boolean {
  return composer !== undefined && element !== element.ownerDocument.body && !element.contains(composer);
}
