import { describe, expect, test } from 'vitest';
import { addClaims, itemsOfClaims } from '../../../../lib/core/ask/add-claims.ts';
import type { CheckedClaim } from '../../../../lib/core/ask/read-answer.ts';
import { buildPacket } from '../../../../lib/core/build-packet.ts';
import type { DraftItem } from '../../../../lib/core/draft.ts';
import { draftOf, itemOf } from '../drafts.ts';
import { CODE } from './answers.ts';

const claim = (change: Partial<CheckedClaim> = {}): CheckedClaim => ({
  section: 'decisions',
  text: 'The orders are kept in Postgres.',
  evidence: 'found',
  source: { turnIndex: 2, role: 'user', quote: 'Use Postgres.' },
  externalEffect: false,
  ...change,
});
const add = (items: DraftItem[], ...claims: CheckedClaim[]) =>
  addClaims(draftOf(items), itemsOfClaims(claims), CODE, 5);

test('a claim becomes the assistant’s unconfirmed item with its source', () => {
  const { draft, added } = add([], claim());
  expect(draft.items).toEqual([
    {
      ...claim(),
      id: `a${CODE}-1`,
      speaker: 'assistant',
      confirmed: false,
      removed: false,
      version: 1,
    },
  ]);
  expect(added).toEqual(draft.items);
  expect(draft).toMatchObject({ version: 2, updatedAtMs: 5, readAnswers: [CODE] });
});

test('nobody’s confirmation stands in it: such a decision travels as an unknown', () => {
  const goal = itemOf({ id: 'g', section: 'goal', text: 'Plan the shop.' });
  const packet = buildPacket(add([goal], claim()).draft);
  expect(packet.decisions).toEqual([]);
  expect(packet.unknowns[0]).toContain('The orders are kept in Postgres.');
});

test('open items get the next free names', () => {
  const first = itemOf({ id: 's1', section: 'open_items', text: 'Check the footer.', openId: 'T-4' });
  const open = claim({ section: 'open_items', text: 'Send the list.', externalEffect: true });
  expect(add([first], open).draft.items[1]).toMatchObject({ openId: 'T-5', externalEffect: true });
});

describe('what is there already is not added', () => {
  test.each([
    ['the same text', itemOf({ id: 's1', section: 'decisions', text: 'The orders are kept in Postgres' })],
    [
      'the same text, masked',
      itemOf({ id: 's1', section: 'decisions', text: 'The orders are kept in [PASSAGE_1].' }),
    ],
    [
      'the same text in another section',
      itemOf({ id: 's1', section: 'unknowns', text: 'The orders are kept in Postgres.' }),
    ],
    [
      'one that the user left out',
      itemOf({ id: 's1', section: 'decisions', text: 'The orders are kept in Postgres.', removed: true }),
    ],
    [
      'one that the user has edited',
      itemOf({
        id: 's1',
        section: 'decisions',
        text: 'MariaDB',
        original: 'The orders are kept in Postgres.',
      }),
    ],
  ])('%s', (_, item) => {
    const { draft, added, known } = add([item], claim());
    expect(draft.items).toEqual([item]);
    expect(added).toEqual([]);
    expect(known).toBe(1);
  });

  test('a restriction that rests on the same sentence', () => {
    const source = { turnIndex: 2, role: 'user', quote: 'No Oracle, please.' } as const;
    const item = itemOf({ id: 's1', section: 'restrictions', text: 'No Oracle, please.', source });
    const restriction = claim({ section: 'restrictions', text: 'Oracle must not be used.', source });
    expect(add([item], restriction).known).toBe(1);
    expect(add([item], { ...restriction, source: { ...source, turnIndex: 4 } }).known).toBe(0);
  });

  test('twice the same in one answer', () => {
    expect(add([], claim(), claim()).added).toHaveLength(1);
  });
});

test('a second goal waits among what is left out', () => {
  const goal = itemOf({ id: 'g', section: 'goal', text: 'Plan the shop.' });
  const other = claim({ section: 'goal', text: 'Open the shop by May.' });
  expect(add([goal], other).draft.items).toMatchObject([{ removed: false }, { removed: true }]);
  expect(add([{ ...goal, removed: true }], other).draft.items[1]).toMatchObject({ removed: false });
});

test('a draft that was prepared begins its next revision only when something is new', () => {
  const preparedAs = 'a'.repeat(64);
  const item = itemOf({ id: 's1', section: 'decisions', text: 'The orders are kept in Postgres.' });
  const again = addClaims(draftOf([item], { preparedAs }), itemsOfClaims([claim()]), CODE, 5);
  expect(again.draft).toMatchObject({ revision: 1, preparedAs });
  const fresh = addClaims(draftOf([], { preparedAs }), itemsOfClaims([claim()]), CODE, 5);
  expect(fresh.draft).toMatchObject({ revision: 2, previousPacketId: preparedAs });
  expect(fresh.draft.preparedAs).toBeUndefined();
});
