import type { Confidence, FindingCategory, TextRange } from './finding.ts';
import { findLongRuns } from './long-runs.ts';

/**
 * One way of recognising one category of value.
 *
 * `patterns` are all regular expressions that `find` runs over the text. They stand here so that one test
 * can hold all of them to the law that keeps a hostile page from freezing Baton: no unbounded quantifier.
 */
export type RedactionRule = {
  readonly id: string;
  readonly category: FindingCategory;
  readonly confidence: Confidence;
  readonly patterns: readonly RegExp[];
  /** Ranges in reading order. Only the value itself: not the name before it, not the quotes around it. */
  find(text: string): TextRange[];
};

/**
 * What a pattern rule needs. The pattern marks its value with a group called `value`, or with `quoted` or
 * `nested` where it has several ways to write one; without such a group all of the match is the value.
 */
export type PatternRuleParts = {
  readonly id: string;
  readonly category: FindingCategory;
  /** `high` where nothing is said. */
  readonly confidence?: Confidence;
  /** Flags must include `d` (places of groups) and `g`. */
  readonly pattern: RegExp;
  /** A second look at a match; false drops it. */
  readonly accepts?: (value: string, match: RegExpExecArray) => boolean;
  /** Characters over which the value runs on after the pattern's bounded tail, so that no rest is left. */
  readonly runsOnOver?: RegExp;
  /** Literal texts of which one must stand somewhere for the pattern to match at all. */
  readonly needs?: readonly string[];
  /** The pattern can match only at the beginning or inside of unbroken runs of so many key characters. */
  readonly leastRun?: number;
};

/** How much of a value that runs on is looked at; a longer one is judged by its beginning. */
const MOST_TESTED_UNITS = 200;
/** How many refused matches may overlap before the search goes on behind them. */
const MOST_REFUSALS = 12;

/** Builds a rule out of one pattern and a test of what it matched. */
export function patternRule(parts: PatternRuleParts): RedactionRule {
  const { id, category, confidence = 'high', pattern, needs, leastRun } = parts;
  return {
    id,
    category,
    confidence,
    patterns: [pattern],
    find(text) {
      if (needs && !needs.some((literal) => text.includes(literal))) return [];
      if (leastRun === undefined) return findIn(text, parts, { start: 0, end: text.length });
      return findLongRuns(text, leastRun).flatMap((run) => findIn(text, parts, run));
    },
  };
}

/** How much text before a stretch a pattern and its test may look at. */
const CONTEXT_UNITS = 40;

/** Accepted matches that begin inside a stretch of the text. */
function findIn(text: string, parts: PatternRuleParts, stretch: TextRange): TextRange[] {
  const { pattern, accepts = () => true, runsOnOver } = parts;
  const ranges: TextRange[] = [];
  const from = Math.max(0, stretch.start - CONTEXT_UNITS);
  const scanned = text.slice(from, stretch.end + 1);
  pattern.lastIndex = stretch.start - from;
  let [runEnd, refusedUntil, refusals] = [0, 0, 0];
  for (let match = pattern.exec(scanned); match !== null; match = pattern.exec(scanned)) {
    const [start, matchedEnd] = valueRange(match);
    // All matches inside one run end where it ends: each run is walked once, however many begin in it.
    if (runsOnOver && matchedEnd > runEnd) runEnd = endOfRun(scanned, matchedEnd, runsOnOver);
    const end = runsOnOver ? runEnd : matchedEnd;
    const tested = scanned.slice(start, Math.min(end, Math.max(matchedEnd, start + MOST_TESTED_UNITS)));
    if (accepts(tested, match)) {
      ranges.push({ start: from + start, end: from + end });
      pattern.lastIndex = Math.max(end, match.index + 1);
    } else {
      // A refused value may hide a good one: look again from where it begins, but not for ever.
      refusals = match.index < refusedUntil ? refusals + 1 : 0;
      refusedUntil = Math.max(refusedUntil, end);
      pattern.lastIndex = refusals > MOST_REFUSALS ? refusedUntil : Math.max(start, match.index + 1);
    }
  }
  return ranges;
}

function valueRange(match: RegExpExecArray): [number, number] {
  const groups = match.indices?.groups ?? {};
  return groups.value ?? groups.quoted ?? groups.nested ?? [match.index, match.index + match[0].length];
}

/** The first place at or after `from` whose character is not of the class (a pattern for one character). */
export function endOfRun(text: string, from: number, characterClass: RegExp, limit = text.length): number {
  let end = from;
  while (end < limit && characterClass.test(text.charAt(end))) end += 1;
  return end;
}
