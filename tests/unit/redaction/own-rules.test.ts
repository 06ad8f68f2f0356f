import { describe, expect, test } from 'vitest';
import { findFindings } from '../../../lib/core/redaction/find-findings.ts';
import { findUnmasked, maskTexts } from '../../../lib/core/redaction/mask-texts.ts';
import { type OwnRule, readPattern, readWord } from '../../../lib/core/redaction/own-rules.ts';
import { emptyTable } from '../../../lib/core/redaction/placeholders.ts';
import type { RedactionRule } from '../../../lib/core/redaction/rule.ts';

function ruleOf(read: OwnRule): RedactionRule {
  if (read.outcome === 'refused') throw new Error(`refused: ${read.reason.code}`);
  return read.rule;
}

function found(read: OwnRule, text: string): string[] {
  return ruleOf(read)
    .find(text)
    .map(({ start, end }) => text.slice(start, end));
}

describe("a word of the user's", () => {
  test.each([
    ['Anna', 'anna, ANNA and Annabel with xAnna', ['anna', 'ANNA']],
    ['Project Kite', 'project  kite\nand PROJECT\nKITE', ['project  kite', 'PROJECT\nKITE']],
    ['C++', 'C++ and c++11', ['C++', 'c++']],
    ['Zoë', 'Zoe\u0308 and ZOË', ['Zoe\u0308', 'ZOË']],
    ['Иван', 'Ивана и Иван', ['Иван']],
    ['東京', '東京都に', ['東京']],
    ['김철수', '김철수가 왔다', ['김철수']],
    ['Anna', '我叫Anna。', ['Anna']],
    ['a.b', 'a.b axb', ['a.b']],
  ])('%j in %j is found as %j', (term, text, expected) => {
    expect(found(readWord(term), text)).toEqual(expected);
  });

  test.each([
    ['  ', 'EMPTY'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['\ud800', 'NOT_A_PATTERN'],
  ])('%j is refused: %s', (term, code) => {
    expect(readWord(term)).toEqual({ outcome: 'refused', reason: { code } });
  });
});

describe("a pattern of the user's", () => {
  test.each([
    ['[A-Z]+-\\d+', 'see KITE-12 and x-1', ['KITE-12']],
    ['kunde [0-9]{5}', 'kunde 12345', ['kunde 12345']],
    ['foo.*bar', 'foo or bar', ['foo or bar']],
    ['AC\\w+@corp\\.internal', 'AC12@corp.internal', ['AC12@corp.internal']],
    ['\\bkite(?:s|d)?\\b', 'kite kites kited kiter', ['kite', 'kites', 'kited']],
    ['\\p{Lu}{3}\\d', 'ÄÖÜ7', ['ÄÖÜ7']],
  ])('%s finds in %j: %j', (source, text, expected) => {
    expect(found(readPattern(source), text)).toEqual(expected);
  });

  test.each([
    ['', { code: 'EMPTY' }],
    ['a'.repeat(201), { code: 'TOO_LONG' }],
    ['[', { code: 'NOT_A_PATTERN' }],
    ['a*', { code: 'MATCHES_EMPTY' }],
    ['^', { code: 'MATCHES_EMPTY' }],
    ['(a+)+', { code: 'NESTED_REPETITION', construct: '+' }],
    ['(a|a)+b', { code: 'NESTED_REPETITION', construct: '+' }],
    ['(ab?){9}', { code: 'NESTED_REPETITION', construct: '{9}' }],
    ['\\d+\\d+x', { code: 'TOO_MANY_WAYS' }],
    ['.*.*x', { code: 'TOO_MANY_WAYS' }],
    ['[ab]+[bc]+d', { code: 'TOO_MANY_WAYS' }],
    ['(\\d)\\1', { code: 'UNKNOWN_CONSTRUCT', construct: '\\1' }],
    ['(?=a)b', { code: 'UNKNOWN_CONSTRUCT', construct: '(?=a' }],
    ['(?<!a)b', { code: 'UNKNOWN_CONSTRUCT', construct: '(?<!' }],
    ['(?<n>a)', { code: 'UNKNOWN_CONSTRUCT', construct: '(?<n' }],
  ])('%s is refused: %j', (source, reason) => {
    expect(readPattern(source)).toEqual({ outcome: 'refused', reason });
  });

  test('has no repetition without an end once it is a rule', () => {
    for (const source of ['[A-Z]+-\\d+', 'foo.*bar', 'x{3,}y', 'a+?b']) {
      for (const pattern of ruleOf(readPattern(source)).patterns)
        expect(pattern.source).not.toMatch(/[^\\][*+]|\{\d+,\}/);
    }
  });
});

describe('own rules in a text', () => {
  const ownRules = [ruleOf(readWord('Project Kite')), ruleOf(readPattern('K-\\d{3}'))];
  const options = { table: emptyTable(), allowedValues: new Set<string>(), ownRules };

  test('mask as terms of the user, the same everywhere', () => {
    const masked = maskTexts(['Project Kite is K-123, Project Kite!'], { ...options, origin: 'captured' });
    expect(masked.texts).toEqual(['[OWN_TERM_1] is [OWN_TERM_2], [OWN_TERM_1]!']);
  });

  test('are asked for again before a text leaves', () => {
    expect(findUnmasked('about project kite', options).map(({ category }) => category)).toEqual(['OWN_TERM']);
  });

  test('are of high confidence', () => {
    expect(findFindings('K-123', ownRules)).toEqual([
      { ruleId: 'own-rule', category: 'OWN_TERM', confidence: 'high', start: 0, end: 5 },
    ]);
  });
});

test('a rule that is switched off masks nothing and reports nothing', () => {
  const text = `write to ann${'@'}example.com`;
  const options = {
    table: emptyTable(),
    allowedValues: new Set<string>(),
    ignoredRuleIds: new Set(['email-address']),
  };
  expect(maskTexts([text], { ...options, origin: 'captured' }).texts).toEqual([text]);
  expect(findUnmasked(text, options)).toEqual([]);
});
