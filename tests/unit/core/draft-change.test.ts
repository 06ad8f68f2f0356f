import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../lib/core/draft.ts';
import { draftSchema, draftTexts, keptExcerpts, keptItems, withDraftTexts } from '../../../lib/core/draft.ts';
import { applyChange, type DraftChange } from '../../../lib/core/draft-change.ts';
import { packetSchema } from '../../../lib/core/packet.ts';
import {
  movableSectionKeys,
  sectionKeys,
  sections,
  workFields,
  workSectionKeys,
} from '../../../lib/core/sections.ts';
import { draftOf, itemOf } from './drafts.ts';

const goal = itemOf({ id: 's1', section: 'goal', text: 'Move the shop' });
const claim = itemOf({ id: 's2', section: 'unknowns', text: 'All tests pass', speaker: 'assistant' });
const open = itemOf({ id: 's3', section: 'open_items', text: 'Send the newsletter', openId: 'T-1' });
const draft = draftOf([goal, claim, open]);
const oldExcerpt = { id: 'e1', label: 'Turn 3, you', text: 'npm test', turnIndex: 2 };
const find = (after: Draft, id: string) => after.items.find((item) => item.id === id)!;

test('an open item’s name is free also where a name in the draft has no number that counts', () => {
  const names = ['T-x', `T-${'9'.repeat(30)}`, 'T-4'];
  const items = names.map((openId, at) =>
    itemOf({ id: `s${at + 1}`, section: 'open_items', text: 'Call', openId }),
  );
  const change = { kind: 'add', itemId: 'mine', section: 'open_items', text: 'Send' } as const;
  expect(applyChange(draftOf(items), change, 2).items.at(-1)?.openId).toBe('T-5');
});

