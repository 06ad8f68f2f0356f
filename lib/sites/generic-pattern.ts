import { holdsText } from './generic-bodies.ts';
import { outermost } from './selectors.ts';

/** How a page that nobody knows seems to mark its turns: a selector for the marks of each speaker. */
export interface TurnPattern {
  /** What the guess rests on. */
  readonly name: 'attribute' | 'class' | 'alternation' | 'field';
  readonly user: string;
  readonly assistant: string;
  /** Two speakers are told apart, and nothing shows which of them is the user. */
  readonly speakersUnknown?: true;
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

/**
 * The turns that a pattern finds, in reading order. Where the marks themselves hold no text (a picture of the
 * speaker), a turn is the largest element around its mark that holds no other.
 */
export function findMarkedTurns(root: ParentNode, pattern: TurnPattern): MarkedTurn[] {
  const marks = findMarks(root, pattern);
  const isUser = marks.map((mark) => mark.matches(pattern.user));
  const elements = marks.some(holdsText) ? marks : widen(marks);
  return elements.map((element, index) => ({ element, isUser: isUser[index] === true }));
}

/**
 * Whether a pattern finds what looks like a conversation: both speakers are there, neither stands inside the other,
 * they take turns, and there is more than one exchange, or a field to go on in.
 */
export function isConversation(root: ParentNode, pattern: TurnPattern): boolean {
  const marks = findMarks(root, pattern);
  const isUser = marks.map((mark) => mark.matches(pattern.user));
  const users = isUser.filter(Boolean).length;
  if (users === 0 || users === marks.length) return false;
  if (marks.some((mark) => isMixed(mark, pattern))) return false;
  const changes = isUser.filter((user, index) => index > 0 && user !== isUser[index - 1]).length;
  if (changes < (marks.length - 1) / 2) return false;
  if (!findMarkedTurns(root, pattern).some(({ element }) => holdsText(element))) return false;
  return marks.length >= 4 || hasFieldOutside(root, marks);
}

/** Whether all marks stand equally deep, as the elements of one list do. */
export function standsInOneList(root: ParentNode, pattern: TurnPattern): boolean {
  return new Set(findMarks(root, pattern).map(depth)).size === 1;
}

/** How deep the marks stand: of two patterns that find the same, the outer one has more of a turn in it. */
export function depthOf(root: ParentNode, pattern: TurnPattern): number {
  const first = findMarks(root, pattern)[0];
  return first === undefined ? Number.POSITIVE_INFINITY : depth(first);
}

function findMarks(root: ParentNode, { user, assistant }: TurnPattern): Element[] {
  return outermost(root.querySelectorAll(`${user}, ${assistant}`));
}

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

function isMixed(mark: Element, { user, assistant }: TurnPattern): boolean {
  return mark.querySelector(mark.matches(user) ? assistant : user) !== null;
}

function hasFieldOutside(root: ParentNode, marks: readonly Element[]): boolean {
  return [...root.querySelectorAll(FIELD)].some((field) => !marks.some((mark) => mark.contains(field)));
}

function depth(element: Element): number {
  let count = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) count += 1;
  return count;
}
