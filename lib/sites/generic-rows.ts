import type { Role } from '../core/capture.ts';
import { findByAlternation } from './generic-alternation.ts';
import { collectTokens, TURN_WORD } from './generic-classes.ts';
import { holdsContent } from './generic-content.ts';
import { nameBefore } from './generic-labels.ts';
import { isChat, kindOf, LEAST_ROWS, rowPattern } from './generic-list.ts';
import { hasFieldOutside, type TurnPattern } from './generic-pattern.ts';
import { findByPlace } from './generic-place.ts';
import { childElements } from './markdown/elements.ts';
import { frameOf, isAboutSpeakers, roleOfName } from './speaker-words.ts';

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
