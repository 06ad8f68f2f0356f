import type { Role } from '../../core/capture.ts';
import type { Completeness, SiteAdapter, TurnPlace } from '../adapter.ts';
import { findGeneration } from '../read-page.ts';
import { readTurn } from '../read-turn.ts';
import { isEmptyTurn, type WindowTurn } from './merge-windows.ts';

/** A turn of a window, and the part of the browser's window that it covers, in CSS pixels from its upper edge. */
export interface PlacedTurn extends WindowTurn {
  readonly element: Element | undefined;
  /** Its key names that element: a turn without an id has another one when it is mounted again. */
  readonly byElement: boolean;
  readonly top: number;
  readonly bottom: number;
}

/** The turns that the page holds now. */
export interface PageWindow {
  readonly turns: readonly PlacedTurn[];
  /** Elements that were not understood. */
  readonly unrecognised: number;
  readonly completeness: Completeness;
}

/** Reads windows of one conversation so that a turn has the same key in each of them. */
export type WindowReader = (adapter: SiteAdapter) => PageWindow;

/** What was read last in an element whose turn has no id. */
interface Tenant {
  readonly key: string;
  readonly role: Role;
  readonly markdown: string;
}

/** Starts to read the windows of the conversation that a page shows. */
export function createWindowReader(document: Document): WindowReader {
  const nameByElement = createNames();
  return (adapter) => {
    const generation = findGeneration(document, adapter);
    if (!generation) return emptyWindow;
    const { turns, unrecognised, completeness } = generation.findTurns(document);
    const read = turns.map((place, index) => readTurn(place, index, generation.rules));
    const isShared = findSharedIds(turns, adapter);
    const window = read.map(({ turn }, index): PlacedTurn => {
      // Both lists have the same length.
      const place = turns[index] as TurnPlace;
      const byElement = place.id === undefined || place.id === '' || isShared(place);
      const key = byElement ? nameByElement(place, turn) : idKey(place, adapter);
      const position = place.position === undefined ? {} : { position: place.position };
      return { key, byElement, ...position, turn, element: elementOf(place), ...extentOf(place) };
    });
    const unread = read.filter(({ isUnderstood }) => !isUnderstood).length;
    return { turns: window, unrecognised: unrecognised + unread, completeness };
  };
}

/** A page on which no turn was found. */
const emptyWindow: PageWindow = {
  turns: [],
  unrecognised: 0,
  completeness: { startReached: 'unknown', endReached: 'unknown', unmountedTurns: 0 },
};

/** An id that two turns of one window have names neither of them. */
function findSharedIds(places: readonly TurnPlace[], adapter: SiteAdapter): (place: TurnPlace) => boolean {
  const counts = new Map<string, number>();
  const keyOf = (place: TurnPlace) => idKey(place, adapter);
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  return (place) => (counts.get(keyOf(place)) ?? 0) > 1;
}

/** A question and its answer may share an id; whose turn it is may become known only later where it is guessed. */
function idKey({ role, id }: TurnPlace, { guessed }: SiteAdapter): string {
  return `id ${guessed ? 'guessed' : role} ${id ?? ''}`;
}

/** Names turns by the element that they stand in, as long as it holds the same turn. */
function createNames(): (place: TurnPlace, turn: WindowTurn['turn']) => string {
  const tenants = new WeakMap<Element, Tenant>();
  let elements = 0;
  return (place, turn) => {
    const element = elementOf(place);
    const last = element && tenants.get(element);
    const isSame =
      last !== undefined && isSpeaker(last.role, turn.role) && isGrown(last.markdown, turn.markdown);
    if (!isSame) elements += 1;
    const key = isSame ? last.key : `element ${elements}`;
    const markdown = isEmptyTurn(turn) && last ? last.markdown : turn.markdown;
    if (element) tenants.set(element, { key, role: turn.role, markdown });
    return key;
  };
}

/** Whether both may be the same speaker: who it is may have become known since. */
function isSpeaker(before: Role, now: Role): boolean {
  return before === now || before === 'unknown';
}

/** An element that a list uses again for another turn has another text then; one that is being written grows. */
function isGrown(before: string, now: string): boolean {
  return now === '' || now.startsWith(before);
}

function elementOf({ bodies, surroundings }: TurnPlace): Element | undefined {
  return bodies[0] ?? surroundings[0];
}

function extentOf({ bodies, surroundings }: TurnPlace): { top: number; bottom: number } {
  const boxes = [...bodies, ...surroundings]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (boxes.length === 0) return { top: 0, bottom: 0 };
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
