import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { escapeHtml } from './render-html.ts';
import { shapedSites } from './shaped-sites.ts';

/** Words without anything that Markdown would have to escape, so that what is read is what was written. */
const word = fc.constantFrom(
  'yes',
  'no',
  'k',
  'go',
  'on',
  'مرحبا',
  'שלום',
  '中文',
  'é',
  '🧑‍🚀',
  '1',
  '<b>',
  '&',
);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

/** Conversations as they come: the same short turns again and again, from one exchange to two hundred. */
const conversation = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom(60, 199, 200) },
  )
  .chain((exchanges) => fc.array(fc.tuple(line, line), { minLength: exchanges, maxLength: exchanges }));

/** A guess needs more than one exchange to see a pattern where no word names the speakers. */
const fewestExchanges = (generation: string) => (generation === 'alternation' ? 2 : 1);

describe.each(shapedSites.map((one) => [one.site, one.generation, one] as const))('%s, %s', (...args) => {
  const [, generation, { shape, url }] = args;

  test('a conversation that is rendered and read comes back: roles, order and text', () => {
    fc.assert(
      fc.property(conversation, (exchanges) => {
        fc.pre(exchanges.length >= fewestExchanges(generation));
        const turns = exchanges.flatMap(([question, answer]) => [
          { role: 'user' as const, text: question },
          { role: 'assistant' as const, text: answer },
        ]);
        const page = shape({ turns: turns.map(toShapedTurn) });
        const read = capturePage(parsePage(page, url.href), url);
        expect(read.turns.map(({ role, markdown }) => ({ role, text: withoutEscapes(markdown) }))).toEqual(
          turns,
        );
        expect(read.evidence.unrecognised).toBe(0);
      }),
      { numRuns: 8, seed: 20_261_130 },
    );
  });

  test('a question that has no answer yet is read', () => {
    if (args[2].cannot?.recogniseWithoutTurns) return expectUnknown();
    const read = capturePage(parsePage(shape({ turns: [{ role: 'user', body: 'yes' }] }), url.href), url);
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([['user', 'yes']]);
  });

  /** One turn alone shows nobody how this page tells speakers apart. */
  function expectUnknown(): void {
    const read = capturePage(parsePage(shape({ turns: [{ role: 'user', body: 'yes' }] }), url.href), url);
    expect(read.status).toBe('unknown');
  }
});

function toShapedTurn({ role, text }: { role: 'user' | 'assistant'; text: string }): ShapedTurn {
  return { role, body: role === 'user' ? escapeHtml(text) : `<p>${escapeHtml(text)}</p>` };
}

function withoutEscapes(markdown: string): string {
  return markdown.replace(/\\([^\p{L}\p{N}\s])/gu, '$1');
}
