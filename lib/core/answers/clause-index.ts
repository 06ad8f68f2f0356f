import type { Clause } from './answer-clauses.ts';

const PREFIX_UNITS = 4;

/** Finds the clauses that hold words, in one of their forms. */
export interface ClauseIndex {
  readonly clauses: readonly Clause[];
  /** The clauses that hold at least so many of these words. */
  holding(words: ReadonlySet<string>, least: number): Clause[];
}

/** Prepares clauses for being looked through once for each point of a packet. */
export function indexClauses(clauses: readonly Clause[]): ClauseIndex {
  const byBeginning = new Map<string, Map<string, number[]>>();
  for (const [at, { words }] of clauses.entries()) {
    for (const word of words) addPlace(byBeginning, word, at);
  }
  const known = new Map<string, readonly number[]>();
  const placesOf = (word: string): readonly number[] => {
    const places = known.get(word) ?? findPlaces(byBeginning, word);
    known.set(word, places);
    return places;
  };
  return {
    clauses,
    holding(words, least) {
      const counts = new Uint32Array(clauses.length);
      for (const word of words) for (const at of placesOf(word)) counts[at] = (counts[at] ?? 0) + 1;
      return clauses.filter((_, at) => (counts[at] ?? 0) >= Math.max(1, least));
    },
  };
}

/** Adds where a word stands to a table by the beginnings of words. */
export function addPlace(byBeginning: Map<string, Map<string, number[]>>, word: string, at: number): void {
  const beginning = word.slice(0, PREFIX_UNITS);
  const words = byBeginning.get(beginning) ?? new Map<string, number[]>();
  byBeginning.set(beginning, words);
  const places = words.get(word) ?? [];
  words.set(word, places);
  places.push(at);
}

/** Where a word stands in any of its forms, each place once. */
export function findPlaces(
  byBeginning: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>,
  word: string,
): number[] {
  const alike = [...(byBeginning.get(word.slice(0, PREFIX_UNITS)) ?? [])];
  return [...new Set(alike.flatMap(([other, places]) => (areForms(word, other) ? places : [])))];
}

/** Whether two stems are forms of one word: one begins with the other, such as "deploy" and "deployment". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < PREFIX_UNITS) return false;
  return one.startsWith(other) || other.startsWith(one);
}

/** The share of some words that a set holds, in one of their forms; 0 of none. */
export function shareIn(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  const list = [...others];
  return [...words].filter((word) => list.some((other) => areForms(word, other))).length / words.size;
}
