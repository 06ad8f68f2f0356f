import type { FindingCategory, TextRange } from './finding.ts';

/**
 * One way of recognising one category of value.
 *
 * `patterns` are all regular expressions that `find` runs over the text. They stand here so that one test
 * can hold all of them to the law that keeps a hostile page from freezing Baton: no unbounded quantifier.
 */
export type RedactionRule = {
  readonly id: string;
  readonly category: FindingCategory;
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
  /** Flags must include `d` (places of groups) and `g`. */
  readonly pattern: RegExp;
  /** A second look at a match; false drops it. */
  readonly accepts?: (value: string, match: RegExpExecArray) => boolean;
  /** Characters over which the value runs on after the pattern's bounded tail, so that no rest is left. */
  readonly runsOnOver?: RegExp;
};

/** How much of a value that runs on is looked at; a longer one is judged by its beginning. */
const MOST_TESTED_UNITS = 400;

/** Builds a rule out of one pattern and a test of what it matched. */
export function patternRule(parts: PatternRuleParts): RedactionRule {
  const { id, category, pattern, accepts = () => true, runsOnOver } = parts;
  return {
    id,
    category,
    patterns: [pattern],
    find(text) {
      const ranges: TextRange[] = [];
      const scanner = new RegExp(pattern);
      let runEnd = 0;
      for (let match = scanner.exec(text); match !== null; match = scanner.exec(text)) {
        const [start, matchedEnd] = valueRange(match);
        // All matches inside one run end where it ends: each run is walked once, however many begin in it.
        if (runsOnOver && matchedEnd > runEnd) runEnd = endOfRun(text, matchedEnd, runsOnOver);
        const end = runsOnOver ? runEnd : matchedEnd;
        if (
          accepts(text.slice(start, Math.min(end, Math.max(matchedEnd, start + MOST_TESTED_UNITS))), match)
        ) {
          ranges.push({ start, end });
          scanner.lastIndex = end;
        } else {
          // A refused value may hide a good one: look again from where it begins.
          scanner.lastIndex = Math.max(start, match.index + 1);
        }
      }
      return ranges;
    },
  };
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
