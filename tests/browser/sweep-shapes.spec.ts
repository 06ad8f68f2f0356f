import { expect } from '@playwright/test';
import fc from 'fast-check';
import { effort } from '../effort.ts';
import type { ListLook } from '../pages/sweep/windowed-list.ts';
import { conversationsOf, isGuess, toShapedTurns, toSpokenTurns } from '../unit/sites/conversations.ts';
import { shapedSites } from '../unit/sites/shaped-sites.ts';
import type { ShapedSite } from '../unit/sites/shapes/shaped-site.ts';
import { test } from './support/sweep-page.ts';

/** How many conversations are generated for each site. */
const RUNS = effort(1, 100);
/** The length of a conversation: from one turn to the most that a page may hold. */
const lengths = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 400 }) },
);
/** The structure can be guessed only from some turns of both speakers, in whatever part of the list is mounted. */

const looksOf = (site: ShapedSite): fc.Arbitrary<Omit<ListLook, 'url'>> =>
  fc.record(
    {
      heights: fc.array(fc.integer({ min: 60, max: 900 }), { minLength: 1, maxLength: 9 }),
      beyond: fc.integer({ min: isGuess(site) ? 3 : 0, max: 4 }),
      isReversed: fc.boolean(),
      start: fc.constantFrom(0, 0.3, 0.5, 0.8, 1),
    },
    { requiredKeys: ['heights', 'isReversed', 'start'] },
  );

for (const site of shapedSites) {
  test(`all of a conversation is read wherever its list stands: ${site.site}, ${site.generation}`, async ({
    sweepPage,
  }) => {
    test.setTimeout(20_000 + RUNS * 30_000);
    const { shape, url } = site;
    await fc.assert(
      fc.asyncProperty(
        conversationsOf(isGuess(site) ? { ...site, repeats: 'in turns' } : site, lengths),
        looksOf(site),
        async (turns, look) => {
          const page = shape({ turns: toShapedTurns(turns) });
          const read = await sweepPage.evaluate(([html, how]) => sweepTest.readWindowedList(html, how), [
            page,
            { ...look, url: url.href },
          ] as const);
          expect(read.state).toBe('done');
          expect(toSpokenTurns(read.turns)).toEqual(turns);
          expect(read.evidence).toMatchObject({ unrecognised: 0, startReached: 'yes', endReached: 'yes' });
        },
      ),
      { numRuns: RUNS, seed: 20_261_130, endOnFailure: true },
    );
  });
}
