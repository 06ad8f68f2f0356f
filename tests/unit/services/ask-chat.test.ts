import { beforeEach, describe, expect, test } from 'vitest';
import type { Turn } from '../../../lib/core/capture.ts';
import type { AnswerRead } from '../../../lib/core/views.ts';
import { answerOf, type WrittenItem } from '../core/ask/answers.ts';
import { type Bench, captureOf, createBench, type FakeTab, turnsOf } from './ports.ts';

const TAB = 1;
const conversationId = 'chatgpt:c1';
const target = { conversationId, tabId: TAB };
const EMAIL = ['eva', 'example.org'].join('@');
const OTHER_EMAIL = ['otto', 'example.org'].join('@');
const CHAT = [
  `Please plan the garden shop. Never write to ${EMAIL} before Ana has read it.`,
  'Understood. I suggest that we use Postgres.',
  'Use Postgres.',
  'Done.',
];
const DECISION = { section: 'decisions', text: 'The orders are kept in Postgres.', quote: 'Use Postgres' };
const RESTRICTION = {
  section: 'restrictions',
  text: `Nobody may write to ${EMAIL} before Ana has read it.`,
  quote: `Never write to ${EMAIL} before Ana has read it`,
};
const INVENTED = { section: 'done', text: `The list went to ${OTHER_EMAIL}.`, quote: 'I sent the list' };

let bench: Bench;
let tab: FakeTab;

beforeEach(async () => {
  bench = await createBench();
  tab = bench.openTab(TAB, captureOf(turnsOf(...CHAT)));
  await bench.handlers.capture({ tabId: TAB });
});

const loadDraft = async () => (await bench.handlers['load-draft']({ conversationId })).draft;
const readAnswer = () => bench.handlers['read-answer'](target);
const show = (turns: Turn[], change: Parameters<typeof captureOf>[1] = {}): void => {
  tab.capture = captureOf(turns, change);
};

/** Asks, sends, and lets the chat answer with these items. */
async function askAndAnswer(...items: WrittenItem[]): Promise<void> {
  const { text } = await bench.handlers['ask-chat'](target);
  const code = /baton-ask (\w+)/.exec(text)?.[1] ?? '';
  show(turnsOf(...CHAT, text, answerOf(items, code)));
}

async function readItems(...items: WrittenItem[]): Promise<Extract<AnswerRead, { outcome: 'read' }>> {
  await askAndAnswer(...items);
  const read = await readAnswer();
  if (read.outcome !== 'read') throw new Error(read.outcome);
  return read;
}

describe('asking', () => {
  test('puts the request into the composer of this very chat, and says what became of it', async () => {
    tab.insertion = { outcome: 'altered', differenceAtUnits: 7, draftKept: true };
    const asked = await bench.handlers['ask-chat'](target);
    expect(asked).toMatchObject({ outcome: 'altered', differenceAtUnits: 7 });
    expect(tab.inserted).toEqual([asked.text]);
  });

  test('inserts nothing where a request stands in the composer', async () => {
    const { text } = await bench.handlers['ask-chat'](target);
    show(turnsOf(...CHAT), { composerText: `My own words.\n\n${text}` });
    expect(await bench.handlers['ask-chat'](target)).toEqual({ outcome: 'in-composer', text });
    expect(tab.inserted).toHaveLength(1);
  });

  test('gives the text where there is no composer', async () => {
    show(turnsOf(...CHAT), { composer: 'missing' });
    const asked = await bench.handlers['ask-chat'](target);
    expect(asked.outcome).toBe('no-composer');
    expect(asked.text).toContain('baton-ask');
    expect(tab.inserted).toEqual([]);
  });

  test('is refused in another chat, and while the draft is paused', async () => {
    show(turnsOf(...CHAT), { nativeId: 'c2' });
    await expect(bench.handlers['ask-chat'](target)).rejects.toMatchObject({ code: 'TAB_CHANGED' });
    await expect(readAnswer()).rejects.toMatchObject({ code: 'TAB_CHANGED' });
    await bench.handlers['pause-draft']({ conversationId, paused: true });
    await expect(bench.handlers['ask-chat'](target)).rejects.toMatchObject({ code: 'HANDOFF_PAUSED' });
    expect(tab.inserted).toEqual([]);
  });
});

describe('the tab says how far the request is', () => {
  const asked = async () => (await bench.handlers['open-tab']({ tabId: TAB })).asked;

  test('from the composer to the answer that was read', async () => {
    expect(await asked()).toBeUndefined();
    const { text } = await bench.handlers['ask-chat'](target);
    show(turnsOf(...CHAT), { composerText: text });
    expect(await asked()).toBe('in-composer');
    show(turnsOf(...CHAT, text));
    expect(await asked()).toBe('waiting');
    await askAndAnswer(DECISION);
    expect(await asked()).toBe('answered');
    await readAnswer();
    expect(await asked()).toBeUndefined();
  });
});

