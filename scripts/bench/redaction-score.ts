import type { TextRange } from '../../lib/core/redaction/finding.ts';
import type { Corpus, Positive } from './redaction-corpus.ts';

/** Shares between 0 and 1; `groups` by the group's name. */
export type Score = {
  readonly all: number;
  readonly secrets: number;
  readonly personal: number;
  readonly falsePositives: number;
  readonly groups: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
};

/** What one detector reports of each text of a corpus, in the corpus's order. */
export type Reports = {
  readonly positives: readonly (readonly TextRange[])[];
  readonly negatives: readonly (readonly TextRange[])[];
};

/** The least share of a value's characters that has to lie inside what was reported. */
const LEAST_COVERED = 0.9;

/** The goals, all at once. */
export const goals = {
  all: 0.96,
  secrets: 0.96,
  personal: 0.97,
  group: 0.85,
  falsePositives: 0.03,
  wholeGroups: ['private-key', 'jwt', 'pii-card', 'pii-iban', 'pii-phone'],
} as const;

/** Counts what was found, and where something was reported though nothing should have been. */
export function scoreReports({ positives, negatives }: Corpus, reports: Reports): Score {
  const isFound = positives.map((item, order) => isCovered(item, reports.positives[order] ?? []));
  const share = (isMeant: (item: Positive) => boolean): number => {
    const meant = positives.flatMap((item, order) => (isMeant(item) ? [isFound[order] ?? false] : []));
    return meant.filter(Boolean).length / meant.length;
  };
  const names = [...new Set(positives.map(({ group }) => group))].sort();
  const wrong = negatives.filter((_, order) => (reports.negatives[order] ?? []).length > 0);
  return {
    all: share(() => true),
    secrets: share(({ isSecret }) => isSecret),
    personal: share(({ isSecret }) => !isSecret),
    falsePositives: wrong.length / negatives.length,
    groups: Object.fromEntries(names.map((name) => [name, share(({ group }) => group === name)])),
    missed: positives.filter((_, order) => !isFound[order]).map(({ id }) => id),
    wrong: wrong.map(({ id }) => id),
  };
}

function isCovered({ value }: Positive, ranges: readonly TextRange[]): boolean {
  let covered = 0;
  for (let place = value.start; place < value.end; place += 1) {
    if (ranges.some(({ start, end }) => start <= place && place < end)) covered += 1;
  }
  return covered >= LEAST_COVERED * (value.end - value.start);
}

/** The goals that a score does not reach; empty when it reaches all. */
export function missedGoals(score: Score): string[] {
  const missed: string[] = [];
  for (const measure of ['all', 'secrets', 'personal'] as const) {
    if (!(score[measure] >= goals[measure])) missed.push(`recall of ${measure}: ${percent(score[measure])}`);
  }
  if (score.falsePositives > goals.falsePositives)
    missed.push(`false positives: ${percent(score.falsePositives)}`);
  for (const [name, share] of Object.entries(score.groups)) {
    const least = goals.wholeGroups.some((whole) => whole === name) ? 1 : goals.group;
    if (share < least) missed.push(`recall of ${name}: ${percent(share)}`);
  }
  return missed;
}

/** A share as people read it: `99.1 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
