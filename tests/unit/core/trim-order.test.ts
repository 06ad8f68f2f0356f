import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPacket } from '../../../lib/core/build-packet.ts';
import type { Draft } from '../../../lib/core/draft.ts';
import { renderPacketText } from '../../../lib/core/packet-text.ts';
import { movableSectionKeys } from '../../../lib/core/sections.ts';
import { listTrims, proposeTrims, trimmedUnits } from '../../../lib/core/trim-order.ts';
import { draftOf, itemOf } from './drafts.ts';

const goal = itemOf({ id: 'g', section: 'goal', text: 'Move the shop' });
const draft = draftOf(
  [
    goal,
    itemOf({ id: 'r1', section: 'restrictions', text: 'Nobody may send it.' }),
    itemOf({ id: 'd1', section: 'decisions', text: 'Keep the address.' }),
    itemOf({ id: 'u1', section: 'unknowns', text: 'Whether it rains.' }),
    itemOf({ id: 'x1', section: 'rejected', text: 'A wiki' }),
    itemOf({ id: 'x2', section: 'rejected', text: 'A full rewrite, because it takes too long' }),
    itemOf({ id: 'p1', section: 'progress_tested', text: 'The export.' }),
    itemOf({ id: 'c1', section: 'done', text: 'All tests pass.', speaker: 'assistant' }),
    itemOf({ id: 'out', section: 'rejected', text: 'A blog', removed: true }),
  ],
  {
    excerpts: [
      { id: 'e1', label: 'Turn 1', text: 'short', turnIndex: 0 },
      { id: 'e2', label: 'Turn 2', text: 'a longer passage\nof two lines', turnIndex: 1 },
    ],
  },
);
const lengthOf = (one: Draft): number => renderPacketText(buildPacket(one)).length;

test('excerpts come first, the longest before the others, then what is missed least', () => {
  const { proposed } = listTrims(draft);
  expect(proposed.map(({ id }) => id)).toEqual(['e2', 'e1', 'x2', 'x1', 'p1']);
});

test('what binds or warns is never proposed, and a claim that nobody confirmed warns', () => {
  const { binding } = listTrims(draft);
  expect(binding.map(({ id }) => id)).toEqual(['c1', 'u1', 'd1', 'r1']);
});

test('goal, steps and what was left out already are not listed at all', () => {
  const { proposed, binding } = listTrims(draft);
  const listed = [...proposed, ...binding].map(({ id }) => id);
  expect(listed).not.toContain('g');
  expect(listed).not.toContain('out');
});

test('the total is that of the packet without what was chosen', () => {
  expect(trimmedUnits(draft, new Set())).toBe(lengthOf(draft));
  const items = draft.items.map((item) => (item.id === 'x2' ? { ...item, removed: true } : item));
  const [passage] = draft.excerpts ?? [];
  const without = { ...draft, items, excerpts: [passage!] };
  expect(trimmedUnits(draft, new Set(['x2', 'e2']))).toBe(lengthOf(without));
});

test('as many are ticked as it takes, in order', () => {
  const { proposed } = listTrims(draft);
  const units = lengthOf(draft);
  expect([...proposeTrims(proposed, units, units)]).toEqual([]);
  expect([...proposeTrims(proposed, units, units - 1)]).toEqual(['e2']);
  expect(proposeTrims(proposed, units, 0).size).toBe(proposed.length);
});

test('what a line says it saves is what leaving it out saves, but for the frame of a list', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  const written = text.filter((one) => one.trim() !== '');
  const section = fc.constantFrom(...movableSectionKeys.filter((key) => key !== 'summary' && key !== 'goal'));
  fc.assert(
    fc.property(fc.array(fc.record({ text: written, section }), { maxLength: 6 }), (texts) => {
      const items = texts.map((one, at) => itemOf({ ...one, id: `s${at}`, openId: `T-${at + 1}` }));
      const any = draftOf([goal, ...items]);
      const { proposed, binding } = listTrims(any);
      for (const { id, units } of [...proposed, ...binding]) {
        const saved = lengthOf(any) - trimmedUnits(any, new Set([id]));
        expect(Math.abs(saved - units)).toBeLessThan(120);
      }
    }),
    { numRuns: 40 },
  );
});