describe('reading the answer', () => {
  test('brings checked items into the draft, as the assistant’s unconfirmed word', async () => {
    const { view, added, known, unreadable, repairs } = await readItems(DECISION, INVENTED);
    expect({ added, known, unreadable, repairs }).toEqual({
      added: { found: 1, similar: 0, 'not-found': 1, 'not-quoted': 0 },
      known: 0,
      unreadable: 0,
      repairs: [],
    });
    const asked = view.draft.items.filter(({ evidence }) => evidence);
    expect(asked).toMatchObject([
      {
        section: 'decisions',
        evidence: 'found',
        source: { turnIndex: 2, role: 'user', quote: 'Use Postgres.' },
      },
      { section: 'unknowns', evidence: 'not-found', source: { turnIndex: 5, role: 'assistant' } },
    ]);
    for (const item of asked) expect(item).toMatchObject({ speaker: 'assistant', confirmed: false });
    expect(await loadDraft()).toEqual(view.draft);
  });

  test('masks values of the chat and of the answer before anything is stored', async () => {
    const { view } = await readItems(INVENTED, { ...DECISION, text: `Orders go to ${EMAIL}.` });
    const stored = JSON.stringify(await loadDraft());
    expect(stored).not.toContain(EMAIL);
    expect(stored).not.toContain(OTHER_EMAIL);
    expect(view.draft.maskedValues.map(({ placeholder }) => placeholder)).toEqual(['[EMAIL_1]', '[EMAIL_2]']);
    expect(view.draft.maskedValues.some(({ undecided }) => undecided)).toBe(false);
  });

  test('does not double what the rules have suggested', async () => {
    const before = (await loadDraft()).items.filter(({ section }) => section === 'restrictions');
    expect(before).toHaveLength(1);
    const { view, known } = await readItems(RESTRICTION);
    expect(view.draft.items.filter(({ section }) => section === 'restrictions')).toEqual(before);
    expect(known).toBe(1);
  });

  test('leaves what the user has decided and edited as it is', async () => {
    const [goal, ...rest] = (await loadDraft()).items;
    const edit = { kind: 'edit', itemId: goal!.id, text: 'My own goal', basedOn: goal!.version } as const;
    await bench.handlers['change-draft']({ conversationId, change: edit });
    const remove = { kind: 'remove', itemId: rest[0]!.id } as const;
    const { draft } = await bench.handlers['change-draft']({ conversationId, change: remove });
    const { view, leftOut } = await readItems(
      { section: 'goal', text: 'Open it by May.', quote: 'Use Postgres' },
      DECISION,
    );
    expect(view.draft.items.slice(0, draft.items.length)).toEqual(draft.items);
    expect(leftOut).toBe(1);
    expect(view.draft.items.filter(({ section, removed }) => section === 'goal' && !removed)).toHaveLength(1);
  });

  test('a second time adds nothing', async () => {
    const { view } = await readItems(DECISION);
    expect(await readAnswer()).toEqual({ outcome: 'already-read' });
    expect((await loadDraft()).items).toEqual(view.draft.items);
  });

  test('waits while the answer is still being written', async () => {
    await askAndAnswer(DECISION);
    const { turns, evidence } = tab.capture as ReturnType<typeof captureOf>;
    show(turns, { evidence: { ...evidence, streaming: true } });
    const before = await loadDraft();
    expect(await readAnswer()).toEqual({ outcome: 'streaming' });
    expect(await loadDraft()).toEqual(before);
  });

  test.each([
    ['no request', () => turnsOf(...CHAT), { outcome: 'no-request' }],
    ['a request that was not answered', (text: string) => turnsOf(...CHAT, text), { outcome: 'waiting' }],
    [
      'an answer without a block',
      (text: string) => turnsOf(...CHAT, text, 'I would rather not.'),
      { outcome: 'unreadable', problem: 'no-block' },
    ],
  ])('says of %s that there is nothing to read', async (_, turnsWith, outcome) => {
    const { text } = await bench.handlers['ask-chat'](target);
    const before = (await loadDraft()).items;
    show(turnsWith(text));
    expect(await readAnswer()).toEqual(outcome);
    expect((await loadDraft()).items).toEqual(before);
  });

  test('goes on after the worker was stopped between asking and reading', async () => {
    await askAndAnswer(DECISION);
    bench.restartWorker();
    expect((await readAnswer()).outcome).toBe('read');
  });

  test('goes on after the browser was closed between asking and reading', async () => {
    await askAndAnswer(DECISION);
    await bench.restartBrowser();
    expect((await readAnswer()).outcome).toBe('read');
  });
});
