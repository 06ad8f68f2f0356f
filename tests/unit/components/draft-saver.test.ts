import { expect, test } from 'vitest';
import { DraftSaver, type DraftSnapshot } from '../../../lib/client/draft-saver.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { Request } from '../../../lib/core/requests.ts';
import type { DraftView } from '../../../lib/core/views.ts';
import { draftKeeper, exampleDraftView } from './examples.ts';
import { fakeClient } from './fake-client.ts';

type Change = Request<'change-draft'>;

/** A saver whose worker answers when it is told to. */
function heldSaver() {
  const keeper = draftKeeper(exampleDraftView());
  const held: { request: Change; answer: (how?: (request: Change) => DraftView) => Promise<void> }[] = [];
  const client = fakeClient({
    'change-draft': (request) =>
      new Promise<DraftView>((resolve, reject) => {
        const answer = async (how = (one: Change) => keeper.change(one)) => {
          try {
            resolve(how(request));
          } catch (error) {
            reject(error);
          }
          await new Promise((next) => setImmediate(next));
        };
        held.push({ request, answer });
      }),
    'load-draft': () => keeper.current(),
  });
  const seen: DraftSnapshot[] = [];
  const saver = new DraftSaver(client, keeper.current(), (snapshot) => seen.push(snapshot));
  const sent = () => held.map(({ request: { change } }) => ('text' in change ? change.text : change.kind));
  return { saver, keeper, held, seen, sent };
}

const textOf = (view: DraftView, id: string) => view.draft.items.find((item) => item.id === id)?.text;

test('one request per item is under way, and the newest text follows it', async () => {
  const { saver, held, keeper, sent } = heldSaver();
  saver.type('d1', 'O', 'decisions');
  saver.type('d1', 'On', 'decisions');
  saver.type('d1', 'One', 'decisions');
  expect(sent()).toEqual(['O']);
  await held[0]!.answer();
  expect(sent()).toEqual(['O', 'One']);
  await held[1]!.answer();
  expect(textOf(keeper.current(), 'd1')).toBe('One');
});

test('saved is said only after the worker answered', async () => {
  const { saver, held } = heldSaver();
  saver.type('d1', 'One', 'decisions');
  expect(saver.snapshot().status).toBe('saving');
  await held[0]!.answer();
  expect(saver.snapshot().status).toBe('saved');
});

test('an act that the worker has not answered counts as unsaved', async () => {
  const { saver, held } = heldSaver();
  const done = saver.change({ kind: 'remove', itemId: 'd1' });
  await new Promise((next) => setImmediate(next));
  expect(saver.snapshot().status).toBe('saving');
  await held[0]!.answer();
  await done;
  expect(saver.snapshot().status).toBe('saved');
});

test('a text that could not be saved stays in the field and is sent again on request', async () => {
  const { saver, held, keeper } = heldSaver();
  saver.type('d1', 'One', 'decisions');
  await held[0]!.answer(() => {
    throw new HandoffError('STORAGE_FULL');
  });
  expect(saver.snapshot()).toMatchObject({ status: 'failed', failure: { code: 'STORAGE_FULL' } });
  expect(saver.snapshot().texts.get('d1')).toBe('One');
  saver.retry();
  await held[1]!.answer();
  expect(textOf(keeper.current(), 'd1')).toBe('One');
  expect(saver.snapshot().status).toBe('saved');
});

test('the masked text replaces the typed one only after the field was left', async () => {
  const { saver, held, keeper } = heldSaver();
  const masking = ({ change }: Change) =>
    keeper.change({ change: change.kind === 'edit' ? { ...change, text: 'ask [EMAIL_1]' } : change });
  saver.type('d1', 'ask a@example.org', 'decisions');
  await held[0]!.answer(masking);
  expect(saver.snapshot().texts.get('d1')).toBe('ask a@example.org');
  saver.leave('d1');
  expect(saver.snapshot().texts.has('d1')).toBe(false);
  expect(textOf(saver.snapshot().view, 'd1')).toBe('ask [EMAIL_1]');
});

test('a field that was left keeps its text until it is saved', async () => {
  const { saver, held } = heldSaver();
  saver.type('d1', 'One', 'decisions');
  saver.leave('d1');
  expect(saver.snapshot().texts.get('d1')).toBe('One');
  await held[0]!.answer();
  expect(saver.snapshot().texts.has('d1')).toBe(false);
});

test('a change from another window is a conflict, and nothing is overwritten before the choice', async () => {
  const { saver, held, keeper, sent } = heldSaver();
  keeper.change({ change: { kind: 'edit', itemId: 'd1', text: 'theirs', basedOn: 1 } });
  saver.type('d1', 'mine', 'decisions');
  await held[0]!.answer();
  expect(saver.snapshot().conflicts).toEqual(['d1']);
  expect(textOf(keeper.current(), 'd1')).toBe('theirs');
  saver.resolve('d1', 'mine', () => 'new');
  expect(sent()).toEqual(['mine', 'mine']);
  await held[1]!.answer();
  expect(textOf(keeper.current(), 'd1')).toBe('mine');
});

