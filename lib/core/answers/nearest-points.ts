import type { Clause } from './answer-clauses.ts';
import { addPlace, findPlaces } from './clause-index.ts';
import type { PointWords } from './judge-point.ts';

/** A wording of a point that says what a clause says, and how near the two are, from 0 to 1. */
interface NearWording {
  readonly owner: PointWords;
  readonly words: ReadonlySet<string>;
  readonly likeness: number;
}

/** Finds the points that a clause is about. */
export type FindNearest = (clause: Clause) => readonly NearWording[];

/** A clause that repeats a point is nearest to it; the many that are a little like it explain nothing. */
const MOST_NEAR = 20;

type Wording = PointWords['wordings'][number];

/** Prepares the points of a packet for being found by clauses, nearest first; each clause is looked up once. */
export function indexPoints(points: readonly PointWords[]): FindNearest {
  const entries = points.flatMap((owner) => owner.wordings.map((wording) => ({ owner, wording })));
  const byBeginning = new Map<string, Map<string, number[]>>();
  for (const [at, { wording }] of entries.entries()) {
    for (const word of wording.words) addPlace(byBeginning, word, at);
  }
  const known = new Map<Clause, NearWording[]>();
  return (clause) => {
    const near = known.get(clause) ?? findNear(clause, entries, byBeginning);
    known.set(clause, near);
    return near;
  };
}

function findNear(
  clause: Clause,
  entries: readonly { readonly owner: PointWords; readonly wording: Wording }[],
  byBeginning: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>,
): NearWording[] {
  const counts = new Map<number, number>();
  for (const word of clause.words) {
    for (const at of findPlaces(byBeginning, word)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const near = [...counts].flatMap(([at, common]) => {
    const entry = entries[at];
    if (!entry || !saysTheSameWay(clause, entry)) return [];
    const { words } = entry.wording;
    return [{ owner: entry.owner, words, likeness: likenessOf(common, clause.words.size, words.size) }];
  });
  return near.sort((left, right) => right.likeness - left.likeness).slice(0, MOST_NEAR);
}

/** The share of all words of two texts that both have. */
export function likenessOf(common: number, words: number, others: number): number {
  return common / Math.max(1, words + others - common);
}

/** What is done explains nothing that is planned, and what is open nothing that is said to be done. */
function saysTheSameWay(
  { question, polarity }: Clause,
  { owner, wording }: { readonly owner: PointWords; readonly wording: Wording },
): boolean {
  if (wording.isNegated !== (polarity === 'negated')) return false;
  const { field } = owner.point;
  const isPast = field === 'done' || field === 'confirmed_facts';
  if (question === 4) return !isPast;
  return question === 3 ? isPast : true;
}
