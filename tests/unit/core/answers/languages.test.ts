import { describe, expect, test } from 'vitest';
import { judgingWords } from '../../../../lib/core/answers/judging-words.ts';
import { reviewReply } from '../../../../lib/core/answers/review-answers.ts';
import type { Packet } from '../../../../lib/core/packet.ts';
import { languageCodes } from '../../../../lib/core/suggest/language.ts';
import { answerCases } from './answer-cases.ts';

const numbered = (answers: readonly string[]) => answers.map((text, at) => `${at + 1}. ${text}`).join('\n');

function marksOf(packet: Packet, answers: readonly string[]): string[] {
  const { points, limits } = reviewReply(packet, numbered(answers));
  expect(limits).toEqual([]);
  return points.flatMap(({ point, mark }) => (mark === 'stated' ? [] : [`${point.field}: ${mark}`]));
}

test('every language with rules has a case', () => {
  expect(answerCases.map(({ code }) => code).sort()).toEqual([...languageCodes].sort());
});

describe.each(answerCases.map((one) => [one.code, one] as const))('%s', (_code, one) => {
  const { packet, answers } = one;

  test('a reply in its own words has every point stated and nothing invented', () => {
    expect(marksOf(packet, answers)).toEqual([]);
    expect(reviewReply(packet, numbered(answers)).invented).toEqual([]);
  });

  test('a restriction that the reply drops is missing', () => {
    expect(marksOf(packet, answers.with(2, one.withoutRestriction))).toEqual(['restrictions: missing']);
  });

  test('a restriction without its "not" is contradicted', () => {
    expect(marksOf(packet, answers.with(2, one.turnedRound))).toEqual(['restrictions: contradicted']);
  });

  test('a forbidden act as the next step is contradicted', () => {
    expect(marksOf(packet, answers.with(4, one.forbiddenNext))).toEqual(['restrictions: contradicted']);
  });

  test('a finished step that is planned again is marked', () => {
    expect(marksOf(packet, answers.with(4, one.repeatedNext))).toEqual(['done: repeated']);
  });

  test('a guess that is named as confirmed is contradicted', () => {
    expect(marksOf(packet, answers.with(1, one.promoted))).toEqual(['unknowns: contradicted']);
  });

  test('a permission that nobody gave is not in the packet', () => {
    const { invented } = reviewReply(packet, numbered(answers.with(2, `${answers[2]} ${one.consent}`)));
    expect(invented).toEqual([expect.objectContaining({ isConsent: true, question: 2 })]);
  });
});

test.each(languageCodes)('no quantifier of a judging pattern of %s is without a bound', (code) => {
  const patterns = Object.values(judgingWords[code]).filter((value) => value instanceof RegExp);
  expect(patterns.length).toBeGreaterThan(8);
  for (const { source } of patterns) {
    const skeleton = source
      .replace(/\\[pP]\{[^}]+\}/g, '.')
      .replace(/\\./g, '.')
      .replace(/\[(?:[^\]])*\]/g, '.');
    expect(skeleton).not.toMatch(/[*+]|\{\d+,\}/);
  }
});
