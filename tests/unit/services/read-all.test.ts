import { beforeEach, describe, expect, test } from 'vitest';
import { type Bench, captureOf, createBench, type FakeTab, turnsOf } from './ports.ts';

const whole = turnsOf(
  'Please write the report in English.',
  'Sure.',
  'Do not send it to anyone.',
  'Understood.',
  'yes',
  'Then I begin.',
).map((turn) => ({ ...turn, id: `t${turn.index}` }));
const window = whole.slice(2).map((turn, index) => ({ ...turn, index }));
const evidence = {
  streaming: false,
  startReached: 'unknown',
  endReached: 'yes',
  unmountedTurns: 0,
  unrecognised: 0,
} as const;
const windowed = captureOf(window, { evidence });
const conversationId = 'chatgpt:c1';

let bench: Bench;
let tab: FakeTab;

beforeEach(async () => {
  bench = await createBench();
  tab = bench.openTab(1, windowed);
});

const progress = () => bench.handlers['reading-progress']({ tabId: 1 });

async function startAndFinish(swept = captureOf(whole)) {
  await bench.handlers['start-reading-all']({ tabId: 1 });
  tab.sweep = { state: 'done', turnsFound: swept.turns.length };
  tab.swept = swept;
}

describe('reading all of a chat', () => {
  test('puts what was read into the draft as a capture does, and keeps what the user decided', async () => {
    const { draft } = await bench.handlers.capture({ tabId: 1 });
    const [item] = draft.items;
    const change = { kind: 'edit', itemId: item!.id, text: 'My own words', basedOn: item!.version } as const;
    await bench.handlers['change-draft']({ conversationId, change });
    await startAndFinish();
    const { state, view } = await progress();
    expect(state).toBe('done');
    expect(view?.draft.completeness).toMatchObject({ status: 'complete', turns: 6 });
    const kept = view?.draft.items.find(({ id }) => id === item!.id);
    expect(kept?.text).toBe('My own words');
    // The window began with the third turn of the conversation.
    expect(kept?.source?.turnIndex).toBe((item!.source?.turnIndex ?? 0) + 2);
    const quotes = view!.draft.items.map(
      ({ source, section }) => `${section} ${source?.turnIndex} ${source?.quote}`,
    );
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  test('is picked up by a worker that was started anew, and stored once', async () => {
    await startAndFinish();
    bench.restartWorker();
    expect((await progress()).state).toBe('done');
    expect(await progress()).toEqual({ state: 'none', turnsFound: 0 });
    expect(tab.sweep).toBeUndefined();
  });

  test('is stored once when two windows ask at the same time', async () => {
    await startAndFinish();
    const replies = await Promise.all([progress(), progress()]);
    expect(replies.map(({ state }) => state).sort()).toEqual(['done', 'none']);
  });

  test.each(['cancelled', 'aborted', 'failed'] as const)('that is %s changes no draft', async (state) => {
    const before = await bench.handlers.capture({ tabId: 1 });
    await bench.handlers['start-reading-all']({ tabId: 1 });
    tab.sweep = { state, turnsFound: 4 };
    expect(await progress()).toEqual({ state, turnsFound: 4 });
    expect(await bench.handlers['load-draft']({ conversationId })).toEqual(before);
    expect(await progress()).toEqual({ state: 'none', turnsFound: 0 });
  });

  test('of a document that is gone is aborted', async () => {
    await bench.handlers['start-reading-all']({ tabId: 1 });
    delete tab.sweep;
    expect(await progress()).toMatchObject({ state: 'aborted' });
  });

  test('keeps nothing of another conversation than the one that was asked for', async () => {
    const before = await bench.handlers.capture({ tabId: 1 });
    await startAndFinish(captureOf(whole, { nativeId: 'c2' }));
    expect((await progress()).state).toBe('aborted');
    expect(await bench.handlers['load-draft']({ conversationId })).toEqual(before);
    await expect(bench.handlers['load-draft']({ conversationId: 'chatgpt:c2' })).rejects.toMatchObject({
      code: 'DRAFT_NOT_FOUND',
    });
  });

  test('that was done before the click on Cancel is not kept either', async () => {
    const before = await bench.handlers.capture({ tabId: 1 });
    await startAndFinish();
    expect(await bench.handlers['cancel-reading']({ tabId: 1 })).toMatchObject({ state: 'cancelled' });
    expect(await bench.handlers['load-draft']({ conversationId })).toEqual(before);
  });

  test('keeps the id that was minted for a chat without one, also when older turns come before', async () => {
    const { nativeId: _, ...temporary } = windowed;
    tab.capture = { ...temporary, temporary: true };
    const { draft } = await bench.handlers.capture({ tabId: 1 });
    const { nativeId: __, ...swept } = captureOf(whole, { temporary: true });
    await startAndFinish(swept);
    expect((await progress()).view?.draft.conversationId).toBe(draft.conversationId);
    tab.capture = swept;
    expect((await bench.handlers.capture({ tabId: 1 })).draft.conversationId).toBe(draft.conversationId);
  });

  test('is not lost when the part in view is captured again', async () => {
    await startAndFinish();
    const { view } = await progress();
    const again = await bench.handlers.capture({ tabId: 1 });
    expect(again.draft).toEqual(view?.draft);
    const newer = [...window, ...turnsOf('And one more thing: keep the title.')].map((turn, index) => ({
      ...turn,
      index,
    }));
    tab.capture = captureOf(newer, { evidence });
    const added = await bench.handlers.capture({ tabId: 1 });
    expect(added.draft.completeness).toMatchObject({ status: 'complete', turns: 7 });
  });
});

test('a reading of the same turns that establishes more takes the place of the one before', async () => {
  tab.capture = captureOf(whole, { evidence });
  const first = await bench.handlers.capture({ tabId: 1 });
  expect(first.draft.completeness.status).toBe('unverified');
  await startAndFinish();
  expect((await progress()).view?.draft.completeness.status).toBe('complete');
  // A later look from the middle of the page knows less; what was established stays.
  expect((await bench.handlers.capture({ tabId: 1 })).draft.completeness.status).toBe('complete');
});

describe('a pasted transcript', () => {
  const text = 'User: Do not send the report to anyone.\nAssistant: Understood.\nUser: yes';

  test('becomes a draft of its own that is not verified and says why', async () => {
    const { draft, inMemory } = await bench.handlers['capture-transcript']({ text });
    expect(draft.conversationId).toMatch(/^transcript:local-/);
    expect(draft.completeness).toEqual({ status: 'unverified', turns: 3, reasons: ['pasted-by-hand'] });
    expect(draft.items.some((item) => item.section === 'restrictions')).toBe(true);
    expect(inMemory).toBe(true);
    const again = await bench.handlers['capture-transcript']({ text });
    expect(again.draft.conversationId).not.toBe(draft.conversationId);
  });

  test('without speakers is one part whose speaker is unknown, and nothing is suggested from it', async () => {
    const { draft } = await bench.handlers['capture-transcript']({
      text: 'Do not send the report to anyone.',
    });
    expect(draft.completeness.reasons).toEqual(['pasted-by-hand', 'speakers-unknown']);
    expect(draft.items).toEqual([]);
    expect(
      await bench.handlers['read-turn']({ conversationId: draft.conversationId, turnIndex: 0 }),
    ).toMatchObject({ role: 'unknown' });
  });

  test('is masked before it is stored', async () => {
    const { draft } = await bench.handlers['capture-transcript']({
      text: 'User: Do not write to marta.lee@harbour.example before Monday.\nAssistant: Yes.',
    });
    expect(draft.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(draft)).not.toContain('marta.lee');
  });

  test('without a word is refused', async () => {
    await expect(bench.handlers['capture-transcript']({ text: ' \n ' })).rejects.toMatchObject({
      code: 'CONVERSATION_EMPTY',
    });
  });

  test('is recognised when it is read, before anything is kept; a text without speakers is not', async () => {
    const read = await bench.handlers['read-text']({ text });
    expect(read).toEqual({
      kind: 'transcript',
      transcript: {
        turns: [
          { role: 'user', beginning: 'Do not send the report to anyone.' },
          { role: 'assistant', beginning: 'Understood.' },
          { role: 'user', beginning: 'yes' },
        ],
      },
    });
    expect((await bench.handlers['load-overview']({})).drafts).toEqual([]);
    await expect(bench.handlers['read-text']({ text: 'nothing of the kind' })).rejects.toMatchObject({
      code: 'PACKET_NOT_FOUND',
    });
  });
});

test('the selection of a tab is handed over, and its absence too', async () => {
  expect(await bench.handlers['read-selection']({ tabId: 1 })).toEqual({});
  tab.selection = 'User: hi';
  expect(await bench.handlers['read-selection']({ tabId: 1 })).toEqual({ text: 'User: hi' });
});
