// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { DraftView } from '../../../lib/core/views.ts';
import { draftKeeper, exampleDraftView, exampleHandoff, exampleTab, PACKET_ID } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { leave, mountApp, settle, typeInto } from './mount.tsx';

const RULE = 'Do not send anything to the members’ list before Marta has read it.';

function draftAnswers(first: DraftView = exampleDraftView(), more: Answers = {}): Answers {
  const keeper = draftKeeper(first);
  return {
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
    'load-draft': () => keeper.current(),
    'change-draft': (request) => keeper.change(request),
    'preview-packet': () => ({ packetId: PACKET_ID, text: 'the text', lost: [] }),
    prepare: () => exampleHandoff(),
    ...more,
  };
}

test('a line becomes a field when it is clicked, and what is typed is kept', async () => {
  const app = await mountApp(draftAnswers());
  await app.press(RULE);
  await app.type('Edit restrictions', 'Do not send anything at all.');
  leave(app.control('Edit restrictions'));
  await settle();
  expect(app.hasControl('Do not send anything at all.')).toBe(true);
});

test('saved is not said while the worker has not answered', async () => {
  let answer = () => {};
  const keeper = draftKeeper(exampleDraftView());
  const app = await mountApp(
    draftAnswers(keeper.current(), {
      'change-draft': (request) =>
        new Promise((resolve) => {
          answer = () => resolve(keeper.change(request));
        }),
    }),
  );
  await app.press(RULE);
  await app.type('Edit restrictions', 'Shorter.');
  expect(app.text()).toContain('Saving…');
  expect(app.text()).not.toContain('Saved');
  answer();
  await settle();
  expect(app.text()).toContain('Saved');
});

test('a failure to save is said with a way to try again', async () => {
  let full = true;
  const keeper = draftKeeper(exampleDraftView());
  const app = await mountApp(
    draftAnswers(keeper.current(), {
      'change-draft': (request) => {
        if (full) throw new HandoffError('STORAGE_FULL');
        return keeper.change(request);
      },
    }),
  );
  await app.press(RULE);
  await app.type('Edit restrictions', 'Shorter.');
  expect(app.text()).toContain('Not saved: The disk is full');
  full = false;
  await app.press('Try again');
  expect(app.text()).toContain('Saved');
});

test('the text under the caret is never replaced by what the worker stored', async () => {
  const keeper = draftKeeper(exampleDraftView());
  const app = await mountApp(
    draftAnswers(keeper.current(), {
      'change-draft': ({ change }) =>
        keeper.change({ change: change.kind === 'edit' ? { ...change, text: 'Ask [EMAIL_2].' } : change }),
    }),
  );
  await app.press(RULE);
  const field = app.control('Edit restrictions') as HTMLTextAreaElement;
  typeInto(field, 'Ask jo@example.org.');
  await settle();
  expect(field.value).toBe('Ask jo@example.org.');
  leave(field);
  await settle();
  expect(app.hasControl('Ask [EMAIL_2].')).toBe(true);
});

test('a conflict shows both texts and overwrites neither', async () => {
  const keeper = draftKeeper(exampleDraftView());
  const app = await mountApp(
    draftAnswers(keeper.current(), {
      'load-draft': () => keeper.current(),
      'change-draft': (request) => keeper.change(request),
    }),
  );
  keeper.change({ change: { kind: 'edit', itemId: 'r1', text: 'Theirs.', basedOn: 1 } });
  await app.press(RULE);
  await app.type('Edit restrictions', 'Mine.');
  expect(app.text()).toContain('Mine.');
  expect(app.text()).toContain('Theirs.');
  expect(keeper.current().draft.items.find(({ id }) => id === 'r1')?.text).toBe('Theirs.');
  await app.press('Use mine');
  expect(keeper.current().draft.items.find(({ id }) => id === 'r1')?.text).toBe('Mine.');
});

test('an item that another window left out while it was edited here stands where it stood, with both sides', async () => {
  const keeper = draftKeeper(exampleDraftView());
  const app = await mountApp(
    draftAnswers(keeper.current(), {
      'load-draft': () => keeper.current(),
      'change-draft': (request) => keeper.change(request),
    }),
  );
  keeper.change({ change: { kind: 'remove', itemId: 'r1' } });
  await app.press(RULE);
  await app.type('Edit restrictions', 'Mine.');
  expect(app.text()).toContain('The other window, left out');
  await app.press('Use mine');
  await settle();
  expect(keeper.current().draft.items.find(({ id }) => id === 'r1')).toMatchObject({
    text: 'Mine.',
    removed: false,
  });
});

