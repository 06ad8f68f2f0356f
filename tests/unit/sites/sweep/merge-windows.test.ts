import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../../lib/core/capture.ts';
import {
  countGaps,
  listTurns,
  type MergedTurns,
  mergeWindow,
  nothingMerged,
  type WindowTurn,
} from '../../../../lib/sites/sweep/merge-windows.ts';
import { effort } from '../../../effort.ts';

/** A turn of a conversation in which half of the turns say the same word. */
function turnAt(index: number): Turn {
  const markdown = index % 2 === 0 ? 'yes' : `answer ${index}`;
  return { index: 0, role: index % 2 === 0 ? 'user' : 'assistant', markdown, attachments: [], unread: [] };
}

const seen = (index: number): WindowTurn => ({ key: `k${index}`, turn: turnAt(index) });
const placed = (index: number): WindowTurn => ({ ...seen(index), position: index });
const emptied = (index: number): WindowTurn => ({
  key: `k${index}`,
  turn: { ...turnAt(index), markdown: '', unread: [{ kind: 'empty' }] },
});
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);
const keysOf = ({ turns }: MergedTurns): string[] => turns.map(({ key }) => key);
const mergeAll = (windows: readonly (readonly WindowTurn[])[]): MergedTurns =>
  windows.reduce(mergeWindow, nothingMerged);

/** Windows over `total` turns as a sweep sees them: each begins inside the one before it, or right behind it. */
const windowsOf = (total: number, overlap: 0 | 1): fc.Arbitrary<[number, number][]> =>
  fc
    .array(fc.record({ back: fc.integer({ min: overlap, max: 6 }), size: fc.integer({ min: 1, max: 12 }) }), {
      minLength: total,
      maxLength: total,
    })
    .map((steps) => {
      const windows: [number, number][] = [[0, Math.min(total, 1 + (steps[0]?.size ?? 1))]];
      for (const { back, size } of steps) {
        const end = windows.at(-1)?.[1] ?? 0;
        if (end >= total) break;
        const from = Math.max(0, end - back);
        windows.push([from, Math.min(total, Math.max(from + size, end + 1))]);
      }
      return windows;
    });
const totals = fc.integer({ min: 1, max: 400 });

describe('windows of a list that is read downwards', () => {
  test('give back the conversation, whatever their sizes and overlaps, with equal texts in it', () => {
    fc.assert(
      fc.property(
        totals.chain((total) => fc.tuple(fc.constant(total), windowsOf(total, 1))),
        ([total, windows]) => {
          const merged = mergeAll(windows.map(([from, to]) => numbers(from, to).map(seen)));
          expect(keysOf(merged)).toEqual(numbers(0, total).map((index) => `k${index}`));
          expect(countGaps(merged.turns)).toBe(0);
          expect(merged.conflicts).toBe(0);
          expect(listTurns(merged).map(({ index }) => index)).toEqual(numbers(0, total));
        },
      ),
      { numRuns: effort(40, 1_000) },
    );
  });

  test('mark a gap wherever nothing joins two of them, and nowhere else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), skip: fc.integer({ min: 0, max: 3 }) }), {
          minLength: 1,
          maxLength: 40,
        }),
        (parts) => {
          let at = 0;
          const windows = parts.map(({ size, skip }) => {
            const window = numbers(at, at + size);
            at += size + skip;
            return window;
          });
          const merged = mergeAll(windows.map((window) => window.map(seen)));
          expect(keysOf(merged)).toEqual(windows.flat().map((index) => `k${index}`));
          expect(countGaps(merged.turns)).toBe(windows.length - 1);
          const counted = mergeAll(windows.map((window) => window.map(placed)));
          const skips = parts.slice(0, -1).filter(({ skip }) => skip > 0).length;
          expect(countGaps(counted.turns)).toBe(skips);
        },
      ),
      { numRuns: effort(40, 1_000) },
    );
  });

  test('fill in turns that were not mounted when those around them were read', () => {
    fc.assert(
      fc.property(
        totals.chain((total) =>
          fc.tuple(
            fc.constant(total),
            windowsOf(total, 1),
            fc.array(fc.boolean(), { minLength: 800, maxLength: 800 }),
          ),
        ),
        ([total, windows, holes]) => {
          const first = windows.map(([from, to], window) =>
            // The ends are mounted: they are what is in view.
            numbers(from, to).filter((index) => index === from || index === to - 1 || !holes[index + window]),
          );
          const merged = mergeAll([...first, numbers(0, total)].map((window) => window.map(seen)));
          expect([...keysOf(merged)].sort()).toEqual(
            numbers(0, total)
              .map((index) => `k${index}`)
              .sort(),
          );
        },
      ),
      { numRuns: effort(25, 1_000) },
    );
  });
});

test('windows in any order give the conversation where the site states positions', () => {
  fc.assert(
    fc.property(
      totals.chain((total) =>
        fc.tuple(
          fc.constant(total),
          fc.array(fc.tuple(fc.nat({ max: total - 1 }), fc.integer({ min: 1, max: 20 })), { maxLength: 40 }),
        ),
      ),
      ([total, places]) => {
        const windows = places.map(([from, size]) => numbers(from, Math.min(total, from + size)));
        const merged = mergeAll(windows.map((window) => window.map(placed)));
        const expected = [...new Set(windows.flat())].sort((left, right) => left - right);
        expect(merged.turns.map(({ position }) => position)).toEqual(expected);
        const jumps = expected.filter((one, index) => index > 0 && one !== (expected[index - 1] ?? 0) + 1);
        expect(countGaps(merged.turns)).toBe(jumps.length);
      },
    ),
    { numRuns: effort(40, 1_000) },
  );
});

test('a later window closes a gap', () => {
  const apart = mergeAll([numbers(0, 3), numbers(6, 9)].map((window) => window.map(seen)));
  expect(countGaps(apart.turns)).toBe(1);
  const bridged = mergeWindow(apart, numbers(2, 7).map(seen));
  expect(keysOf(bridged)).toEqual(numbers(0, 9).map((index) => `k${index}`));
  expect(countGaps(bridged.turns)).toBe(0);
});

test('a turn whose content has left the page keeps what was read of it, one that came in gains it', () => {
  const left = mergeAll([[seen(0), seen(1)], [emptied(1)]]);
  expect(listTurns(left)[1]?.markdown).toBe('answer 1');
  const came = mergeAll([[seen(0), emptied(1)], [seen(1)]]);
  expect(listTurns(came)[1]?.markdown).toBe('answer 1');
});

test('windows that contradict each other about the order keep every turn and say so', () => {
  const merged = mergeAll([
    [seen(0), seen(1), seen(2)],
    [seen(2), seen(1), seen(3)],
  ]);
  expect([...keysOf(merged)].sort()).toEqual(['k0', 'k1', 'k2', 'k3']);
  expect(merged.conflicts).toBeGreaterThan(0);
});

test('another turn at a place that was read before is a contradiction', () => {
  const merged = mergeAll([[placed(0), placed(1)], [{ ...placed(1), key: 'other' }]]);
  expect(merged.turns).toHaveLength(2);
  expect(merged.conflicts).toBe(1);
});
