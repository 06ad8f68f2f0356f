import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DraftHistory, stateOf } from '../../../lib/client/draft-history.ts';
import type { Draft } from '../../../lib/core/draft.ts';
import { applyChange, type DraftChange } from '../../../lib/core/draft-change.ts';
import { sectionKeys } from '../../../lib/core/sections.ts';
import { draftOf, itemOf } from '../core/drafts.ts';

const first = draftOf([
  itemOf({ id: 's1', section: 'goal', text: 'Move the shop' }),
  itemOf({ id: 's2', section: 'unknowns', text: 'All tests pass', speaker: 'assistant' }),
  itemOf({ id: 's3', section: 'decisions', text: 'Keep the address' }),
  itemOf({ id: 's4', section: 'decisions', text: 'Move in March' }),
  itemOf({ id: 's5', section: 'open_items', text: 'Send the newsletter', openId: 'T-1' }),
]);

const id = fc.constantFrom('s1', 's2', 's3', 's4', 's5');
/** Acts as the interface sends them; the version of an edit is filled in when it happens. */
const anyAct: fc.Arbitrary<DraftChange> = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), itemId: id, text: fc.string(), basedOn: fc.constant(0) }),
  fc.record({
    kind: fc.constant('add' as const),
    itemId: fc.constantFrom('mine-1', 'mine-2'),
    section: fc.constantFrom(...sectionKeys),
    text: fc.string(),
  }),
  fc.record({ kind: fc.constant('remove' as const), itemId: id }),
  fc.record({ kind: fc.constant('restore' as const), itemId: id }),
  fc.record({ kind: fc.constant('move' as const), itemId: id, section: fc.constantFrom(...sectionKeys) }),
  fc.record({
    kind: fc.constant('reorder' as const),
    itemId: id,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ kind: fc.constant('confirm' as const), itemId: id, confirmed: fc.boolean() }),
  fc.record({ kind: fc.constant('mark-effect' as const), itemId: id, externalEffect: fc.boolean() }),
);

/** What the user sees: the items that are there, section by section, in their order. */
function shown({ items }: Draft): unknown {
  const kept = items.filter(({ removed }) => !removed);
  return sectionKeys.map((key) =>
    kept.filter(({ section }) => section === key).map(({ version: _, openId: __, ...item }) => item),
  );
}

/** These histories hold acts on one item each. */
function ofOneItem(change: ReturnType<DraftHistory['undo']>): DraftChange {
  if (!change || change.kind === 'put-back-all') throw new Error('not an act on one item');
  return change;
}

function act(draft: Draft, history: DraftHistory, change: DraftChange): Draft {
  const before = stateOf(draft, change.itemId);
  const versioned = change.kind === 'edit' ? { ...change, basedOn: before.item?.version ?? 0 } : change;
  const after = applyChange(draft, versioned, 5);
  if (after !== draft) history.record(before);
  return after;
}

test('undoing everything gives what was there before, and doing it all again what was there after', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
      const history = new DraftHistory();
      const drafts = [first];
      for (const change of acts) {
        const before = drafts.at(-1)!;
        const after = act(before, history, change);
        if (after !== before) drafts.push(after);
      }
      let draft = drafts.at(-1)!;
      for (const expected of drafts.slice(0, -1).reverse()) {
        draft = applyChange(draft, ofOneItem(history.undo(draft)), 6);
        expect(shown(draft)).toEqual(shown(expected));
      }
      expect(history.canUndo).toBe(false);
      for (const expected of drafts.slice(1)) {
        draft = applyChange(draft, ofOneItem(history.redo(draft)), 7);
        expect(shown(draft)).toEqual(shown(expected));
      }
    }),
  );
});

test('a new act forgets what was undone', () => {
  const history = new DraftHistory();
  let draft = act(first, history, { kind: 'remove', itemId: 's3' });
  draft = applyChange(draft, ofOneItem(history.undo(draft)), 6);
  act(draft, history, { kind: 'remove', itemId: 's4' });
  expect(history.canRedo).toBe(false);
});

test('an item that another window changed meanwhile is not overwritten by undoing', () => {
  const history = new DraftHistory();
  const mine = act(first, history, { kind: 'remove', itemId: 's3' });
  const undo = ofOneItem(history.undo(mine));
  const theirs = applyChange(mine, { kind: 'restore', itemId: 's3' }, 6);
  expect(() => applyChange(theirs, undo, 7)).toThrow(expect.objectContaining({ code: 'DRAFT_CONFLICT' }));
});
