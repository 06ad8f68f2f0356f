import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Acts, DraftHistory, stepOf } from '../../../lib/client/draft-history.ts';
import type { Draft } from '../../../lib/core/draft.ts';
import { applyChange, type DraftChange } from '../../../lib/core/draft-change.ts';
import { changeExcerpts, type ExcerptMark } from '../../../lib/core/excerpt.ts';
import { movableSectionKeys, sectionKeys } from '../../../lib/core/sections.ts';
import { draftOf, itemOf } from '../core/drafts.ts';

const first = draftOf([
  itemOf({ id: 's1', section: 'goal', text: 'Move the shop' }),
  itemOf({ id: 's2', section: 'unknowns', text: 'All tests pass', speaker: 'assistant' }),
  itemOf({ id: 's3', section: 'decisions', text: 'Keep the address' }),
  itemOf({ id: 's4', section: 'decisions', text: 'Move in March' }),
  itemOf({ id: 's5', section: 'open_items', text: 'Send the newsletter', openId: 'T-1' }),
]);
const passage = { id: 'e1', label: 'Turn 3, you', text: 'npm test', turnIndex: 2, tested: false };
const withPassage: Draft = { ...first, excerpts: [passage] };

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
  fc.record(
    {
      kind: fc.constant('place' as const),
      itemId: id,
      section: fc.constantFrom(...movableSectionKeys),
      before: id,
    },
    { requiredKeys: ['kind', 'itemId', 'section'] },
  ),
  fc.record({ kind: fc.constant('confirm' as const), itemId: id, confirmed: fc.boolean() }),
  fc.record({ kind: fc.constant('mark-effect' as const), itemId: id, externalEffect: fc.boolean() }),
);

const anyMark: fc.Arbitrary<ExcerptMark> = fc.oneof(
  fc.constant({ kind: 'remove' as const, id: 'e1' }),
  fc.constant({ kind: 'restore' as const, id: 'e1' }),
  fc.record({ kind: fc.constant('mark-tested' as const), id: fc.constant('e1'), tested: fc.boolean() }),
);
/** Things that are left out together, as the ways to shorten a packet do. */
const anyActs: fc.Arbitrary<Acts> = fc.oneof(
  anyAct.map((change) => ({ changes: [change], excerpts: [] })),
  anyMark.map((mark) => ({ changes: [], excerpts: [mark] })),
  fc.record({
    changes: fc
      .uniqueArray(id, { maxLength: 4 })
      .map((ids) => ids.map((itemId) => ({ kind: 'remove' as const, itemId }))),
    excerpts: fc.constantFrom([], [{ kind: 'remove' as const, id: 'e1' }]),
  }),
);

/** What the user sees: the excerpts, and the items that are there, section by section, in their order. */
function shown({ items, excerpts }: Draft): unknown {
  const kept = items.filter(({ removed }) => !removed);
  return [
    excerpts,
    sectionKeys.map((key) =>
      kept.filter(({ section }) => section === key).map(({ version: _, openId: __, ...item }) => item),
    ),
  ];
}

/** These histories hold no act on many items at once. */
function actsOf(step: ReturnType<DraftHistory['undo']>): Acts {
  if (!step || 'kind' in step) throw new Error('an act on many items');
  return step;
}

function apply(draft: Draft, { changes, excerpts }: Acts): Draft {
  const edited = changes.reduce((before, change) => applyChange(before, change, 5), draft);
  if (excerpts.length === 0) return edited;
  return { ...edited, excerpts: excerpts.reduce(changeExcerpts, edited.excerpts ?? []) };
}

function act(draft: Draft, history: DraftHistory, { changes, excerpts }: Acts): Draft {
  const before = stepOf(
    draft,
    changes.map(({ itemId }) => itemId),
    excerpts.map((mark) => mark.id),
  );
  const versioned = changes.map((change) =>
    change.kind === 'edit' ? { ...change, basedOn: before.items[0]?.item?.version ?? 0 } : change,
  );
  const after = apply(draft, { changes: versioned, excerpts });
  if (JSON.stringify(after) === JSON.stringify(draft)) return draft;
  history.record(before);
  return after;
}

const only = (change: DraftChange): Acts => ({ changes: [change], excerpts: [] });

test('undoing everything gives what was there before, and doing it all again what was there after', () => {
  fc.assert(
    fc.property(fc.array(anyActs, { maxLength: 12 }), (acts) => {
      const history = new DraftHistory();
      const drafts = [withPassage];
      for (const change of acts) {
        const before = drafts.at(-1)!;
        const after = act(before, history, change);
        if (after !== before) drafts.push(after);
      }
      let draft = drafts.at(-1)!;
      for (const expected of drafts.slice(0, -1).reverse()) {
        draft = apply(draft, actsOf(history.undo(draft)));
        expect(shown(draft)).toEqual(shown(expected));
      }
      expect(history.canUndo).toBe(false);
      for (const expected of drafts.slice(1)) {
        draft = apply(draft, actsOf(history.redo(draft)));
        expect(shown(draft)).toEqual(shown(expected));
      }
    }),
  );
});

test('a new act forgets what was undone', () => {
  const history = new DraftHistory();
  let draft = act(first, history, only({ kind: 'remove', itemId: 's3' }));
  draft = apply(draft, actsOf(history.undo(draft)));
  act(draft, history, only({ kind: 'remove', itemId: 's4' }));
  expect(history.canRedo).toBe(false);
});

test('an item that another window changed meanwhile is not overwritten by undoing', () => {
  const history = new DraftHistory();
  const mine = act(first, history, only({ kind: 'remove', itemId: 's3' }));
  const undo = actsOf(history.undo(mine));
  const theirs = applyChange(mine, { kind: 'restore', itemId: 's3' }, 6);
  expect(() => apply(theirs, undo)).toThrow(expect.objectContaining({ code: 'DRAFT_CONFLICT' }));
});
