import { beginning, type HandoffModel, type HandoffState, keyOf } from './handoff-model.ts';

/** All states of one handoff that can be reached, and from each the numbers of those that come next. */
export interface HandoffGraph {
  readonly states: readonly HandoffState[];
  readonly following: readonly (readonly number[])[];
}

/** Numbers the states of a handoff and works out, once for each, what can follow. */
export class StateTable {
  readonly states: HandoffState[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #following: number[][] = [];
  readonly #superseded: (number | undefined)[] = [];
  readonly #model: HandoffModel;

  constructor(model: HandoffModel) {
    this.#model = model;
  }

  numberOf(state: HandoffState): number {
    const key = keyOf(state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.states.push(state);
    this.#numbers.set(key, this.states.length - 1);
    return this.states.length - 1;
  }

  following(number: number): readonly number[] {
    const known = this.#following[number];
    if (known) return known;
    const next = this.#model.steps(this.states[number]!).map((one) => this.numberOf(one.next));
    const distinct = [...new Set(next)].filter((one) => one !== number);
    this.#following[number] = distinct;
    return distinct;
  }

  /** The state after a higher revision got its receipt; undefined where the table refuses that. */
  superseded(number: number): number | undefined {
    if (!(number in this.#superseded)) {
      const after = this.#model.supersede(this.states[number]!);
      this.#superseded[number] = after && this.numberOf(after);
    }
    return this.#superseded[number];
  }
}

/** Every state of one handoff, to the end, while a higher revision may be prepared at any moment. */
export function exploreOne(model: HandoffModel): HandoffGraph {
  const table = new StateTable(model);
  table.numberOf(beginning);
  const following: number[][] = [];
  for (let at = 0; at < table.states.length; at += 1) {
    const superseded = table.superseded(at);
    following.push([...table.following(at), ...(superseded === undefined ? [] : [superseded])]);
  }
  return { states: table.states, following };
}

/** The first state, in order of the steps to it, in which something holds; undefined where it holds in none. */
export function findState(
  model: HandoffModel,
  holds: (state: HandoffState) => boolean,
): HandoffState | undefined {
  const table = new StateTable(model);
  table.numberOf(beginning);
  for (let at = 0; at < table.states.length; at += 1) {
    if (holds(table.states[at]!)) return table.states[at];
    table.following(at);
    table.superseded(at);
  }
  return undefined;
}

/** Whether each state can still come to one that is wanted. */
export function canReach(
  { states, following }: HandoffGraph,
  isWanted: (state: HandoffState) => boolean,
): boolean[] {
  const before: number[][] = states.map(() => []);
  for (const [from, nexts] of following.entries()) for (const to of nexts) before[to]!.push(from);
  const reaches = states.map(isWanted);
  const queue = reaches.flatMap((wanted, at) => (wanted ? [at] : []));
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const from of before[at]!) {
      if (reaches[from]) continue;
      reaches[from] = true;
      queue.push(from);
    }
  }
  return reaches;
}

/** Three packets: two revisions of one conversation, the older first, and one of another conversation. */
export type Together = readonly [older: HandoffState, newer: HandoffState, other: HandoffState];

const WIDTH = 2 ** 17;

/**
 * Every interleaving of the steps of three packets, breadth first, up to a depth.
 *
 * @returns how many states were visited.
 */
export function exploreTogether(
  model: HandoffModel,
  depth: number,
  visit: (states: Together) => void,
): number {
  const table = new StateTable(model);
  const start = table.numberOf(beginning);
  const visited = new Set<number>();
  let level: number[] = [];
  const reach = (older: number, newer: number, other: number, into: number[]): void => {
    const key = (older * WIDTH + newer) * WIDTH + other;
    if (visited.has(key)) return;
    visited.add(key);
    into.push(key);
    visit([table.states[older]!, table.states[newer]!, table.states[other]!]);
  };
  reach(start, start, start, level);
  for (let at = 0; at < depth; at += 1) {
    const next: number[] = [];
    for (const key of level) {
      const other = key % WIDTH;
      const newer = Math.floor(key / WIDTH) % WIDTH;
      const older = Math.floor(key / WIDTH / WIDTH);
      for (const one of table.following(older)) reach(one, newer, other, next);
      for (const one of table.following(other)) reach(older, newer, one, next);
      for (const one of table.following(newer)) {
        const begins = !table.states[newer]!.receipt && table.states[one]!.receipt;
        const overtaken = begins ? table.superseded(older) : older;
        if (overtaken !== undefined) reach(overtaken, one, other, next);
      }
      if (table.states.length > WIDTH) throw new Error('more states of one packet than a number holds');
    }
    level = next;
  }
  return visited.size;
}
