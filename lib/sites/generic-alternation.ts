import { isConversation, type TurnPattern } from './generic-pattern.ts';
import { distanceFromTop, findScroller, isAtTop, viewOf } from './sweep/scroller.ts';

/** Room for a turn, in CSS pixels: no row with a line of text and the space around it is lower. */
const LEAST_TURN = 40;
/** What answers are written with, and hardly ever what a user types. */
const FORMATTED = 'h1, h2, h3, h4, h5, h6, ul, ol, pre, table, strong';

/**
 * Finds turns in a region that is declared a log, where two kinds of elements take turns. The kind that speaks first is
 * taken for the user's; where something else may have stood before it, or only that kind writes as assistants do,
 * nobody knows.
 */
export function findByAlternation(root: ParentNode): TurnPattern | undefined {
  for (const role of ['log', 'feed']) {
    for (const region of root.querySelectorAll(`[role="${role}"]`)) {
      const list = descend(region);
      const kinds = findAlternatingKinds(list);
      if (kinds === undefined) continue;
      const [first, second] = kinds;
      const pattern = { name: 'alternation', user: first, assistant: second } as const;
      if (!isConversation(root, pattern)) continue;
      const isKnown = !hasRoomAbove(list, region) && !onlyFirstIsFormatted(list);
      return isKnown ? pattern : { ...pattern, speakersUnknown: true };
    }
  }
  return undefined;
}

/** A list may stand in wrappers that hold nothing else. */
function descend(region: Element): Element {
  let list = region;
  while (list.children.length === 1 && list.firstElementChild !== null) list = list.firstElementChild;
  return list;
}

/** Whether turns may stand above the first one that are not in the page: a list may mount only those near the view. */
function hasRoomAbove({ firstElementChild: first }: Element, region: Element): boolean {
  const scroller = first === null ? undefined : findScroller(first);
  if (first === null || scroller === undefined || isAtTop(scroller)) return false;
  const contentTop = viewOf(scroller).top - distanceFromTop(scroller);
  const regionTop = region.contains(scroller) ? contentTop : region.getBoundingClientRect().top;
  return first.getBoundingClientRect().top - Math.max(contentTop, regionTop) >= LEAST_TURN;
}

/** Whether the kind that speaks first writes as assistants do, and the other one never does. */
function onlyFirstIsFormatted(list: Element): boolean {
  const isFormatted = [...list.children].map((child) => child.querySelector(FORMATTED) !== null);
  return isFormatted.includes(true) && !isFormatted.some((formatted, index) => formatted && index % 2 === 1);
}

/** The selectors of two kinds of children that strictly take turns, in the order in which they come. */
function findAlternatingKinds(list: Element): [string, string] | undefined {
  const kinds = [...list.children].map((child) => child.getAttribute('class')?.trim() ?? '');
  const [first, second] = kinds;
  if (first === undefined || second === undefined || first === second) return undefined;
  const takesTurns = kinds.every((kind, index) => kind === (index % 2 === 0 ? first : second));
  const isPlain = [first, second].every((kind) => /^[\w -]+$/.test(kind));
  return takesTurns && isPlain ? [`[class="${first}"]`, `[class="${second}"]`] : undefined;
}
