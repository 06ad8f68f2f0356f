import { describe, expect, test } from 'vitest';
import { findAllFindings } from '../../../lib/core/redaction/find-findings.ts';
import { redactionRules } from '../../../lib/core/redaction/rules.ts';
import { hostileTexts } from '../../../scripts/bench/redaction-hostile.ts';
import { keyCases } from './key-cases.ts';
import { namedSecretCases } from './named-secret-cases.ts';
import { personalDataCases } from './personal-data-cases.ts';

const cases = [...keyCases, ...namedSecretCases, ...personalDataCases];

function found(ruleId: string, text: string): string[] {
  const rule = redactionRules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`no rule ${ruleId}`);
  return rule.find(text).map(({ start, end }) => text.slice(start, end));
}

test('every rule has cases that it must find and cases that it must leave', () => {
  expect(cases.map(({ ruleId }) => ruleId).sort()).toEqual(redactionRules.map(({ id }) => id).sort());
  for (const { hits, misses } of cases) expect([hits.length > 0, misses.length > 0]).toEqual([true, true]);
});

describe.each(cases)('$ruleId', ({ ruleId, hits, misses }) => {
  test.each(hits.map(([before, parts, after]) => [before, parts.join(''), after] as const))(
    'finds the value after "%s"',
    (before, value, after) => {
      expect(found(ruleId, before + value + after)).toEqual([value]);
    },
  );

  test.each(misses.map((parts) => [parts.join('')]))('leaves %j', (text) => {
    expect(found(ruleId, text)).toEqual([]);
  });
});

/** The source of a pattern with escapes and character classes taken out: what is left holds its quantifiers. */
function skeleton(pattern: RegExp): string {
  return pattern.source
    .replace(/\\[pP]\{[^}]+\}/g, '.')
    .replace(/\\./g, '.')
    .replace(/\[(?:[^\]])*\]/g, '.');
}

test.each(redactionRules.flatMap((rule) => rule.patterns.map((pattern) => [rule.id, pattern] as const)))(
  'no quantifier of %s is without a bound',
  (_, pattern) => {
    expect(skeleton(pattern)).not.toMatch(/[*+]|\{\d+,\}/);
  },
);

test.each(hostileTexts(20_000).map((text) => [text.slice(0, 30), text]))(
  '20 kB of %j come to an end',
  (_, text) => {
    expect(findAllFindings(text).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  },
);