test('choosing the other text drops the own one', async () => {
  const { saver, held, keeper, sent } = heldSaver();
  keeper.change({ change: { kind: 'edit', itemId: 'd1', text: 'theirs', basedOn: 1 } });
  saver.type('d1', 'mine', 'decisions');
  await held[0]!.answer();
  saver.resolve('d1', 'theirs', () => 'new');
  expect(sent()).toEqual(['mine']);
  expect(saver.snapshot()).toMatchObject({ conflicts: [], status: 'saved' });
});

test('an edit after an own act on the same item is no conflict', async () => {
  const { saver, held, keeper } = heldSaver();
  saver.type('o1', 'first', 'open_items');
  await held[0]!.answer();
  const done = saver.change({ kind: 'mark-effect', itemId: 'o1', externalEffect: true });
  await new Promise((next) => setImmediate(next));
  await held[1]!.answer();
  await done;
  saver.type('o1', 'second', 'open_items');
  await held[2]!.answer();
  expect(saver.snapshot().conflicts).toEqual([]);
  expect(textOf(keeper.current(), 'o1')).toBe('second');
});

test('a view that another item’s answer brought does not hide that this item was changed elsewhere', async () => {
  const { saver, held, keeper } = heldSaver();
  saver.type('d1', 'mine', 'decisions');
  await held[0]!.answer();
  keeper.change({ change: { kind: 'edit', itemId: 'd1', text: 'theirs', basedOn: 2 } });
  saver.type('d2', 'other', 'decisions');
  await held[1]!.answer();
  saver.type('d1', 'mine again', 'decisions');
  await held[2]!.answer();
  expect(saver.snapshot().conflicts).toEqual(['d1']);
});

test('an item is added with its first letter and edited from then on', async () => {
  const { saver, held, keeper } = heldSaver();
  saver.type('new-1', 'N', 'decisions');
  saver.type('new-1', 'New', 'decisions');
  await held[0]!.answer();
  await held[1]!.answer();
  expect(held.map(({ request }) => request.change.kind)).toEqual(['add', 'edit']);
  expect(textOf(keeper.current(), 'new-1')).toBe('New');
});

test.each([true, false])(
  'when the page goes while a request is under way, the newest text arrives, whether or not that one did: %s',
  async (arrives) => {
    const { saver, held, keeper } = heldSaver();
    saver.type('d1', 'O', 'decisions');
    saver.type('d1', 'One', 'decisions');
    saver.flush();
    if (arrives) await held[0]!.answer();
    for (const { answer } of held.slice(1, 3)) await answer();
    expect(textOf(keeper.current(), 'd1')).toBe('One');
  },
);

test('an own act does not hide that the item’s text was changed elsewhere before it', async () => {
  const { saver, held, keeper } = heldSaver();
  saver.type('o1', 'mine', 'open_items');
  await held[0]!.answer();
  keeper.change({ change: { kind: 'edit', itemId: 'o1', text: 'theirs', basedOn: 2 } });
  const done = saver.change({ kind: 'mark-effect', itemId: 'o1', externalEffect: true });
  await new Promise((next) => setImmediate(next));
  await held[1]!.answer();
  await done;
  saver.type('o1', 'mine again', 'open_items');
  await held[2]!.answer();
  expect(saver.snapshot().conflicts).toEqual(['o1']);
  expect(textOf(keeper.current(), 'o1')).toBe('theirs');
});

test('keeping both leaves theirs and adds mine as an item of its own', async () => {
  const { saver, held, keeper } = heldSaver();
  keeper.change({ change: { kind: 'edit', itemId: 'd1', text: 'theirs', basedOn: 1 } });
  saver.type('d1', 'mine', 'decisions');
  await held[0]!.answer();
  saver.resolve('d1', 'both', () => 'new-1');
  await held[1]!.answer();
  expect(textOf(keeper.current(), 'd1')).toBe('theirs');
  expect(keeper.current().draft.items.at(-1)).toMatchObject({
    id: 'new-1',
    text: 'mine',
    section: 'decisions',
  });
  expect(saver.snapshot()).toMatchObject({ conflicts: [], status: 'saved', canUndo: true });
});

test('choosing mine brings back what the other window left out', async () => {
  const { saver, held, keeper } = heldSaver();
  keeper.change({ change: { kind: 'remove', itemId: 'd1' } });
  saver.type('d1', 'mine', 'decisions');
  await held[0]!.answer();
  expect(saver.snapshot().conflicts).toEqual(['d1']);
  saver.resolve('d1', 'mine', () => 'new-1');
  await held[1]!.answer();
  await new Promise((next) => setImmediate(next));
  await held[2]!.answer();
  expect(keeper.current().draft.items.find(({ id }) => id === 'd1')).toMatchObject({
    text: 'mine',
    removed: false,
  });
});
