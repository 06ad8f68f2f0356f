import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../effort.ts';
import { capturePage } from './capture.ts';
import { conversationsOf, lengths, toShapedTurns, toSpokenTurns } from './conversations.ts';
import { closePages, parsePage } from './html.ts';
import { shapedSites } from './shaped-sites.ts';

describe.each(shapedSites.map((one) => [one.site, one.generation, one] as const))('%s, %s', (...args) => {
  const site = args[2];
  const { shape, url } = site;

  test('a conversation that is rendered and read comes back: roles, order and text', async () => {
    await fc.assert(
      fc.asyncProperty(conversationsOf(site, lengths), async (turns) => {
        const read = capturePage(parsePage(shape({ turns: toShapedTurns(turns) }), url.href), url);
        expect(toSpokenTurns(read.turns)).toEqual(turns);
        expect(read.evidence.unrecognised).toBe(0);
        await closePages();
      }),
      { numRuns: effort(3, 60), seed: 20_261_130 },
    );
  });

  test('a question that has no answer yet is read', () => {
    if (site.cannot?.recogniseWithoutTurns) return expectNoTurn();
    const read = capturePage(parsePage(shape({ turns: [{ role: 'user', body: 'yes' }] }), url.href), url);
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([['user', 'yes']]);
  });

  /** One turn alone shows nobody how this page tells speakers apart. */
  function expectNoTurn(): void {
    const read = capturePage(parsePage(shape({ turns: [{ role: 'user', body: 'yes' }] }), url.href), url);
    expect(read).toMatchObject({ status: 'empty', turns: [] });
  }
});
