import type { Role } from '../core/capture.ts';
import { holdsContent, nameBefore, shownText } from './generic-bodies.ts';
import { collectTokens, TURN_WORD } from './generic-classes.ts';
import {
  findMarkedTurns,
  hasFieldOutside,
  isConversation,
  type TurnPattern,
  type TurnRows,
} from './generic-pattern.ts';
import { childElements } from './markdown/elements.ts';
import { frameOf, isAboutSpeakers, roleOfName } from './speaker-words.ts';
import { distanceFromTop, findScroller, isAtTop, viewOf } from './sweep/scroller.ts';

/** Room for a turn, in CSS pixels: no row with a line of text and the space around it is lower. */
const LEAST_TURN = 40;
/** What answers are written with, and hardly ever what a user types. */
const FORMATTED = 'h1, h2, h3, h4, h5, h6, ul, ol, pre, table, strong';
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
/** How deep in a row the element may stand that places it. */
const PLACING_LEVELS = 3;
/** A row at the start and one at the end are also a page's foot: a third one shows that they go on by turns. */
const LEAST_ROWS = 3;
/** So many words are said, and not only counted. */
const SPOKEN_WORDS = 3;

/** Finds a list whose children are turns, by where they stand, by the name before them, or because they only alternate. */
export function findByRows(root: ParentNode): TurnPattern | undefined {
  const isField = hasFieldOutside(root, []);
  const found = isField
    ? (findByOneName(root) ?? findByInnerTree(root) ?? findByPlace(root) ?? findByName(root))
    : undefined;
  return found ?? findByAlternation(root);
}

/** Only the one speaker's rows have a class that names them, and all other rows have another class in common. */
function findByOneName(root: ParentNode): TurnPattern | undefined {
  for (const [token, css] of collectTokens(root)) {
    const role = roleOfName(token);
    const list = role === undefined ? undefined : root.querySelector(css)?.parentElement;
    if (role === undefined || !list) continue;
    const rows = childElements(list).filter(holdsContent);
    const others = new Set(rows.filter((row) => !row.matches(css)).map(kindOf));
    const [other] = others;
    if (rows.length < LEAST_ROWS || others.size !== 1 || other === undefined || !TURN_WORD.test(other))
      continue;
    const isUser = (row: Element) => {
      if (row.matches(css)) return role === 'user';
      return kindOf(row) === other ? role !== 'user' : undefined;
    };
    const pattern = rowPattern({ list, isUser });
    if (isChat(root, pattern)) return pattern;
  }
  return undefined;
}

/** Each row draws itself in an open shadow tree, in which a class that differs in one word only names the speaker. */
function findByInnerTree(root: ParentNode): TurnPattern | undefined {
  const lists = new Set<Element>();
  for (const { shadowRoot, parentElement: list } of root.querySelectorAll('*')) {
    if (!shadowRoot || list === null || lists.has(list)) continue;
    lists.add(list);
    const named = childElements(list)
      .filter((row) => row.shadowRoot)
      .map(namesInside);
    const frame = [...(named[0]?.keys() ?? [])].find((one) => named.every((names) => names.has(one)));
    if (frame === undefined) continue;
    const isUser = (row: Element) => {
      const role = namesInside(row).get(frame);
      return role === undefined ? undefined : role === 'user';
    };
    const pattern = rowPattern({ list, isUser });
    if (isChat(root, pattern)) return pattern;
  }
  return undefined;
}

/** The speakers that the classes in a row's own tree name, by what else those say. */
function namesInside({ shadowRoot }: Element): ReadonlyMap<string, Role> {
  const names = new Map<string, Role>();
  for (const { classList } of shadowRoot?.querySelectorAll('[class]') ?? []) {
    for (const token of classList) {
      const role = isAboutSpeakers(token) ? roleOfName(token) : undefined;
      if (role !== undefined && !names.has(frameOf(token))) names.set(frameOf(token), role);
    }
  }
  return names;
}

/** What the user says stands at the end of its line, and what is answered at the beginning, or anywhere else. */
function findByPlace(root: ParentNode): TurnPattern | undefined {
  const lists = new Set<Element>();
  for (const element of root.querySelectorAll(MAYBE_AT_END)) {
    if (ownPlace(element) !== 'end' || !holdsContent(element)) continue;
    const list = listAround(element);
    if (list === undefined || lists.has(list)) continue;
    lists.add(list);
    const rows = childElements(list).filter(holdsContent);
    const isAnyAtStart = rows.some((row) => placeOf(row) === 'start');
    const isUser = (row: Element) => {
      const place = placeOf(row);
      if (place !== undefined) return place === 'end';
      return isAnyAtStart ? undefined : false;
    };
    const turns = rows.filter((row) => isUser(row) !== undefined);
    const speakers = new Set(turns.filter(speaks).map(isUser));
    const pattern = rowPattern({ list, isUser });
    if (turns.length >= LEAST_ROWS && speakers.size === 2 && isChat(root, pattern)) return pattern;
  }
  return undefined;
}

