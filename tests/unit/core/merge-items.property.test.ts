import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftItem } from '../../../lib/core/draft.ts';
import { mergeItems, saysSame } from '../../../lib/core/merge-items.ts';
import { itemOf } from './drafts.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const section = fc.constantFrom('decisions' as const, 'restrictions' as const, 'unknowns' as const);
const change = fc.record(
  {
    text: fc.constantFrom('One', 'Two', 'Three'),
    section,
    removed: fc.boolean(),
    confirmed: fc.boolean(),
    externalEffect: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A list of items, and two lists that its two windows made of it: items changed, some added, none taken away. */
const threeSides = fc
  .record({
    base: fc
      .subarray(ids)
      .map((names) => names.map((id) => itemOf({ id, section: 'decisions', text: `As it was: ${id}` }))),
    mine: fc.array(fc.tuple(fc.constantFrom(...ids), change), { maxLength: 6 }),
    theirs: fc.array(fc.tuple(fc.constantFrom(...ids), change), { maxLength: 6 }),
  })
  .map(({ base, mine, theirs }) => ({
    base,
    mine: sideOf(base, mine, 'm'),
    theirs: sideOf(base, theirs, 't'),
  }));

function sideOf(
  base: readonly DraftItem[],
  changes: readonly (readonly [string, Partial<DraftItem>])[],
  name: string,
): DraftItem[] {
  const items = [...base];
  for (const [id, part] of changes) {
    const at = items.findIndex((item) => item.id === id);
    const { version = 0 } = items[at] ?? {};
    if (at !== -1) items[at] = { ...items[at]!, ...part, version: version + 1 };
    else items.push(itemOf({ id: `${name}${id}`, section: 'decisions', text: 'New', ...part }));
  }
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

const idsOf = (items: readonly DraftItem[]): string[] => items.map(({ id }) => id);

describe('merging two sides by item', () => {
  test('loses no item of either side, and adds none', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        const { items } = mergeItems(base, mine, theirs);
        expect(new Set(idsOf(items))).toEqual(new Set([...idsOf(mine), ...idsOf(theirs)]));
        expect(new Set(idsOf(items)).size).toBe(items.length);
      }),
    );
  });

  test('keeps the order of mine, and that of theirs among what is new', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        const merged = idsOf(mergeItems(base, mine, theirs).items);
        const own = new Set(idsOf(mine));
        expect(merged.filter((id) => own.has(id))).toEqual(idsOf(mine));
        expect(merged.filter((id) => !own.has(id))).toEqual(idsOf(theirs).filter((id) => !own.has(id)));
      }),
    );
  });

  test('of equal sides gives that side, without a conflict', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine }) => {
        expect(mergeItems(base, mine, mine)).toEqual({ items: mine, conflicts: [] });
      }),
    );
  });

  test('takes the side that alone changed something', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine }) => {
        expect(mergeItems(base, mine, base)).toEqual({ items: mine, conflicts: [] });
        const { items, conflicts } = mergeItems(base, base, mine);
        expect(conflicts).toEqual([]);
        expect(items.length).toBe(mine.length);
        for (const item of items) expect(saysSame(item, mine.find(({ id }) => id === item.id)!)).toBe(true);
      }),
    );
  });

  test('gives the same from either side, but for the order and for the sides of the conflicts', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        const [one, other] = [mergeItems(base, mine, theirs), mergeItems(base, theirs, mine)];
        const sides = (conflicts: typeof one.conflicts) =>
          new Map(conflicts.map(({ itemId, mine: left, theirs: right }) => [itemId, [left, right]]));
        const swapped = new Map([...sides(other.conflicts)].map(([id, pair]) => [id, pair.reverse()]));
        expect(sides(one.conflicts)).toEqual(swapped);
        for (const item of one.items) {
          if (swapped.has(item.id)) continue;
          expect(saysSame(item, other.items.find(({ id }) => id === item.id)!)).toBe(true);
        }
      }),
    );
  });

  test('done again changes nothing', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        const once = mergeItems(base, mine, theirs);
        const open = new Set(once.conflicts.map(({ itemId }) => itemId));
        const again = mergeItems(base, once.items, theirs);
        expect(idsOf(again.items)).toEqual(idsOf(once.items));
        for (const [at, item] of again.items.entries()) {
          if (!open.has(item.id)) expect(saysSame(item, once.items[at]!)).toBe(true);
        }
        expect(again.conflicts.map(({ itemId }) => itemId).filter((id) => !open.has(id))).toEqual([]);
      }),
    );
  });

  test('overwrites nothing: in a conflict mine stands and both sides are named', () => {
    const base = [itemOf({ id: 'a', section: 'decisions', text: 'Blue' })];
    const mine = [{ ...base[0]!, text: 'Green', version: 2 }];
    const theirs = [{ ...base[0]!, text: 'Red', version: 2 }];
    expect(mergeItems(base, mine, theirs)).toEqual({
      items: mine,
      conflicts: [{ itemId: 'a', base: base[0], mine: mine[0], theirs: theirs[0] }],
    });
  });

  test('takes the words of one side and the section of the other', () => {
    const base = [itemOf({ id: 'a', section: 'decisions', text: 'Blue' })];
    const mine = [{ ...base[0]!, text: 'Green', version: 2 }];
    const theirs = [{ ...base[0]!, section: 'restrictions' as const, version: 2 }];
    expect(mergeItems(base, mine, theirs)).toMatchObject({
      items: [{ text: 'Green', section: 'restrictions', version: 3 }],
      conflicts: [],
    });
  });

  test.each([true, false])(
    'is a conflict where one side left out what the other changed (mine: %s)',
    (isMine) => {
      const base = [itemOf({ id: 'a', section: 'decisions', text: 'Blue' })];
      const gone = [{ ...base[0]!, removed: true, version: 2 }];
      const changed = [{ ...base[0]!, text: 'Green', version: 2 }];
      const [mine, theirs] = isMine ? [gone, changed] : [changed, gone];
      expect(mergeItems(base, mine, theirs).conflicts).toHaveLength(1);
    },
  );

  test('gives an open item of the other side a name that is free', () => {
    const open = (id: string, text: string) => itemOf({ id, section: 'open_items', openId: 'T-1', text });
    const { items } = mergeItems([], [open('a', 'Ask Mara')], [open('b', 'Order the boxes')]);
    expect(items.map(({ id, openId }) => [id, openId])).toEqual([
      ['b', 'T-2'],
      ['a', 'T-1'],
    ]);
  });

  test('gives an item a name that the other side moved to the open ones', () => {
    const base = [itemOf({ id: 'a', section: 'decisions', text: 'Blue' })];
    const moved = [{ ...base[0]!, section: 'open_items' as const, openId: 'T-1', version: 2 }];
    expect(mergeItems(base, base, moved).items).toMatchObject([{ section: 'open_items', openId: 'T-1' }]);
  });
});