describe('one act on a draft', () => {
  test('edits an item and keeps what was suggested', () => {
    const after = applyChange(draft, { kind: 'edit', itemId: 's1', text: 'Move it all', basedOn: 1 }, 5);
    expect(find(after, 's1')).toMatchObject({ text: 'Move it all', original: 'Move the shop', version: 2 });
    expect(after).toMatchObject({ version: 2, updatedAtMs: 5 });
    const again = applyChange(after, { kind: 'edit', itemId: 's1', text: 'Move all', basedOn: 2 }, 6);
    expect(find(again, 's1').original).toBe('Move the shop');
  });

  test('refuses an edit that was based on another text, and overwrites nothing', () => {
    const after = applyChange(draft, { kind: 'edit', itemId: 's1', text: 'A', basedOn: 1 }, 5);
    const late: DraftChange = { kind: 'edit', itemId: 's1', text: 'B', basedOn: 1 };
    expect(() => applyChange(after, late, 6)).toThrow(expect.objectContaining({ code: 'DRAFT_CONFLICT' }));
    expect(find(after, 's1').text).toBe('A');
  });

  test('lets two windows edit different items of one draft', () => {
    const first = applyChange(draft, { kind: 'edit', itemId: 's1', text: 'A', basedOn: 1 }, 5);
    const second = applyChange(first, { kind: 'edit', itemId: 's2', text: 'B', basedOn: 1 }, 6);
    expect(find(second, 's1').text).toBe('A');
    expect(find(second, 's2').text).toBe('B');
  });

  test('adds an item of the user’s own, once', () => {
    const change: DraftChange = { kind: 'add', itemId: 'mine', section: 'open_items', text: 'Call the host' };
    const after = applyChange(draft, change, 5);
    expect(find(after, 'mine')).toMatchObject({ speaker: 'author', confirmed: true, openId: 'T-2' });
    expect(find(after, 'mine').source).toBeUndefined();
    expect(applyChange(after, change, 6)).toBe(after);
  });

  test('leaves an item out and brings it back', () => {
    const after = applyChange(draft, { kind: 'remove', itemId: 's3' }, 5);
    expect(keptItems(after).map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(keptItems(applyChange(after, { kind: 'restore', itemId: 's3' }, 6))).toHaveLength(3);
  });

  test('confirms a claim: it becomes a fact, and an unknown again when the user takes it back', () => {
    const after = applyChange(draft, { kind: 'confirm', itemId: 's2', confirmed: true }, 5);
    expect(find(after, 's2')).toMatchObject({ section: 'confirmed_facts', confirmed: true });
    const back = applyChange(after, { kind: 'confirm', itemId: 's2', confirmed: false }, 6);
    expect(find(back, 's2')).toMatchObject({ section: 'unknowns', confirmed: false });
  });

  test('moving a claim among the facts is the user’s word for it', () => {
    const after = applyChange(draft, { kind: 'move', itemId: 's2', section: 'confirmed_facts' }, 5);
    expect(find(after, 's2').confirmed).toBe(true);
    const back = applyChange(after, { kind: 'move', itemId: 's2', section: 'unknowns' }, 6);
    expect(find(back, 's2').confirmed).toBe(false);
  });

  test('gives an item that becomes an open one the next name, and never a name twice', () => {
    const moved = applyChange(draft, { kind: 'move', itemId: 's2', section: 'open_items' }, 5);
    expect(find(moved, 's2').openId).toBe('T-2');
    const removed = applyChange(moved, { kind: 'remove', itemId: 's2' }, 6);
    const added = applyChange(removed, { kind: 'add', itemId: 'n', section: 'open_items', text: 'x' }, 7);
    expect(find(added, 'n').openId).toBe('T-3');
  });

  test('changes the order within a section and stops at its ends', () => {
    const two = draftOf([
      goal,
      open,
      itemOf({ id: 's4', section: 'open_items', text: 'Delete', openId: 'T-2' }),
    ]);
    const after = applyChange(two, { kind: 'reorder', itemId: 's4', by: -1 }, 5);
    expect(after.items.map(({ id }) => id)).toEqual(['s1', 's4', 's3']);
    expect(applyChange(after, { kind: 'reorder', itemId: 's4', by: -1 }, 6)).toBe(after);
  });

  test('begins the next revision once the draft was prepared', () => {
    const prepared = draftOf([goal], { preparedAs: 'f'.repeat(64), revision: 4 });
    const after = applyChange(prepared, { kind: 'edit', itemId: 's1', text: 'New', basedOn: 1 }, 5);
    expect(after).toMatchObject({ revision: 5, previousPacketId: 'f'.repeat(64) });
    expect(after.preparedAs).toBeUndefined();
    expect(applyChange(after, { kind: 'remove', itemId: 's1' }, 6).revision).toBe(5);
  });

  test('that changes nothing leaves the draft as it is', () => {
    const same: DraftChange[] = [
      { kind: 'edit', itemId: 's1', text: 'Move the shop', basedOn: 1 },
      { kind: 'restore', itemId: 's1' },
      { kind: 'move', itemId: 's1', section: 'goal' },
      { kind: 'mark-effect', itemId: 's3', externalEffect: false },
    ];
    for (const change of same) expect(applyChange(draft, change, 5)).toBe(draft);
  });

  test('on an item that is not there is refused', () => {
    expect(() => applyChange(draft, { kind: 'remove', itemId: 'x' }, 5)).toThrow(
      expect.objectContaining({ code: 'ITEM_NOT_FOUND' }),
    );
  });

  test('never loses an item and never gives a draft that cannot be stored, in whatever order', () => {
    const itemId = fc.constantFrom('s1', 's2', 's3', 'n1', 'n2');
    const section = fc.constantFrom(...sectionKeys);
    const anyChange: fc.Arbitrary<DraftChange> = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), itemId, text: fc.string(), basedOn: fc.nat(6) }),
      fc.record({ kind: fc.constant('add' as const), itemId, section, text: fc.string() }),
      fc.record({ kind: fc.constantFrom('remove' as const, 'restore' as const), itemId }),
      fc.record({ kind: fc.constant('move' as const), itemId, section }),
      fc.record({
        kind: fc.constant('reorder' as const),
        itemId,
        by: fc.constantFrom(-1 as const, 1 as const),
      }),
      fc.record({ kind: fc.constant('confirm' as const), itemId, confirmed: fc.boolean() }),
      fc.record({ kind: fc.constant('mark-effect' as const), itemId, externalEffect: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
        let now = draft;
        for (const change of changes) {
          const before = now;
          try {
            now = applyChange(now, change, now.updatedAtMs + 1);
          } catch (error) {
            expect(error).toHaveProperty('code');
          }
          for (const { id } of before.items) expect(now.items.some((item) => item.id === id)).toBe(true);
        }
        expect(draftSchema.parse(now)).toEqual(now);
        const names = now.items.flatMap(({ openId }) => openId ?? []);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('the texts of a draft', () => {
  test('can be taken out and put back without any change', () => {
    const full = draftOf(
      [goal, { ...claim, original: 'before', words: 'its words' }, { ...open, source: undefined }],
      {
        attachments: [{ name: 'a.pdf', kind: 'file', turnIndex: 1 }],
        unread: [
          { kind: 'frame', turnIndex: 2 },
          { kind: 'canvas', name: 'chart', turnIndex: 3 },
        ],
      },
    );
    expect(withDraftTexts(full, draftTexts(full))).toEqual(full);
    const shouted = withDraftTexts(
      full,
      draftTexts(full).map((text) => text.toUpperCase()),
    );
    expect(draftTexts(shouted)).toEqual(draftTexts(full).map((text) => text.toUpperCase()));
  });
});

test('the list of section keys and the table of sections name the same in the same order', () => {
  expect(sections.map(({ key }) => key)).toEqual([...sectionKeys]);
});

test('the sections of the receipt of work are the fields that a packet has for it', () => {
  expect(workSectionKeys).toEqual(workFields.map((field) => `work_${field}`));
  expect(workFields).toEqual(Object.keys(packetSchema.shape.work_receipt.def.innerType.def.shape));
});

test('a draft that was stored before there were these sections is read as it is', () => {
  const { items, ...stored } = draftOf([goal, claim, open]);
  const old = JSON.parse(JSON.stringify({ ...stored, items, excerpts: [oldExcerpt] }));
  expect(draftSchema.parse(old)).toEqual(old);
  expect(keptExcerpts(draftSchema.parse(old))).toEqual([oldExcerpt]);
});

describe('placing an item', () => {
  const first = itemOf({ id: 'd1', section: 'decisions', text: 'One' });
  const second = itemOf({ id: 'd2', section: 'decisions', text: 'Two' });
  const both = draftOf([goal, first, claim, second, open]);
  const order = (after: Draft, section: string) =>
    after.items.filter((item) => item.section === section).map(({ id }) => id);

  test('puts it before another one of the same section, or at its end', () => {
    const up = applyChange(both, { kind: 'place', itemId: 'd2', section: 'decisions', before: 'd1' }, 5);
    expect(order(up, 'decisions')).toEqual(['d2', 'd1']);
    const down = applyChange(up, { kind: 'place', itemId: 'd2', section: 'decisions' }, 6);
    expect(order(down, 'decisions')).toEqual(['d1', 'd2']);
  });

  test('puts it into another section, with what moving there means', () => {
    const after = applyChange(both, { kind: 'place', itemId: 's2', section: 'confirmed_facts' }, 5);
    expect(find(after, 's2')).toMatchObject({ section: 'confirmed_facts', confirmed: true, version: 2 });
    const opened = applyChange(both, { kind: 'place', itemId: 'd1', section: 'open_items', before: 's3' }, 5);
    expect(order(opened, 'open_items')).toEqual(['d1', 's3']);
    expect(find(opened, 'd1').openId).toBe('T-2');
  });

  test('puts it at the end where the other one is gone, and does nothing where it is already', () => {
    const gone = applyChange(both, { kind: 'place', itemId: 'd1', section: 'decisions', before: 's1' }, 5);
    expect(order(gone, 'decisions')).toEqual(['d2', 'd1']);
    expect(applyChange(both, { kind: 'place', itemId: 'd1', section: 'decisions', before: 'd1' }, 5)).toBe(
      both,
    );
    expect(applyChange(both, { kind: 'place', itemId: 's3', section: 'open_items' }, 5)).toBe(both);
  });

  test('keeps every item, once', () => {
    const ids = fc.constantFrom('s1', 's2', 's3', 'd1', 'd2');
    fc.assert(
      fc.property(ids, ids, fc.constantFrom(...movableSectionKeys), (itemId, before, section) => {
        const after = applyChange(both, { kind: 'place', itemId, section, before }, 5);
        expect(after.items.map(({ id }) => id).sort()).toEqual(both.items.map(({ id }) => id).sort());
      }),
    );
  });
});
