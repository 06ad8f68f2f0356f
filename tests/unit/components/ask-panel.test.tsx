// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { AnswerRead, Asked, TabView } from '../../../lib/core/views.ts';
import { exampleDraftView, exampleItem, exampleItems, exampleTab, SOURCE } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp, settle } from './mount.tsx';

const TEXT = 'Please sum up this chat';
const NONE = { found: 0, similar: 0, 'not-found': 0, 'not-quoted': 0 };

const read = (change: Partial<Extract<AnswerRead, { outcome: 'read' }>> = {}): AnswerRead => ({
  outcome: 'read',
  view: exampleDraftView({ version: 2 }),
  added: NONE,
  known: 0,
  leftOut: 0,
  unreadable: 0,
  repairs: [],
  ...change,
});

const answers = (asked?: TabView['asked'], more: Answers = {}): Answers => ({
  'open-tab': () => exampleTab({ hasDraft: true, ...(asked ? { asked } : {}) }),
  'load-draft': () => exampleDraftView(),
  'ask-chat': () => ({ outcome: 'verified', text: TEXT }),
  ...more,
});

async function openPanel(more: Answers = {}) {
  const app = await mountApp(answers(undefined, more));
  await app.press('More actions');
  await app.press('Ask this chat…');
  await settle();
  return app;
}

async function readAnswer(answer: AnswerRead) {
  const app = await mountApp(answers('answered', { 'read-answer': () => answer }));
  await app.press('Read the answer');
  return app;
}

test('the request is put into the chat of this tab, and the user is told to send it', async () => {
  const app = await openPanel();
  expect(app.hasControl('Read the answer')).toBe(false);
  await app.press('Insert the request');
  expect(app.asked('ask-chat')[0]?.request).toEqual({ conversationId: SOURCE, tabId: 7 });
  expect(app.text()).toContain('read back: equal. Not sent.');
  expect(app.text()).toContain('press Send yourself');
  expect(app.hasControl('Read the answer')).toBe(true);
});

test.each<[Asked['outcome'], string]>([
  ['truncated', 'cut the request off'],
  ['altered', 'from character 8 on'],
  ['attachment', 'into an attachment'],
  ['unknown', 'could not be read back'],
  ['already-there', 'stood in the composer already'],
  ['in-composer', 'stood in the composer already'],
  ['no-composer', 'No place to type'],
])('an insertion that is %s is said as it is, and the request can be copied', async (outcome, words) => {
  const copied: string[] = [];
  const app = await mountApp(
    answers(undefined, { 'ask-chat': () => ({ outcome, differenceAtUnits: 7, text: TEXT }) }),
    { copyText: async (text) => void copied.push(text) },
  );
  await app.press('More actions');
  await app.press('Ask this chat…');
  await app.press('Insert the request');
  expect(app.text()).toContain(words);
  await app.press('Copy it');
  expect(copied).toEqual([TEXT]);
});

describe('Baton opened again', () => {
  test('in a chat that has answered shows where the answer is read', async () => {
    const app = await mountApp(answers('answered'));
    expect(app.text()).toContain('The chat has answered.');
  });

  test.each(['waiting', 'in-composer'] as const)('in a chat that is %s shows the draft', async (asked) => {
    const app = await mountApp(answers(asked));
    expect(app.hasControl('Prepare')).toBe(true);
    expect(app.text()).not.toContain('Ask this chat');
  });

  test('in another chat does not offer to ask', async () => {
    const other = exampleTab({ conversationId: 'chatgpt:other', hasDraft: false, turns: 4 });
    const app = await mountApp(answers(undefined, { 'open-tab': () => other }), {
      start: { kind: 'draft', conversationId: SOURCE },
    });
    await app.press('More actions');
    expect(app.hasControl('Ask this chat…')).toBe(false);
  });
});

describe('an answer that was read', () => {
  test('is counted by what bears it out', async () => {
    const added = { found: 3, similar: 1, 'not-found': 1, 'not-quoted': 2 };
    const app = await readAnswer(read({ added, known: 2, leftOut: 1 }));
    const text = app.text();
    expect(text).toContain('7 new items in the draft.');
    expect(text).toContain('3 items: quote found in the chat');
    expect(text).toContain('1 item: only something similar found');
    expect(text).toContain('1 item: quote not found');
    expect(text).toContain('2 items: no quote given');
    expect(text).toContain('2 more items were in the draft already.');
    expect(text).toContain('1 of the new ones waits under “Left out”');
    expect(text).not.toContain('What was repaired');
  });

  test('says what was mended and what was left aside', async () => {
    const app = await readAnswer(read({ repairs: ['smart-quotes', 'cut-off'], unreadable: 1 }));
    expect(app.text()).toContain('Curly quotation marks');
    expect(app.text()).toContain('The answer breaks off');
    expect(app.text()).toContain('1 item could not be understood');
  });

  test('leads to the draft that holds it', async () => {
    const items = [
      ...exampleItems,
      exampleItem({
        id: 'a1',
        section: 'unknowns',
        speaker: 'assistant',
        text: 'The list may be sold.',
        evidence: 'not-found',
      }),
    ];
    const app = await readAnswer(read({ view: exampleDraftView({ items, version: 2 }) }));
    await app.press('Show the draft');
    const line = app.root.querySelector('[data-item=a1]')?.textContent;
    expect(line).toContain('The list may be sold.');
    expect(line).toContain('quote not found');
    expect(line).toContain('unverified');
  });

  test.each<[AnswerRead, string]>([
    [{ outcome: 'no-request' }, 'No request stands in this chat yet.'],
    [{ outcome: 'waiting' }, 'No answer yet.'],
    [{ outcome: 'streaming' }, 'still being written'],
    [{ outcome: 'already-read' }, 'in the draft already'],
    [{ outcome: 'unreadable', problem: 'no-block' }, 'no block with this request’s code'],
    [{ outcome: 'unreadable', problem: 'not-json' }, 'broken beyond repair'],
    [{ outcome: 'unreadable', problem: 'not-an-answer' }, 'does not have the form'],
  ])('or not: %j', async (answer, words) => {
    expect((await readAnswer(answer)).text()).toContain(words);
  });

  test('or failed: the failure is shown', async () => {
    const app = await mountApp(
      answers('answered', {
        'read-answer': () => {
          throw new HandoffError('TAB_CHANGED');
        },
      }),
    );
    await app.press('Read the answer');
    expect(app.text()).toContain('The tab has changed');
  });
});

test('an item that quotes the user says so, until it is confirmed with its mark', async () => {
  const item = exampleItem({
    id: 'a1',
    section: 'decisions',
    speaker: 'assistant',
    text: 'The colours stay.',
    evidence: 'similar',
    source: { turnIndex: 6, role: 'user', quote: 'And the colours stay as they are' },
  });
  const view = exampleDraftView({ items: [...exampleItems, item] });
  const app = await mountApp(answers(undefined, { 'load-draft': () => view }));
  const line = app.root.querySelector('[data-item=a1]')?.textContent;
  expect(line).toContain('assistant, quoting your turn 7');
  expect(line).toContain('similar passage');
});
