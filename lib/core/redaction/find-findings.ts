import type { Finding, TextRange } from './finding.ts';
import { findPlaceholders } from './placeholders.ts';
import type { RedactionRule } from './rule.ts';
import { redactionRules } from './rules.ts';
import { isInsidePair } from './surrogates.ts';

/**
 * Finds what must not leave unseen: secrets and personal data.
 *
 * Where two findings overlap, the longer one stays; of two equally long ones that of the rule listed first.
 * Text that has the shape of a placeholder is never part of a finding.
 *
 * @returns findings in reading order, none overlapping another; no range halves a surrogate pair.
 */
export function findFindings(text: string, rules: readonly RedactionRule[] = redactionRules): Finding[] {
  const taken = new Uint8Array(text.length);
  for (const { start, end } of findPlaceholders(text)) taken.fill(1, start, end);
  return rules
    .flatMap((rule) =>
      rule
        .find(text)
        .map((range) => ({ ruleId: rule.id, category: rule.category, ...wholePairs(text, range) })),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (start >= end || taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}

/** Widens a range so that it neither begins nor ends inside a surrogate pair. */
function wholePairs(text: string, range: TextRange): TextRange {
  return {
    start: isInsidePair(text, range.start) ? range.start - 1 : range.start,
    end: isInsidePair(text, range.end) ? range.end + 1 : range.end,
  };
}
