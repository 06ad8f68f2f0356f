import { onlyRowOf, rowsOf } from './generic-content.ts';
import { kindOf, rowPattern } from './generic-list.ts';
import { isConversation, type TurnPattern } from './generic-pattern.ts';
import { distanceFromTop, findScroller, isAtTop, viewOf } from './sweep/scroller.ts';

/** Room for a turn, in CSS pixels: no row with a line of text and the space around it is lower. */
const LEAST_TURN = 40;
/** What answers are written with, and hardly ever what a user types. */
const FORMATTED = 'h1, h2, h3, h4, h5, h6, ul, ol, pre, table, strong';

/**
 * In a region that is declared a log, two kinds of elements take turns. The kind that speaks first is taken for the
 * user's; where something else may have stood before it, or only that kind writes as assistants do, nobody knows.
 */
export function findByAlternation(root: ParentNode): TurnPattern | undefined {
  for (const role of ['log', 'feed']) {
    for (const region of root.querySelectorAll(`[role="${role}"]`)) {
      const list = descend(region);
      const rows = rowsOf(list);
      const [first, second] = rows.map(kindOf);
      if (first === undefined || second === undefined || first === second) continue;
      if (!rows.every((row, index) => kindOf(row) === (index % 2 === 0 ? first : second))) continue;
      const isUser = (row: Element) =>
        kindOf(row) === first ? true : kindOf(row) === second ? false : undefined;
      const pattern = { ...rowPattern({ list, isUser }), name: 'alternation' } as const;
      if (!isConversation(root, pattern)) continue;
      const isKnown = !hasRoomAbove(rows[0], region) && !onlyFirstIsFormatted(rows);
      return isKnown ? pattern : { ...pattern, speakersUnknown: true };
    }
  }
  return undefined;
}

/** A list may stand in wrappers that hold nothing else. */
function descend(region: Element): Element {
  let list = region;
  for (let only = onlyRowOf(list); only !== undefined; only = onlyRowOf(list)) list = only;
  return list;
}

/** Whether turns may stand above the first one that are not in the page: a list may mount only those near the view. */
function hasRoomAbove(first: Element | undefined, region: Element): boolean {
  const scroller = first === undefined ? undefined : findScroller(first);
  if (first === undefined || scroller === undefined || isAtTop(scroller)) return false;
  const contentTop = viewOf(scroller).top - distanceFromTop(scroller);
  const regionTop = region.contains(scroller) ? contentTop : region.getBoundingClientRect().top;
  return first.getBoundingClientRect().top - Math.max(contentTop, regionTop) >= LEAST_TURN;
}

/** Whether the kind that speaks first writes as assistants do, and the other one never does. */
function onlyFirstIsFormatted(rows: readonly Element[]): boolean {
  const isFormatted = rows.map((row) => row.querySelector(FORMATTED) !== null);
  return isFormatted.includes(true) && !isFormatted.some((formatted, index) => formatted && index % 2 === 1);
}
