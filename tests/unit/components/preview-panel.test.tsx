// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Preview } from '../../../lib/core/views.ts';
import { draftKeeper, exampleDraftView, exampleTab, PACKET_ID } from './examples.ts';
import { mountApp } from './mount.tsx';

async function openPreview(preview: Partial<Preview>, view = exampleDraftView()) {
  const keeper = draftKeeper(view);
  const app = await mountApp({
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-draft': () => keeper.current(),
    'preview-packet': () => ({ packetId: PACKET_ID, text: 'the text', lost: [], ...preview }),
  });
  await app.press('More actions');
  await app.press('Inspect');
  return app;
}

test('the text stands there with its size, in characters and as an estimate of tokens with its bounds', async () => {
  const app = await openPreview({ text: 'Handoff: move the shop.' });
  expect(app.root.querySelector('pre')?.textContent).toBe('Handoff: move the shop.');
  expect(app.text()).toMatch(/23 characters · estimated \d+ tokens \(\d+ to \d+\)/);
});

test('what the receiver will not get is counted and named before Prepare', async () => {
  const view = exampleDraftView({
    attachments: [{ turnIndex: 0, kind: 'file', name: 'plan.pdf' }],
    unread: [{ turnIndex: 3, kind: 'versions', count: 2 }],
  });
  const app = await openPreview({}, view);
  expect(app.text()).toContain('1 attachment, only named: plan.pdf.');
  expect(app.text()).toContain('2 other answers to messages that were asked again.');
  expect(app.text()).toContain('any hidden reasoning of the assistant');
});

test('a first revision is compared with nothing', async () => {
  expect((await openPreview({})).text()).not.toContain('Since revision');
});

test('a later revision says what was added, changed and is gone', async () => {
  const app = await openPreview({
    difference: {
      revision: 3,
      added: [{ section: 'decisions', text: 'Ask Jo first.' }],
      changed: [{ section: 'goal', before: 'Move in March', after: 'Move in April' }],
      gone: [{ section: 'unknowns', text: 'Whether it rains' }],
    },
  });
  const lines = [...app.root.querySelectorAll('[aria-label="Since revision 3"] li')].map(
    (li) => li.textContent,
  );
  expect(lines).toEqual([
    'changed · GoalMove in MarchMove in April',
    'added · DecisionsAsk Jo first.',
    'gone · UnknownsWhether it rains',
  ]);
});

test('a long text says where it may not arrive as it is, and what is long in it', async () => {
  const app = await openPreview({ text: 'x'.repeat(10_001) });
  expect(app.text()).toContain('ChatGPT is said to turn a paste over 10,000 characters into an attachment');
  expect(app.text()).toContain('To shorten it, begin with:');
  expect((await openPreview({ text: 'x'.repeat(2_500) })).text()).not.toContain('Long for a message');
});