/** Whether a row says something; figures and single words stand in rows as well. */
function speaks(row: Element): boolean {
  return shownText(row).split(' ').length >= SPOKEN_WORDS;
}

/** The speaker's name and a colon stand before each turn. */
function findByName(root: ParentNode): TurnPattern | undefined {
  const lists = new Set<Element>();
  for (const element of root.querySelectorAll('div, li, p')) {
    const list = speakerBefore(element) === undefined ? null : element.parentElement;
    if (list === null || lists.has(list)) continue;
    lists.add(list);
    const isUser = (row: Element) => {
      const speaker = speakerBefore(row);
      return speaker === undefined ? undefined : speaker === 'user';
    };
    const pattern = rowPattern({ list, isUser });
    if (isChat(root, pattern)) return pattern;
  }
  return undefined;
}

function speakerBefore(row: Element): 'user' | 'assistant' | undefined {
  const speaker = nameBefore(row);
  return speaker === 'user' || speaker === 'assistant' ? speaker : undefined;
}

/**
 * In a region that is declared a log, two kinds of elements take turns. The kind that speaks first is taken for the
 * user's; where something else may have stood before it, or only that kind writes as assistants do, nobody knows.
 */
function findByAlternation(root: ParentNode): TurnPattern | undefined {
  for (const role of ['log', 'feed']) {
    for (const region of root.querySelectorAll(`[role="${role}"]`)) {
      const list = descend(region);
      const rows = childElements(list).filter(holdsContent);
      const [first, second] = rows.map(kindOf);
      if (first === undefined || second === undefined || first === second) continue;
      if (!rows.every((row, index) => kindOf(row) === (index % 2 === 0 ? first : second))) continue;
      const isUser = (row: Element) =>
        kindOf(row) === first ? true : kindOf(row) === second ? false : undefined;
      const pattern = rowPattern({ list, isUser });
      if (!isConversation(root, pattern)) continue;
      const isKnown = !hasRoomAbove(rows[0], region) && !onlyFirstIsFormatted(rows);
      return isKnown ? pattern : { ...pattern, speakersUnknown: true };
    }
  }
  return undefined;
}

function rowPattern(rows: TurnRows): TurnPattern {
  const css = `${pathTo(rows.list)} > *`;
  return { name: 'rows', user: css, assistant: css, rows };
}

/** Whatever stands in rows may be anything: it is a chat where somebody can go on writing. */
function isChat(root: ParentNode, pattern: TurnPattern): boolean {
  return isConversation(root, pattern) && hasFieldOutside(root, findMarkedTurns(root, pattern));
}

/** A selector that finds this element alone, as the page is now. */
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { parentNode, localName } = at;
    const index = parentNode === null ? 0 : [...parentNode.children].indexOf(at);
    steps.unshift(
      at.parentElement === null && parentNode?.nodeType === 9
        ? localName
        : `${localName}:nth-child(${index + 1})`,
    );
  }
  return steps.join(' > ');
}

/** The list in whose rows an element stands: what it stands in that holds more than its row. */
function listAround(element: Element): Element | undefined {
  let row = element;
  for (;;) {
    const list = row.parentElement;
    if (list === null || list.tagName === 'BODY') return undefined;
    if (childElements(list).some((child) => child !== row && holdsContent(child))) return list;
    row = list;
  }
}

/** Where a row stands in its line, by its own word or that of what it holds nothing but. */
function placeOf(row: Element): 'end' | 'start' | undefined {
  let element = row;
  for (let level = 0; level < PLACING_LEVELS; level += 1) {
    const place = ownPlace(element);
    if (place !== undefined) return place;
    const [only, ...others] = childElements(element).filter(holdsContent);
    if (only === undefined || others.length > 0) return undefined;
    element = only;
  }
  return undefined;
}

function ownPlace(element: Element): 'end' | 'start' | undefined {
  const names = element.getAttribute('class') ?? '';
  const style = element.getAttribute('style') ?? '';
  if (AT_END.test(names) || STYLED_AT_END.test(style)) return 'end';
  return AT_START.test(names) || STYLED_AT_START.test(style) ? 'start' : undefined;
}

function kindOf(row: Element): string {
  return row.getAttribute('class')?.trim() ?? '';
}

/** A list may stand in wrappers that hold nothing else. */
function descend(region: Element): Element {
  let list = region;
  for (;;) {
    const [only, ...others] = childElements(list).filter(holdsContent);
    if (only === undefined || others.length > 0) return list;
    list = only;
  }
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
