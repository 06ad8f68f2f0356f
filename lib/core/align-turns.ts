import type { Turn } from './capture.ts';

/**
 * Finds the turns of one reading in another reading of the same conversation: by their ids, and where they have none
 * by what is said before and after them. A turn that could be several is not found.
 *
 * @returns for each turn of `from` its index in `to`, or undefined.
 */
export function alignTurns(from: readonly Turn[], to: readonly Turn[]): (number | undefined)[] {
  const places = findPlaces(to);
  const found = from.map((turn) => (turn.id === undefined ? undefined : places.get(nameOf(turn))));
  const offset = findOffset(from, to, found);
  return found.map((place, index) => {
    if (place !== undefined || offset === undefined) return place;
    return isSameTurn(from[index], to[index + offset]) ? index + offset : undefined;
  });
}

/**
 * What is known of a conversation, continued by a reading of its later part. A list that shows only what is in view
 * gives such readings: they must not replace what a sweep has read.
 *
 * @returns undefined when the reading does not lie inside or at the end of what is known.
 */
export function continueTurns(known: readonly Turn[], read: readonly Turn[]): Turn[] | undefined {
  const places = alignTurns(read, known);
  const start = places[0];
  if (start === undefined || start === 0) return undefined;
  const overlap = Math.min(read.length, known.length - start);
  if (places.slice(0, overlap).some((place, index) => place !== start + index)) return undefined;
  if (places.slice(overlap).some((place) => place !== undefined)) return undefined;
  const turns = [...known.slice(0, start), ...read, ...known.slice(start + read.length)];
  return turns.map((turn, index) => ({ ...turn, index }));
}

/** Index by id; an id that two turns have names neither. */
function findPlaces(turns: readonly Turn[]): Map<string, number> {
  const places = new Map<string, number>();
  const shared = new Set<string>();
  for (const [index, turn] of turns.entries()) {
    if (turn.id === undefined) continue;
    if (places.has(nameOf(turn))) shared.add(nameOf(turn));
    places.set(nameOf(turn), index);
  }
  for (const name of shared) places.delete(name);
  return places;
}

function nameOf({ role, id }: Turn): string {
  return `${role} ${id ?? ''}`;
}

/** By how much the one reading begins later than the other: told by ids, else by the one offset at which all fits. */
function findOffset(
  from: readonly Turn[],
  to: readonly Turn[],
  found: readonly (number | undefined)[],
): number | undefined {
  const byId = new Set(found.flatMap((place, index) => (place === undefined ? [] : [place - index])));
  if (byId.size > 0) return byId.size === 1 ? [...byId][0] : undefined;
  const fitting: number[] = [];
  for (let offset = 0; offset + from.length <= to.length; offset += 1) {
    if (from.every((turn, index) => isSameTurn(turn, to[index + offset]))) fitting.push(offset);
  }
  return fitting.length === 1 ? fitting[0] : undefined;
}

function isSameTurn(left: Turn | undefined, right: Turn | undefined): boolean {
  return left !== undefined && left.role === right?.role && left.markdown === right.markdown;
}
