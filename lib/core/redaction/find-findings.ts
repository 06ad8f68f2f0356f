import { splitAtFences } from './code-ranges.ts';
import type { Confidence, Finding, TextRange } from './finding.ts';
import { findPlaceholders } from './placeholder-shape.ts';
import type { RedactionRule } from './rule.ts';
import { redactionRules } from './rules.ts';
import { isInsidePair } from './surrogates.ts';

/**
 * Finds what must not leave unseen, at both levels of confidence.
 *
 * A finding of high confidence wins over one of low confidence that it overlaps; otherwise the longer one
 * stays, and of two equally long ones that of the rule listed first. Text that has the shape of a placeholder
 * is never part of a finding, and neither is a line that opens or closes a block of code.
 *
 * @returns findings in reading order, none overlapping another; no range halves a surrogate pair.
 */
export function findAllFindings(text: string, rules: readonly RedactionRule[] = redactionRules): Finding[] {
  const taken = new Uint8Array(text.length);
  for (const { start, end } of findPlaceholders(text)) taken.fill(1, start, end);
  return rules
    .flatMap((rule) => findByRule(text, rule))
    .sort((a, b) => rank(a.confidence) - rank(b.confidence) || b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (start >= end || taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}

/** Finds what is masked until the user allows it: the findings of high confidence. */
export function findFindings(text: string, rules: readonly RedactionRule[] = redactionRules): Finding[] {
  return findAllFindings(
    text,
    rules.filter(({ confidence }) => confidence === 'high'),
  );
}

/** Finds what is only listed for the user to decide: the findings of low confidence. */
export function findLowFindings(text: string, rules: readonly RedactionRule[] = redactionRules): Finding[] {
  return findAllFindings(text, rules).filter(({ confidence }) => confidence === 'low');
}

function findByRule(text: string, { id, category, confidence, find }: RedactionRule): Finding[] {
  return find(text)
    .flatMap((range) => splitAtFences(text, range))
    .map((range) => ({ ruleId: id, category, confidence, ...wholePairs(text, trimmed(text, range)) }));
}

function rank(confidence: Confidence): number {
  return confidence === 'high' ? 0 : 1;
}

/** Leaves white space at either end to the text around: a line break may hold its structure. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  let [first, last] = [start, end];
  while (first < last && /\s/.test(text.charAt(first))) first += 1;
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1;
  return { start: first, end: last };
}

/** Widens a range so that it neither begins nor ends inside a surrogate pair. */
function wholePairs(text: string, range: TextRange): TextRange {
  return {
    start: isInsidePair(text, range.start) ? range.start - 1 : range.start,
    end: isInsidePair(text, range.end) ? range.end + 1 : range.end,
  };
}
