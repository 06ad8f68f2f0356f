import type { Completeness, TurnList, TurnPlace } from './adapter.ts';
import { agreeOnRole, type RoleReading } from './roles.ts';

/** An element that holds a turn, and who speaks in it. */
interface Speaking extends RoleReading {
  readonly element: Element;
}

/**
 * Lists the turns of a page on which every turn is one element.
 *
 * @param findPlace gives undefined for an element that is understood and is no turn: thoughts, an empty place.
 */
export function listTurns(
  elements: readonly Element[],
  readRole: (element: Element) => RoleReading,
  findPlace: (element: Element, role: TurnPlace['role']) => TurnPlace | undefined,
): Pick<TurnList, 'turns' | 'unrecognised'> {
  const speaking: Speaking[] = elements.map((element) => ({ element, ...readRole(element) }));
  const turns = speaking.flatMap(({ element, role }) =>
    role === undefined ? [] : (findPlace(element, role) ?? []),
  );
  return { turns, unrecognised: speaking.filter(({ isCertain }) => !isCertain).length };
}

/**
 * The place of a turn that is one element. Its bodies are looked for when it is read: to list the turns of a long
 * conversation must not take long.
 */
export function placeIn(
  element: Element,
  { role, id }: Pick<TurnPlace, 'role'> & { readonly id: string | null | undefined },
  findBodies: () => readonly Element[],
): TurnPlace {
  let found: readonly Element[] | undefined;
  return {
    role,
    surroundings: [element],
    ...(id === null || id === undefined ? {} : { id }),
    get bodies() {
      found ??= findBodies();
      return found;
    },
  };
}

/** What shows who speaks in a turn: its element matches the selector, or something in it does. */
export interface SpeakerSign {
  readonly css: string;
  readonly role: TurnPlace['role'];
}

/** The speakers that a turn's element, or what stands in it, shows, each once, in the order of the signs. */
export function findSigns(element: Element, signs: readonly SpeakerSign[]): TurnPlace['role'][] {
  const found = new Set<TurnPlace['role']>();
  for (const { css, role } of signs) {
    if (!found.has(role) && (element.matches(css) || element.querySelector(css) !== null)) found.add(role);
  }
  return [...found];
}

/** What is known about a conversation's ends on a page that shows neither a total nor positions. */
export const nothingEstablished: Completeness = {
  startReached: 'unknown',
  endReached: 'unknown',
  unmountedTurns: 0,
};

/** The same as `listTurns`, on a page where signs tell who speaks and nothing shows the conversation's ends. */
export function listSignedTurns(
  elements: readonly Element[],
  signs: readonly SpeakerSign[],
  findPlace: (element: Element, role: TurnPlace['role']) => TurnPlace | undefined,
): TurnList {
  const readRole = (element: Element) => agreeOnRole(findSigns(element, signs));
  return { ...listTurns(elements, readRole, findPlace), completeness: nothingEstablished };
}
