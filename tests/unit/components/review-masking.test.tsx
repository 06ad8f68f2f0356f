// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { DraftView } from '../../../lib/core/views.ts';
import { draftKeeper, exampleDraftView, exampleHandoff, exampleTab, PACKET_ID } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp, settle } from './mount.tsx';

function answers(first: DraftView = exampleDraftView(), more: Answers = {}): Answers {
  const keeper = draftKeeper(first);
  return {
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
    'load-draft': () => keeper.current(),
    'preview-packet': () => ({ packetId: PACKET_ID, text: 'the text', lost: [] }),
    prepare: () => exampleHandoff(),
    'list-doubtful': () => ({ doubtful: [] }),
    'reveal-value': () => ({ value: 'marta@example.org' }),
    ...more,
  };
}

async function openReview(first?: DraftView, more?: Answers) {
  const app = await mountApp(answers(first, more));
  const bar = [...app.root.querySelectorAll('button')].find(({ textContent }) => /masked/.test(textContent));
  bar?.click();
  // The panel's code comes when it is first asked for.
  await vi.waitFor(() => expect(app.text()).toContain('Select words in any entry'), { timeout: 30_000 });
  await settle();
  return app;
}

afterEach(() => vi.useRealTimers());

test('findings stand grouped by kind, each with its number and the words around it', async () => {
  const app = await openReview();
  const groups = [...app.root.querySelectorAll('.masked-group h3')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['E-mail addresses 1', 'API keys 1']);
  const places = [...app.root.querySelectorAll('.masked-value')].map(({ textContent }) => textContent);
  expect(places[0]).toContain('[EMAIL_1]');
});

test('a revealed value hides itself again when its button is left', async () => {
  const app = await openReview();
  await app.press('Reveal: [EMAIL_1]');
  expect(app.text()).toContain('marta@example.org');
  app.control('Hide: [EMAIL_1]').dispatchEvent(new Event('blur'));
  await settle();
  expect(app.text()).not.toContain('marta@example.org');
});

test('a revealed value hides itself again after a while', async () => {
  const app = await openReview();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await app.press('Reveal: [EMAIL_1]');
  expect(app.text()).toContain('marta@example.org');
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(app.text()).not.toContain('marta@example.org');
});

test.each([
  ['Allow here', 'allow'],
  ['Always allow', 'allow-always'],
] as const)('“%s” is a decision about this value', async (name, decision) => {
  const app = await openReview(undefined, { 'decide-value': () => exampleDraftView() });
  await app.press(`${name}: [API_KEY_1]`);
  expect(app.asked('decide-value')[0]?.request).toMatchObject({ placeholder: '[API_KEY_1]', decision });
});

test('a kind is never masked in this chat once the user says so, and can be masked again', async () => {
  const unmasked = exampleDraftView({ maskedValues: [], unmaskedCategories: ['EMAIL'] });
  const app = await openReview(undefined, { 'decide-category': () => unmasked });
  await app.press('Never mask these here: e-mail addresses');
  expect(app.asked('decide-category')[0]?.request).toMatchObject({
    category: 'EMAIL',
    decision: 'never-mask',
  });
  expect(app.text()).toContain('E-mail addresses are not masked in this chat.');
  await app.press('Mask them');
  expect(app.asked('decide-category')[1]?.request).toMatchObject({ category: 'EMAIL', decision: 'mask' });
});

test('a value that was typed stands first and says that it waits', async () => {
  const typed = { placeholder: '[API_KEY_1]', category: 'API_KEY', undecided: true };
  const maskedValues = [{ placeholder: '[EMAIL_1]', category: 'EMAIL' }, typed];
  const app = await openReview(exampleDraftView({ maskedValues }), {
    'decide-value': () => exampleDraftView(),
  });
  expect(app.root.querySelector('.masked-group h3')?.textContent).toBe('API keys 1');
  expect(app.text()).toContain('typed here: decide');
  await app.press('Keep masked: [API_KEY_1]');
  expect(app.asked('decide-value')[0]?.request).toMatchObject({ decision: 'mask' });
  expect(app.text()).not.toContain('typed here: decide');
});

test('what may be private is only listed, and masked when the user says so', async () => {
  const doubtful = {
    category: 'ACCOUNT_NAME',
    value: 'mwinter',
    before: 'in /home/',
    after: '/shop',
  } as const;
  const app = await openReview(undefined, {
    'list-doubtful': () => ({ doubtful: [doubtful] }),
    'mask-passage': () => exampleDraftView(),
  });
  expect(app.text()).toContain('in /home/mwinter/shop');
  await app.press('Mask: mwinter');
  expect(app.asked('mask-passage')[0]?.request).toMatchObject({ text: 'mwinter', category: 'ACCOUNT_NAME' });
});

test('values are put back into a text of the user’s, and what is not known is named', async () => {
  const copied: string[] = [];
  const app = await mountApp(
    answers(undefined, {
      'restore-values': () => ({ text: 'Write to marta@example.org', restored: 1, unknown: ['[EMAIL_9]'] }),
    }),
    { copyText: async (text) => void copied.push(text) },
  );
  app.root.querySelector<HTMLElement>('.masked-bar')?.click();
  await vi.waitFor(() => expect(app.hasControl('Put values back into a text')).toBe(true), {
    timeout: 30_000,
  });
  await app.press('Put values back into a text');
  await app.type('Text with placeholders', 'Write to [EMAIL_1] and [EMAIL_9]');
  await app.press('Copy with values');
  expect(copied).toEqual(['Write to marta@example.org']);
  expect(app.text()).toContain('Copied with 1 value put back. Not known: [EMAIL_9].');
});

test('values that memory no longer holds are said to be gone', async () => {
  const app = await openReview(exampleDraftView(), {
    'restore-values': () => {
      throw new HandoffError('VALUE_GONE');
    },
  });
  await app.press('Put values back into a text');
  await app.type('Text with placeholders', 'Write to [EMAIL_1]');
  await app.press('Copy with values');
  expect(app.text()).toContain('The value is no longer in memory');
});

test('Escape closes the review and the draft stands there again', async () => {
  const app = await openReview();
  app.control('Close').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await settle();
  expect(app.text()).not.toContain('What is masked');
  expect(app.hasControl('2 values masked')).toBe(true);
});