test('a claim of the assistant is marked, and one click confirms it', async () => {
  const app = await mountApp(draftAnswers());
  expect(app.text()).toContain('unverified');
  await app.press('Confirm');
  expect(app.asked('change-draft')[0]?.request).toMatchObject({
    change: { kind: 'confirm', itemId: 'u1', confirmed: true },
  });
  expect(app.text()).not.toContain('unverified');
});

test('two acts in quick succession both reach the worker', async () => {
  const app = await mountApp(draftAnswers());
  const removes = [...app.root.querySelectorAll<HTMLElement>('[aria-label="Remove item"]')];
  removes[1]!.click();
  removes[2]!.click();
  await settle();
  expect(app.asked('change-draft')).toHaveLength(2);
});

test('a removed item comes back by Undo', async () => {
  const app = await mountApp(draftAnswers());
  app.root.querySelectorAll<HTMLElement>('[aria-label="Remove item"]')[1]!.click();
  await settle();
  expect(app.hasControl(RULE)).toBe(false);
  await app.press('Undo');
  expect(app.hasControl(RULE)).toBe(true);
});

test('an item that is begun and left empty is never sent', async () => {
  const app = await mountApp(draftAnswers());
  await app.press('Add to decisions');
  leave(app.control('Edit decisions'));
  await settle();
  expect(app.hasControl('Edit decisions')).toBe(false);
  expect(app.asked('change-draft')).toEqual([]);
});

test('an added item keeps its field while the worker takes it up', async () => {
  const app = await mountApp(draftAnswers());
  await app.press('Add to decisions');
  const field = app.control('Edit decisions');
  typeInto(field, 'Green');
  await settle();
  typeInto(field, 'Green on white.');
  await settle();
  expect(app.control('Edit decisions')).toBe(field);
  leave(field);
  await settle();
  expect(app.hasControl('Green on white.')).toBe(true);
});

