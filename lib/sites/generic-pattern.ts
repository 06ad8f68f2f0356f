import { holdsText } from './generic-bodies.ts';
import { holdsContent } from './generic-content.ts';
import { openShadowRoots } from './inner-roots.ts';
import { childElements } from './markdown/elements.ts';
import { outermost } from './selectors.ts';

/** How a page that nobody knows seems to mark its turns: a selector for the marks of each speaker. */
export interface TurnPattern {
  /** What the guess rests on. */
  readonly name: 'attribute' | 'class' | 'rows' | 'alternation' | 'field';
  readonly user: string;
  readonly assistant: string;
  /** Where the turns are children of one list, and no selector alone finds them. */
  readonly rows?: TurnRows;
  /** Two speakers are told apart, and nothing shows which of them is the user. */
  readonly speakersUnknown?: true;
}

/** A list whose children are turns. */
export interface TurnRows {
  readonly list: Element;
  /** Whether the user speaks in a child of the list; undefined where it is no turn. */
  isUser(row: Element): boolean | undefined;
}

/** A page without turns. */
export const NO_TURNS: TurnPattern = { name: 'field', user: ':not(*)', assistant: ':not(*)' };

/** A turn as a pattern finds it. */
export interface MarkedTurn {
  readonly element: Element;
  readonly isUser: boolean;
}

/** What may stand in a selector without an escape. */
export const PLAIN_TOKEN = /^[\w-]{2,80}$/;
/** Where a user can write: a page with turns and such a field is a chat. */
export const FIELD = 'textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** A line in a form, in which many a small chat lets its user write; too little for a packet. */
const LINE_FIELD = 'form input:not([type]), form input[type="text"]';

/**
 * The turns that a pattern finds, in reading order. Where the marks themselves hold no text (a picture of the
 * speaker), a turn is the largest element around its mark that holds no other.
 */
export function findMarkedTurns(root: ParentNode, pattern: TurnPattern): MarkedTurn[] {
  const marks = findMarks(root, pattern);
  if (marks.some(({ element }) => holdsText(element))) return marks;
  const elements = widen(marks.map(({ element }) => element));
  return marks.map((mark, index) => ({ ...mark, element: elements[index] ?? mark.element }));
}

/**
 * Whether a pattern finds what looks like a conversation: both speakers are there, neither stands inside the other,
 * they take turns, and there is more than one exchange, or a field to go on in.
 */
export function isConversation(root: ParentNode, pattern: TurnPattern): boolean {
  const marks = findMarks(root, pattern);
  const users = marks.filter(({ isUser }) => isUser).length;
  if (users === 0 || users === marks.length) return false;
  if (marks.some((mark) => isMixed(mark, pattern))) return false;
  const changes = marks.filter(
    ({ isUser }, index) => index > 0 && isUser !== marks[index - 1]?.isUser,
  ).length;
  if (changes < (marks.length - 1) / 2) return false;
  if (!findMarkedTurns(root, pattern).some(({ element }) => holdsText(element))) return false;
  return marks.length >= 4 || hasFieldOutside(root, marks);
}

/** Whether the user can write on the page, outside of all turns. */
export function hasFieldOutside(root: ParentNode, turns: readonly MarkedTurn[]): boolean {
  const isIn = (tree: ParentNode) =>
    [...tree.querySelectorAll(`${FIELD}, ${LINE_FIELD}`)].some(
      (field) => !turns.some(({ element }) => element.contains(field)),
    );
  return isIn(root) || openShadowRoots(root).some(isIn);
}

/**
 * Whether all marks stand in one list: equally deep, or in a child each of what they stand in, where there are enough
 * of them to tell.
 */
export function standsInOneList(root: ParentNode, pattern: TurnPattern): boolean {
  const marks = findMarks(root, pattern).map(({ element }) => element);
  return new Set(marks.map(depth)).size === 1 || (marks.length >= 4 && haveRowsOfTheirOwn(marks));
}

/** How deep the marks stand: of two patterns that find the same, the outer one has more of a turn in it. */
export function depthOf(root: ParentNode, pattern: TurnPattern): number {
  const first = findMarks(root, pattern)[0];
  return first === undefined ? Number.POSITIVE_INFINITY : depth(first.element);
}

function findMarks(root: ParentNode, { user, assistant, rows }: TurnPattern): MarkedTurn[] {
  if (rows !== undefined) {
    return childElements(rows.list).flatMap((element) => {
      const isUser = holdsContent(element) ? rows.isUser(element) : undefined;
      return isUser === undefined ? [] : { element, isUser };
    });
  }
  return outermost(root.querySelectorAll(`${user}, ${assistant}`)).map((element) => ({
    element,
    isUser: element.matches(user),
  }));
}

/** The largest elements around each mark that hold no other; marks that do not stand equally deep stay as they are. */
function widen(marks: readonly Element[]): Element[] {
  let elements = [...marks];
  for (;;) {
    const parents = elements.flatMap(({ parentElement }) => parentElement ?? []);
    // Two marks in one parent, or one parent around another: what is wider than this holds several turns.
    const isApart = parents.length === marks.length && outermost(parents).length === marks.length;
    if (!isApart) return elements;
    elements = parents;
  }
}

/** Whether what all marks stand in has a child of its own for each of them. */
function haveRowsOfTheirOwn(marks: readonly Element[]): boolean {
  let list = marks[0]?.parentElement ?? null;
  while (list !== null && !marks.every((mark) => list?.contains(mark) === true)) list = list.parentElement;
  const rows = marks.map((mark) => {
    let row = mark;
    while (row.parentElement !== null && row.parentElement !== list) row = row.parentElement;
    return row;
  });
  return list !== null && new Set(rows).size === marks.length;
}

function isMixed({ element, isUser }: MarkedTurn, { user, assistant, rows }: TurnPattern): boolean {
  return rows === undefined && element.querySelector(isUser ? assistant : user) !== null;
}

function depth(element: Element): number {
  let count = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) count += 1;
  return count;
}
