import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Packet } from '../../../lib/core/packet.ts';
import { comparePackets } from '../../../lib/core/packet-difference.ts';
import { contractExample } from './packets.ts';

const packetWith = (change: Partial<Packet>): Packet => ({ ...contractExample, ...change });

test('what stands in both, in whatever order, is not named', () => {
  const before = packetWith({ decisions: ['Keep the address.', 'Move in March.'] });
  const after = packetWith({ decisions: ['Move in  March.', 'Keep the address.'], revision: 2 });
  expect(comparePackets(before, after)).toEqual({ added: [], changed: [], gone: [] });
});

test('an entry that was reworded is changed, another one is added and its forerunner gone', () => {
  const before = packetWith({ decisions: ['Move the shop in March.', 'Use the blue paint.'] });
  const after = packetWith({ decisions: ['Move the shop in April.', 'Ask Jo first.'] });
  expect(comparePackets(before, after)).toEqual({
    added: [{ section: 'decisions', text: 'Ask Jo first.' }],
    changed: [{ section: 'decisions', before: 'Move the shop in March.', after: 'Move the shop in April.' }],
    gone: [{ section: 'decisions', text: 'Use the blue paint.' }],
  });
});

test('a single text is changed however little the two have in common', () => {
  const difference = comparePackets(packetWith({ goal: 'Paint' }), packetWith({ goal: 'Move the shop' }));
  expect(difference.changed).toEqual([{ section: 'goal', before: 'Paint', after: 'Move the shop' }]);
});

test('an unknown that became a fact is gone there and added here', () => {
  const before = packetWith({ unknowns: ['The boiler works.'], confirmed_facts: [] });
  const after = packetWith({ unknowns: [], confirmed_facts: ['The boiler works.'] });
  expect(comparePackets(before, after)).toEqual({
    added: [{ section: 'confirmed_facts', text: 'The boiler works.' }],
    changed: [],
    gone: [{ section: 'unknowns', text: 'The boiler works.' }],
  });
});

test('both forms of a restriction are compared by their sentence', () => {
  const before = packetWith({ restrictions: ['Nothing may be sent.'] });
  const after = packetWith({ restrictions: [{ rule: 'Nothing may be sent.', words: 'send nothing!' }] });
  expect(comparePackets(before, after).changed).toEqual([]);
});

test('every entry of the new packet is old, added or changed, and every one of the old is there, gone or changed', () => {
  const list = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const { added, changed, gone } = comparePackets(
        packetWith({ decisions: before }),
        packetWith({ decisions: after }),
      );
      expect(after.length - added.length - changed.length).toBe(before.length - gone.length - changed.length);
    }),
  );
});

test('blockers, progress, references, the summary and the receipt of work are compared too', () => {
  const before = packetWith({
    blockers: [{ what: 'The domain is locked.', waiting_for: 'not stated' }],
    references: [{ label: 'prices.csv', where: 'prices.csv' }],
    work_receipt: { branch: 'main' },
  });
  const after = packetWith({
    blockers: [{ what: 'The domain is locked.', waiting_for: 'the code' }],
    progress: { prepared: ['The form.'], tested: [], deployed: [], verified: [] },
    summary: 'Nearly there.',
    work_receipt: { branch: 'move' },
  });
  expect(comparePackets(before, after)).toEqual({
    added: [
      { section: 'summary', text: 'Nearly there.' },
      { section: 'progress_prepared', text: 'The form.' },
    ],
    changed: [
      {
        section: 'blockers',
        before: 'The domain is locked. (not stated)',
        after: 'The domain is locked. (the code)',
      },
      { section: 'work_branch', before: 'main', after: 'move' },
    ],
    gone: [{ section: 'references', text: 'prices.csv' }],
  });
});
