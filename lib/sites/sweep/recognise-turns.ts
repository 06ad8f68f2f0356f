import type { Turn } from '../../core/capture.ts';
import { isEmptyTurn } from './merge-windows.ts';

/** A turn where it was seen: how far below the list's upper end it begins, in CSS pixels. */
export interface SeenTurn {
  readonly key: string;
  /** Named by the element that it stands in: by another one when the turn is mounted again. */
  readonly byElement: boolean;
  readonly turn: Pick<Turn, 'role' | 'markdown' | 'attachments' | 'unread'>;
  readonly top: number;
  readonly bottom: number;
}

/** A turn of the list that was read so far. */
export interface KnownTurn extends Pick<SeenTurn, 'key' | 'turn' | 'top'> {
  readonly followsGap: boolean;
}

/**
 * Finds the turns of a window that were read before and have been mounted again, as another element and without an
 * id: next to a turn that both share they are told by their neighbours, else by the one place at which all of the
 * window fits and where it was seen before. Equal texts alone never tell.
 *
 * @returns the known key for each key that is new.
 */
export function recogniseTurns(
  known: readonly KnownTurn[],
  seen: readonly SeenTurn[],
): ReadonlyMap<string, string> {
  const places = new Map(known.map(({ key }, index) => [key, index]));
  const found = seen.map(({ key }) => places.get(key));
  const isShared = found.some((place) => place !== undefined);
  if (isShared) extendToNeighbours(known, seen, found);
  else placeAll(known, seen, found);
  const renamed = new Map<string, string>();
  for (const [index, { key, byElement }] of seen.entries()) {
    const same = known[found[index] ?? -1];
    if (byElement && same !== undefined && same.key !== key) renamed.set(key, same.key);
  }
  return renamed;
}

/** Goes on from each turn that both share, upwards and downwards, as long as the next ones are equal. */
function extendToNeighbours(
  known: readonly KnownTurn[],
  seen: readonly SeenTurn[],
  found: (number | undefined)[],
): void {
  const taken = new Set(found);
  const extend = (index: number, from: number | undefined, step: 1 | -1) => {
    if (from === undefined || found[index] !== undefined || seen[index]?.byElement !== true) return;
    const place = from + step;
    const hasGap = known[Math.max(place, from)]?.followsGap === true;
    if (hasGap || taken.has(place) || !isEqual(known[place], seen[index])) return;
    found[index] = place;
    taken.add(place);
  };
  for (let index = seen.length - 2; index >= 0; index -= 1) extend(index, found[index + 1], -1);
  for (let index = 1; index < seen.length; index += 1) extend(index, found[index - 1], 1);
}

/** The place of a window that shares no turn with the list: where all of it fits, and where it was seen before. */
function placeAll(
  known: readonly KnownTurn[],
  seen: readonly SeenTurn[],
  found: (number | undefined)[],
): void {
  const first = seen[0];
  if (first === undefined || !seen.every(({ byElement }) => byElement)) return;
  // The next turn begins where this one ends, at the earliest: within half of it there is no other.
  const bound = (first.bottom - first.top) / 2;
  const place = known.findIndex(
    (turn, index) => Math.abs(turn.top - first.top) < bound && fits(known, seen, index),
  );
  if (place === -1) return;
  for (let index = 0; index < seen.length && place + index < known.length; index += 1) {
    found[index] = place + index;
  }
}

function fits(known: readonly KnownTurn[], seen: readonly SeenTurn[], place: number): boolean {
  return seen.every((turn, index) => {
    const same = known[place + index];
    return same === undefined || (isEqual(same, turn) && (index === 0 || !same.followsGap));
  });
}

function isEqual(
  left: Pick<SeenTurn, 'turn'> | undefined,
  right: Pick<SeenTurn, 'turn'> | undefined,
): boolean {
  if (left === undefined || left.turn.role !== right?.turn.role || isEmptyTurn(left.turn)) return false;
  return contentOf(left) === contentOf(right);
}

/** What a turn holds: a turn without text may still have attachments, or parts that could not be read. */
function contentOf({ turn: { markdown, attachments, unread } }: Pick<SeenTurn, 'turn'>): string {
  return JSON.stringify([
    markdown,
    attachments.map(({ kind, name }) => [kind, name]),
    unread.map(({ kind, name, count }) => [kind, name, count]),
  ]);
}