test('lost items are dropped one by one before the draft can be prepared', async () => {
  const app = await mountApp(
    draftAnswers(exampleDraftView(), {
      'preview-packet': () => ({ packetId: PACKET_ID, text: '', lost: ['First rule.', 'Second rule.'] }),
    }),
  );
  await app.press('Prepare');
  const prepare = () => app.control('Prepare without them') as HTMLButtonElement;
  const boxes = [...app.root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(app.asked('prepare')).toEqual([]);
  boxes[0]!.click();
  await settle();
  expect(prepare().disabled).toBe(true);
  boxes[1]!.click();
  await settle();
  expect(prepare().disabled).toBe(false);
  await app.press('Prepare without them');
  expect(app.asked('prepare')[0]?.request).toMatchObject({ dropped: ['First rule.', 'Second rule.'] });
});

test('keeping a lost decision puts it back among the decisions', async () => {
  const previous = exampleHandoff();
  const decision = previous.packet.decisions[0]!;
  const first = exampleDraftView({ revision: 2, previousPacketId: PACKET_ID });
  const lostOnce = [[decision], []];
  const app = await mountApp(
    draftAnswers(first, {
      'load-handoff': () => previous,
      'preview-packet': () => ({ packetId: PACKET_ID, text: '', lost: lostOnce.shift() ?? [] }),
    }),
  );
  await app.press('Prepare');
  await app.press('Keep');
  expect(app.asked('change-draft')[0]?.request).toMatchObject({
    change: { kind: 'add', section: 'decisions', text: decision },
  });
});

test('a failed preparation shows the draft as it is now and says why', async () => {
  const app = await mountApp(
    draftAnswers(exampleDraftView(), {
      prepare: () => {
        throw new HandoffError('NEW_FINDINGS');
      },
    }),
  );
  await app.press('Prepare');
  expect(app.text()).toContain('More values were masked just now');
  expect(app.asked('load-draft')).toHaveLength(2);
});

test('a refused clipboard shows the text selected', async () => {
  const app = await mountApp(
    draftAnswers(exampleDraftView(), {
      'back-up-draft': () => ({ fileName: 'backup.json', text: 'the whole backup' }),
    }),
    {
      copyText: async () => {
        throw new HandoffError('CLIPBOARD_REFUSED');
      },
    },
  );
  await app.press('More actions');
  await app.press('Copy backup');
  const field = app.control('Text to copy') as HTMLTextAreaElement;
  expect(field.value).toBe('the whole backup');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(app.text()).not.toContain('Backup copied');
});

test('field report A16: a draft of a temporary chat says that its source cannot be opened again', async () => {
  const completeness = { status: 'complete', turns: 64, reasons: ['not-kept-by-site'] } as const;
  const view = exampleDraftView({ completeness: { ...completeness, reasons: [...completeness.reasons] } });
  const app = await mountApp(draftAnswers(view));
  expect(app.text()).toContain('it cannot be opened again once it is closed');
  expect((await mountApp(draftAnswers())).text()).not.toContain('temporary chat');
});

test('zero masked values are said, too', async () => {
  const app = await mountApp(draftAnswers(exampleDraftView({ maskedValues: [] })));
  expect(app.hasControl('0 values masked')).toBe(true);
});

test('what is selected in a field can be masked, after what was typed is saved', async () => {
  const app = await mountApp(draftAnswers(exampleDraftView(), { 'mask-passage': () => exampleDraftView() }));
  await app.press(RULE);
  const field = app.control('Edit restrictions') as HTMLTextAreaElement;
  await app.type('Edit restrictions', 'Do not tell Marta Winter.');
  field.setSelectionRange(12, 24);
  field.dispatchEvent(new Event('select'));
  await settle();
  await app.press('Mask the selection');
  const names = app.client.asked.map(({ name }) => name);
  expect(names.lastIndexOf('change-draft')).toBeLessThan(names.indexOf('mask-passage'));
  expect(app.asked('mask-passage')[0]?.request).toMatchObject({ text: 'Marta Winter' });
});

test('a turn that memory no longer holds is said to be gone', async () => {
  const app = await mountApp(draftAnswers(exampleDraftView(), { 'read-turn': () => ({ outcome: 'gone' }) }));
  await app.press('you, turn 7');
  expect(app.text()).toContain('Turns are kept in memory only');
});

test('a paused draft offers to continue and cannot be prepared', async () => {
  const app = await mountApp(draftAnswers(exampleDraftView({ paused: true })));
  expect(app.hasControl('Prepare')).toBe(false);
  expect(app.hasControl('Continue')).toBe(true);
});

test('cancelling asks once, in place', async () => {
  const app = await mountApp(draftAnswers(exampleDraftView(), { 'discard-draft': () => ({}) }));
  await app.press('More actions');
  await app.press('Cancel draft…');
  expect(app.asked('discard-draft')).toEqual([]);
  await app.press('Cancel draft');
  expect(app.asked('discard-draft')).toHaveLength(1);
});

test('a prepared draft says so and leads to its handoff', async () => {
  const app = await mountApp(
    draftAnswers(exampleDraftView({ preparedAs: PACKET_ID }), { 'load-handoff': () => exampleHandoff() }),
  );
  expect(app.text()).toContain('A change starts revision 2');
  await app.press('Open handoff');
  expect(app.asked('load-handoff')[0]?.request).toEqual({ packetId: PACKET_ID });
});

test('the keyboard stays with an item that moves to another section', async () => {
  const app = await mountApp(draftAnswers());
  app.root.querySelectorAll<HTMLElement>('[aria-label="Item actions"]')[1]!.click();
  await settle();
  await app.press('Move to section…');
  await app.press('Decisions');
  expect(document.activeElement?.textContent).toBe(RULE);
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Decisions');
});

test('the keyboard goes to the next item when one is removed', async () => {
  const app = await mountApp(draftAnswers());
  const remove = app.root.querySelectorAll<HTMLElement>('[aria-label="Remove item"]')[1]!;
  remove.focus();
  remove.click();
  await settle();
  expect(document.activeElement?.textContent).toContain('must not use web fonts');
});

test('nothing is prepared from an older text than the one in the field', async () => {
  const app = await mountApp(
    draftAnswers(exampleDraftView(), {
      'change-draft': () => {
        throw new HandoffError('STORAGE_FULL');
      },
    }),
  );
  await app.press(RULE);
  await app.type('Edit restrictions', 'Shorter.');
  await app.press('Prepare');
  expect(app.asked('prepare')).toEqual([]);
  expect(app.root.querySelector('[role=alert]')?.textContent).toContain('The disk is full');
});

test('items that went missing between the look and Prepare are asked about', async () => {
  const lost = [[], ['A rule.']];
  const app = await mountApp(
    draftAnswers(exampleDraftView(), {
      'preview-packet': () => ({ packetId: PACKET_ID, text: '', lost: lost.shift() ?? [] }),
      prepare: () => {
        throw new HandoffError('LOST_ITEMS');
      },
    }),
  );
  await app.press('Prepare');
  expect(app.text()).toContain('A rule.');
  expect(app.hasControl('Prepare without it')).toBe(true);
});
