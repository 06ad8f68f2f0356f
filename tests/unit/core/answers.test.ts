import { describe, expect, test } from 'vitest';
import { parseAnswers, reviewAnswers } from '../../../lib/core/answers.ts';
import { fullExample } from './packets.ts';

const expected = ['goal', 'facts', 'rules', 'done', 'next'];

describe('the five answers', () => {
  test.each([
    ['a numbered list', '1. goal\n2. facts\n3. rules\n4. done\n5. next'],
    ['brackets', '1) goal\n2) facts\n3) rules\n4) done\n5) next'],
    ['bold numbers', '**1.** goal\n\n**2.** facts\n\n**3.** rules\n\n**4.** done\n\n**5.** next'],
    ['headings', '### 1. goal\n### 2. facts\n### 3. rules\n### 4. done\n### 5. next'],
    [
      'an acknowledgement before and a question after',
      'baton-ack 0-0 r1\n\n1. goal\n2. facts\n3. rules\n4. done\n5. next',
    ],
    ['Windows line ends', '1. goal\r\n2. facts\r\n3. rules\r\n4. done\r\n5. next'],
  ])('are read from %s', (_name, reply) => {
    expect(parseAnswers(reply)).toEqual(expected);
  });

  test('keep the lines and the lists that belong to them', () => {
    const reply =
      '1. goal\n   and more\n2. facts\n3. rules:\n   1. never send\n   2. never delete\n4. done\n5. next';
    const answers = parseAnswers(reply);
    expect(answers[0]).toBe('goal\n   and more');
    expect(answers[2]).toBe('rules:\n   1. never send\n   2. never delete');
    expect(answers[4]).toBe('next');
  });

  test('are missing where the reply has none', () => {
    expect(parseAnswers('Understood, I will continue.')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(parseAnswers('1. goal\n2.\n3. rules')).toEqual(['goal', undefined, 'rules', undefined, undefined]);
  });
});

describe('the review of the answers', () => {
  const answers = [
    'Complete the deployment review.',
    'Needs verification.',
    'No production change without approval. Nobody may send the newsletter. I must not touch the old server.',
    'The product table was exported.',
    'Compare the two row counts.',
  ];

  test('finds nothing where each restriction and decision is named', () => {
    expect(reviewAnswers(fullExample, answers)).toEqual({
      unanswered: [],
      restrictionsNotFound: [],
      decisionsNotFound: [],
      mayBeRepeated: [],
    });
  });

  test('marks a restriction that the answer dropped', () => {
    const dropped = answers.with(
      2,
      'No production change without approval. I must not touch the old server.',
    );
    expect(reviewAnswers(fullExample, dropped)).toMatchObject({
      restrictionsNotFound: [0],
      decisionsNotFound: [],
    });
  });

  test('marks a restriction whose words only stand scattered over others', () => {
    const scattered = answers.with(
      2,
      'No production change without approval; nobody may touch it; the newsletter is old; send the server.',
    );
    expect(reviewAnswers(fullExample, scattered)).toMatchObject({ restrictionsNotFound: [0, 1] });
  });

  test('marks a finished step that is planned again', () => {
    const repeated = answers.with(4, 'First export the product table, then compare the two row counts.');
    expect(reviewAnswers(fullExample, repeated)).toMatchObject({ mayBeRepeated: [0] });
  });

  test('marks questions without an answer, and all that they had to name', () => {
    expect(reviewAnswers(fullExample, [undefined, 'a', undefined, undefined, undefined])).toEqual({
      unanswered: [1, 3, 4, 5],
      restrictionsNotFound: [0, 1],
      decisionsNotFound: [0],
      mayBeRepeated: [],
    });
  });
});
