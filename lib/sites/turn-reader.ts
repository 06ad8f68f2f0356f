import type { TurnPlace } from './adapter.ts';
import type { ReadingRules } from './markdown/reading-context.ts';
import { type ReadTurn, readTurn } from './read-turn.ts';

/** Reads the turns of a page, each once as long as nothing in it changes. */
export class TurnReader {
  readonly #known = new Map<Element, { readonly place: TurnPlace; readonly read: ReadTurn }>();
  readonly #changed = new Set<Node>();

  read(place: TurnPlace, index: number, rules: ReadingRules): ReadTurn {
    const key = place.bodies[0] ?? place.surroundings[0];
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known !== undefined && this.#isUnchanged(known.place, place)) {
      return { ...known.read, turn: { ...known.read.turn, index } };
    }
    const read = readTurn(place, index, rules);
    if (key !== undefined) this.#known.set(key, { place, read });
    return read;
  }

  /** Remembers that something changed in a node, and with it in everything that the node stands in. */
  forget(node: Node): void {
    for (let at: Node | null = node; at !== null && !this.#changed.has(at); at = at.parentNode) {
      this.#changed.add(at);
    }
  }

  #isUnchanged(before: TurnPlace, now: TurnPlace): boolean {
    const elements = (place: TurnPlace) => [...place.bodies, ...place.surroundings];
    const [old, current] = [elements(before), elements(now)];
    return (
      before.role === now.role &&
      before.id === now.id &&
      old.length === current.length &&
      current.every((element, index) => element === old[index] && !this.#changed.has(element))
    );
  }
}
