import { expect } from '@playwright/test';
import type { ListLook } from '../pages/sweep/windowed-list.ts';
import { toShapedTurns } from '../unit/sites/conversations.ts';
import { genericByAlternation } from '../unit/sites/shapes/generic.ts';
import { test } from './support/sweep-page.ts';

const { shape, url } = genericByAlternation;
const spoken = Array.from({ length: 20 }, (_, index) => ({
  role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
  text: `Turn ${index + 1}`,
}));
const page = shape({ turns: toShapedTurns(spoken) });
const look = { url: url.href, heights: [200], isReversed: false, start: 0.5 };
/** Views of the middle whose first mounted turn is a question, and an answer. */
const middles: ListLook[] = [2, 3, 4].map((beyond) => ({ ...look, beyond }));

for (const middle of middles) {
  test(`who speaks is not known from the middle of a list that mounts ${middle.beyond} turns beyond its view, and is once all of it was read`, async ({
    sweepPage,
  }) => {
    const captured = await sweepPage.evaluate(([html, how]) => sweepTest.captureWindowedList(html, how), [
      page,
      middle,
    ] as const);
    expect(captured.turns.length).toBeGreaterThan(3);
    expect(new Set(captured.turns.map(({ role }) => role))).toEqual(new Set(['unknown']));

    const read = await sweepPage.evaluate(([html, how]) => sweepTest.readWindowedList(html, how), [
      page,
      middle,
    ] as const);
    expect(read.turns).toEqual(spoken.map(({ role, text }) => ({ role, markdown: text })));
  });
}

for (const [where, seen] of Object.entries({
  'the beginning of such a list': { ...look, start: 0, beyond: 2 },
  'the end of a list that mounts all of its turns': { ...look, start: 1 },
  'a list that is seen as a whole': { ...look, heights: [20] },
})) {
  test(`the first turn of all is taken for the user’s at ${where}`, async ({ sweepPage }) => {
    const { turns } = await sweepPage.evaluate(([html, how]) => sweepTest.captureWindowedList(html, how), [
      page,
      seen,
    ] as const);
    expect(turns.map(({ role }) => role)).toEqual(spoken.slice(0, turns.length).map(({ role }) => role));
  });
}
