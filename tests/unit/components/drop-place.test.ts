import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrollStep } from '../../../components/draft/drag/autoscroll.ts';
import { type DropSection, findDropPlace } from '../../../components/draft/drag/drop-place.ts';

const sections: DropSection[] = [
  {
    section: 'decisions',
    top: 100,
    bottom: 200,
    items: [
      { id: 'd1', top: 120, bottom: 150 },
      { id: 'd2', top: 150, bottom: 200 },
    ],
  },
  { section: 'blockers', top: 220, bottom: 240, items: [] },
];

test.each([
  [50, 'decisions', 'd1', 120],
  [130, 'decisions', 'd1', 120],
  [140, 'decisions', 'd2', 150],
  [190, 'decisions', undefined, 200],
  [232, 'blockers', undefined, 240],
  [900, 'blockers', undefined, 240],
] as const)('a pointer at %i means %s before %s', (y, section, before, line) => {
  expect(findDropPlace(sections, y)).toEqual({ section, before, y: line });
});

test('where no section takes items there is no place', () => {
  expect(findDropPlace([], 10)).toBeUndefined();
});

test('the list moves only near its edges, up at the top, down at the bottom, and never by more than a step', () => {
  const extent = { top: 100, bottom: 500 };
  expect(scrollStep(300, extent)).toBe(0);
  expect(scrollStep(100, extent)).toBeLessThan(0);
  expect(scrollStep(500, extent)).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.integer({ min: -2_000, max: 2_000 }), (y) => {
      expect(Math.abs(scrollStep(y, extent))).toBeLessThanOrEqual(12);
    }),
  );
});
