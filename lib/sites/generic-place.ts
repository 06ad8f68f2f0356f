import { holdsContent, onlyRowOf, rowsOf, shownText } from './generic-content.ts';
import { LEAST_ROWS } from './generic-list.ts';
import type { TurnRows } from './generic-pattern.ts';

/** Classes of common style sheets, and styles, that set an element at the end of its line: what the user says. */
const AT_END =
  /(?:^|\s)(?:justify(?:-content)?-end|(?:align-)?items-end|(?:align-)?self-end|m[ls]-auto|flex-row-reverse|float-(?:right|end)|text-(?:right|end))(?:\s|$)/;
const STYLED_AT_END =
  /(?:justify-content|align-items|align-self)\s*:\s*(?:flex-)?end|margin-(?:left|inline-start)\s*:\s*auto|row-reverse/;
const AT_START =
  /(?:^|\s)(?:justify(?:-content)?-start|(?:align-)?items-start|(?:align-)?self-start|m[re]-auto|float-(?:left|start)|text-(?:left|start))(?:\s|$)/;
const STYLED_AT_START =
  /(?:justify-content|align-items|align-self)\s*:\s*(?:flex-)?start|margin-(?:right|inline-end)\s*:\s*auto/;
/** A first look that finds whatever may be set at the end. */
const MAYBE_AT_END =
  '[class*="-end"], [class*="auto"], [class*="reverse"], [class*="right"], [style*="end"], [style*="auto"], [style*="reverse"]';
/** A page that sets more than this at the end of a line is not looked through to its end. */
const MOST_LOOKS = 5_000;
/** How deep in a row the element may stand that places it. */
const PLACING_LEVELS = 3;
/** So many words are said, and not only counted. */
const SPOKEN_WORDS = 3;

/** What the user says stands at the end of its line, and what is answered at the beginning, or anywhere else. */
export function* rowsByPlace(root: ParentNode): Generator<TurnRows> {
  const lists = new Set<Element>();
  for (const element of [...root.querySelectorAll(MAYBE_AT_END)].slice(0, MOST_LOOKS)) {
    if (ownPlace(element) !== 'end' || !holdsContent(element)) continue;
    const list = listAround(element, lists);
    if (list === undefined || lists.has(list)) continue;
    lists.add(list);
    const rows = rowsOf(list);
    const isAnyAtStart = rows.some((row) => placeOf(row) === 'start');
    const isUser = (row: Element) => {
      const place = placeOf(row);
      if (place !== undefined) return place === 'end';
      return isAnyAtStart ? undefined : false;
    };
    const turns = rows.filter((row) => isUser(row) !== undefined);
    const speakers = new Set(turns.filter(speaks).map(isUser));
    if (turns.length >= LEAST_ROWS && speakers.size === 2) yield { list, isUser };
  }
}

/** Whether a row says something; figures and single words stand in rows as well. */
function speaks(row: Element): boolean {
  return shownText(row).split(' ').length >= SPOKEN_WORDS;
}

/** The list in whose rows an element stands: what it stands in that holds more than its row, as the known ones do. */
function listAround(element: Element, known: ReadonlySet<Element>): Element | undefined {
  let row = element;
  for (;;) {
    const list = row.parentElement;
    if (list === null || list.tagName === 'BODY') return undefined;
    if (known.has(list) || holdsAnother(list, row)) return list;
    row = list;
  }
}

function holdsAnother(list: Element, row: Element): boolean {
  for (let child = list.firstElementChild; child !== null; child = child.nextElementSibling)
    if (child !== row && holdsContent(child)) return true;
  return false;
}

/** Where a row stands in its line, by its own word or that of what it holds nothing but. */
function placeOf(row: Element): 'end' | 'start' | undefined {
  let element: Element | undefined = row;
  for (let level = 0; level < PLACING_LEVELS && element !== undefined; level += 1) {
    const place = ownPlace(element);
    if (place !== undefined) return place;
    element = onlyRowOf(element);
  }
  return undefined;
}

function ownPlace(element: Element): 'end' | 'start' | undefined {
  const names = element.getAttribute('class') ?? '';
  const style = element.getAttribute('style') ?? '';
  if (AT_END.test(names) || STYLED_AT_END.test(style)) return 'end';
  return AT_START.test(names) || STYLED_AT_START.test(style) ? 'start' : undefined;
}
