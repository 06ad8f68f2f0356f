// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { DraftItem } from '../../../lib/core/draft.ts';
import { exampleMerge } from './example-merge.ts';
import { draftKeeper, exampleDraftView, exampleItem, exampleTab } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp } from './mount.tsx';

const merged: DraftItem[] = [
  ...exampleDraftView().draft.items.map((item) =>
    item.id === 'd1' ? { ...item, text: 'Two columns.', version: 3 } : item,
  ),
  exampleItem({ id: 'b1', section: 'decisions', text: 'The footer is blue.' }),
];

function mergeAnswers(): Answers {
  const keeper = draftKeeper(exampleDraftView());
  return {
    'open-tab': () => exampleTab(),
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
    capture: () => keeper.current(),
    'read-text': () => ({ kind: 'draft-backup', draft: exampleDraftView().draft, exists: true }),
    'preview-merge': () => exampleMerge,
    'merge-text': () => keeper.set(exampleDraftView({ version: 2, items: merged })),
    'put-back-all': () => keeper.set(exampleDraftView({ version: 3 })),
  };
}

async function openMerge() {
  const app = await mountApp(mergeAnswers(), { start: { kind: 'paste' } });
  await app.type('Packet, backup or transcript', '{"format": "baton-draft-backup"}');
  await app.press('Read text');
  await app.press('Merge into the draft…');
  return app;
}

test('a backup of a draft that is there is laid beside it, and nothing is merged before every choice', async () => {
  const app = await openMerge();
  expect(app.text()).toContain('11 items the same in both, 1 new, 1 different');
  expect(app.text()).toContain('One column, 600 pixels wide, with the picture of the month on top.');
  expect(app.text()).toContain('Two columns.');
  expect(app.control('1 item to choose').hasAttribute('disabled')).toBe(true);
  await app.press('Take this one');
  await app.press('Merge');
  expect(app.asked('merge-text')[0]?.request).toMatchObject({
    version: 1,
    choices: [{ itemId: 'd1', choice: 'theirs' }],
  });
  expect(app.text()).toContain('The footer is blue.');
});

test('the merge is undone as one act', async () => {
  const app = await openMerge();
  await app.press('Take this one');
  await app.press('Merge');
  await app.press('More actions');
  await app.press('Undo');
  expect(app.asked('put-back-all')).toHaveLength(1);
  expect(app.text()).not.toContain('The footer is blue.');
  expect(app.text()).toContain('One column, 600 pixels wide');
});

test('going back merges nothing and keeps the text that was read', async () => {
  const app = await openMerge();
  await app.press('Back');
  expect(app.asked('merge-text')).toHaveLength(0);
  expect(app.hasControl('Merge into the draft…')).toBe(true);
});
