import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignTurns, continueTurns } from '../../../lib/core/align-turns.ts';
import type { Turn } from '../../../lib/core/capture.ts';

const turn = (index: number, id?: string, markdown = `turn ${index}`): Turn => ({
  index,
  ...(id === undefined ? {} : { id }),
  role: index % 2 === 0 ? 'user' : 'assistant',
  markdown,
  attachments: [],
  unread: [],
});
const conversation = (total: number, hasIds = true): Turn[] =>
  Array.from({ length: total }, (_, index) =>
    turn(index, hasIds ? `t${index}` : undefined, index % 3 === 0 ? 'yes' : `turn ${index}`),
  );
const part = (turns: readonly Turn[], from: number, to: number): Turn[] =>
  turns.slice(from, to).map((one, index) => ({ ...one, index }));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => from + offset);

test('turns with ids are found wherever they stand, equal texts or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), fc.nat(), (total, left, right) => {
      const whole = conversation(total);
      const [from, to] = [left % total, right % total].sort((one, other) => one - other) as [number, number];
      expect(alignTurns(part(whole, from, to), whole)).toEqual(range(from, to));
    }),
  );
});

test('turns without ids are found by those around them, and not at all where several places fit', () => {
  const whole = conversation(12, false);
  expect(alignTurns(part(whole, 3, 8), whole)).toEqual(range(3, 8));
  const repeated = range(0, 10).map((index) => turn(index, undefined, 'yes'));
  expect(alignTurns(part(repeated, 2, 4), repeated)).toEqual([undefined, undefined]);
});

test('an id that two turns share names neither of them', () => {
  const twins = [turn(0, 'same', 'a'), turn(2, 'same', 'b')];
  expect(alignTurns([turn(0, 'same', 'c')], twins)).toEqual([undefined]);
});

test('a reading of the end continues what is known, with what came since', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 100 }),
      fc.nat(),
      fc.integer({ min: 0, max: 5 }),
      (total, place, newer) => {
        const whole = conversation(total + newer);
        const from = 1 + (place % (total - 1));
        expect(continueTurns(part(whole, 0, total), part(whole, from, total + newer))).toEqual(whole);
      },
    ),
  );
});

test('a reading from the middle loses nothing that is known', () => {
  const whole = conversation(20);
  expect(continueTurns(whole, part(whole, 5, 9))).toEqual(whole);
});

test('a reading that begins with the first turn, or belongs elsewhere, stands for itself', () => {
  const whole = conversation(20);
  expect(continueTurns(whole, part(whole, 0, 9))).toBeUndefined();
  expect(continueTurns(whole, [turn(0, 'x'), turn(1, 'y')])).toBeUndefined();
});

test('another branch of the conversation does not continue the one that is known', () => {
  const whole = conversation(10);
  const branch = [...part(whole, 4, 6), turn(2, 'new'), turn(3, 'newer')];
  expect(continueTurns(whole, branch)).toBeUndefined();
});
