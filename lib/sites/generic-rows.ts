import type { Role } from '../core/capture.ts';
import { findByAlternation } from './generic-alternation.ts';
import { type SpeakerTokens, TURN_WORD } from './generic-classes.ts';
import { rowsOf } from './generic-content.ts';
import { speakerBefore } from './generic-labels.ts';
import { isChat, kindOf, LEAST_ROWS, rowPattern } from './generic-list.ts';
import { hasFieldOutside, type TurnPattern, type TurnRows } from './generic-pattern.ts';
import { rowsByPlace } from './generic-place.ts';
import { childElements } from './markdown/elements.ts';
import { frameOf, isAboutSpeakers, roleOfName } from './speaker-words.ts';

/** Finds a list whose children are turns, by where they stand, by the name before them, or because they only alternate. */
export function findByRows(root: ParentNode, tokens: SpeakerTokens): TurnPattern | undefined {
  const isField = hasFieldOutside(root, []);
  for (const rows of isField ? candidates(root, tokens) : []) {
    const pattern = rowPattern(rows);
    if (isChat(root, pattern)) return pattern;
  }
  return findByAlternation(root);
}

/** Lists that may be conversations, those with the best reason first. */
function* candidates(root: ParentNode, tokens: SpeakerTokens): Generator<TurnRows> {
  yield* rowsByOneName(root, tokens);
  yield* rowsByInnerTree(root);
  yield* rowsByPlace(root);
  yield* rowsByName(root);
}

/** Only the one speaker's rows have a class that names them, and all other rows have another class in common. */
function* rowsByOneName(root: ParentNode, tokens: SpeakerTokens): Generator<TurnRows> {
  for (const [token, css] of tokens) {
    const role = roleOfName(token);
    const list = role === undefined ? undefined : root.querySelector(css)?.parentElement;
    if (role === undefined || !list) continue;
    const rows = rowsOf(list);
    const others = new Set(rows.filter((row) => !row.matches(css)).map(kindOf));
    const [other] = others;
    if (rows.length < LEAST_ROWS || others.size !== 1 || other === undefined || !TURN_WORD.test(other))
      continue;
    const isUser = (row: Element) => {
      if (row.matches(css)) return role === 'user';
      return kindOf(row) === other ? role !== 'user' : undefined;
    };
    yield { list, isUser };
  }
}

/** Each row draws itself in an open shadow tree, in which a class that differs in one word only names the speaker. */
function* rowsByInnerTree(root: ParentNode): Generator<TurnRows> {
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
    yield { list, isUser };
  }
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

/** The speaker's name and a colon stand before each turn. */
function* rowsByName(root: ParentNode): Generator<TurnRows> {
  const lists = new Set<Element>();
  for (const element of root.querySelectorAll('div, li, p')) {
    const list = speakerBefore(element) === undefined ? null : element.parentElement;
    if (list === null || lists.has(list)) continue;
    lists.add(list);
    const isUser = (row: Element) => {
      const speaker = speakerBefore(row);
      return speaker === undefined ? undefined : speaker === 'user';
    };
    yield { list, isUser };
  }
}
