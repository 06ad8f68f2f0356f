import type { Role } from '../core/capture.ts';
import { outermost } from './selectors.ts';
import { oppositesOf, roleOfWord, wordsOf } from './speaker-words.ts';

/** How a page that nobody knows seems to mark its turns: one selector for each speaker. */
export interface TurnPattern {
  /** What the guess rests on. */
  readonly name: 'attribute' | 'class' | 'alternation';
  readonly user: string;
  readonly assistant: string;
}

/** Attributes in which pages name the speaker of a turn, the most explicit first. */
const ATTRIBUTES = [
  'data-message-author-role',
  'data-author-role',
  'data-message-role',
  'data-turn-role',
  'data-role',
  'data-message-author',
  'data-author',
  'data-sender',
  'data-speaker',
  'data-participant',
  'data-from',
  'data-turn',
  'data-message-type',
];
const TEST_IDS = ['data-testid', 'data-test-id', 'data-cy'];
const PLAIN_TOKEN = /^[\w-]{2,80}$/;
/** Where a user can write: a page with turns and such a field is a chat. */
export const FIELD = 'textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Finds turns whose speaker an attribute names outright. */
export function findByAttribute(root: ParentNode): TurnPattern | undefined {
  for (const name of ATTRIBUTES) {
    const values = new Map<Role, Set<string>>();
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const role = PLAIN_TOKEN.test(value) ? roleOfWord(value.toLowerCase()) : undefined;
      if (role !== undefined) values.set(role, (values.get(role) ?? new Set()).add(value));
    }
    const css = (role: Role) =>
      [...(values.get(role) ?? [])].map((value) => `[${name}="${value}"]`).join(', ');
    const pattern = { name: 'attribute', user: css('user'), assistant: css('assistant') } as const;
    if (pattern.user !== '' && pattern.assistant !== '' && isConversation(root, pattern)) return pattern;
  }
  return undefined;
}

/**
 * Finds turns by two classes (or test ids) that differ in one word only, a word for the one speaker and one for
 * the other: `message-user` and `message-bot`, `bubble--sent` and `bubble--received`.
 */
export function findByClass(root: ParentNode): TurnPattern | undefined {
  const tokens = collectTokens(root);
  const patterns: TurnPattern[] = [];
  for (const [token, css] of tokens) {
    for (const opposite of oppositesOf(token)) {
      const other = tokens.get(opposite);
      if (other !== undefined) patterns.push({ name: 'class', user: css, assistant: other });
    }
  }
  const fitting = patterns.filter(
    (pattern) => isConversation(root, pattern) && standsInOneList(root, pattern),
  );
  return fitting.sort((one, other) => depthOf(root, one) - depthOf(root, other))[0];
}

/** Finds turns in a region that is declared a log, where two kinds of elements take turns. */
export function findByAlternation(root: ParentNode): TurnPattern | undefined {
  for (const role of ['log', 'feed']) {
    for (const region of root.querySelectorAll(`[role="${role}"]`)) {
      const kinds = findAlternatingKinds(descend(region));
      if (kinds === undefined) continue;
      const [first, second] = kinds;
      const pattern = { name: 'alternation', user: first, assistant: second } as const;
      if (isConversation(root, pattern)) return pattern;
    }
  }
  return undefined;
}

/** The elements of all turns, in reading order. */
export function findTurnElements(root: ParentNode, { user, assistant }: TurnPattern): Element[] {
  return outermost(root.querySelectorAll(`${user}, ${assistant}`));
}

/** Both speakers are there, neither stands inside the other, they take turns, and there is more than one exchange or a field to go on in. */
function isConversation(root: ParentNode, pattern: TurnPattern): boolean {
  const elements = findTurnElements(root, pattern);
  const isUser = elements.map((element) => element.matches(pattern.user));
  const users = isUser.filter(Boolean).length;
  if (users === 0 || users === elements.length) return false;
  if (elements.some((element) => isMixed(element, pattern))) return false;
  const changes = isUser.filter((user, index) => index > 0 && user !== isUser[index - 1]).length;
  if (changes < (elements.length - 1) / 2) return false;
  return elements.length >= 4 || hasFieldOutside(root, elements);
}

function isMixed(element: Element, { user, assistant }: TurnPattern): boolean {
  return element.querySelector(element.matches(user) ? assistant : user) !== null;
}

function hasFieldOutside(root: ParentNode, turns: readonly Element[]): boolean {
  return [...root.querySelectorAll(FIELD)].some((field) => !turns.some((turn) => turn.contains(field)));
}

/** Classes are used for many things: elements of one list stand equally deep. */
function standsInOneList(root: ParentNode, pattern: TurnPattern): boolean {
  const depths = new Set(findTurnElements(root, pattern).map(depth));
  return depths.size === 1;
}

function depthOf(root: ParentNode, pattern: TurnPattern): number {
  const first = findTurnElements(root, pattern)[0];
  return first === undefined ? Number.POSITIVE_INFINITY : depth(first);
}

function depth(element: Element): number {
  let count = 0;
  for (let at: Element | null = element; at !== null; at = at.parentElement) count += 1;
  return count;
}

/** Every class and test id on the page that names a speaker or could be the opposite of one, with its selector. */
function collectTokens(root: ParentNode): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const element of root.querySelectorAll('[class]')) {
    for (const token of element.classList) {
      if (PLAIN_TOKEN.test(token) && wordsOf(token)) tokens.set(token, `[class~="${token}"]`);
    }
  }
  for (const name of TEST_IDS) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const token = element.getAttribute(name) ?? '';
      if (PLAIN_TOKEN.test(token) && wordsOf(token)) tokens.set(token, `[${name}="${token}"]`);
    }
  }
  return tokens;
}

/** A list may stand in wrappers that hold nothing else. */
function descend(region: Element): Element {
  let list = region;
  while (list.children.length === 1 && list.firstElementChild !== null) list = list.firstElementChild;
  return list;
}

/** The selectors of two kinds of children that strictly take turns; the kind that speaks first is the user's. */
function findAlternatingKinds(list: Element): [string, string] | undefined {
  const kinds = [...list.children].map((child) => child.getAttribute('class')?.trim() ?? '');
  const [first, second] = kinds;
  if (first === undefined || second === undefined || first === second) return undefined;
  const takesTurns = kinds.every((kind, index) => kind === (index % 2 === 0 ? first : second));
  const isPlain = [first, second].every((kind) => /^[\w -]+$/.test(kind));
  return takesTurns && isPlain ? [`[class="${first}"]`, `[class="${second}"]`] : undefined;
}
