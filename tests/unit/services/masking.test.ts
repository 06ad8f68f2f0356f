import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { DraftView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const TAB = 1;
const EMAIL = ['eva', 'example.org'].join('@');
const OTHER_EMAIL = ['otto', 'example.org'].join('@');
const KEY = ['sk', 'proj', 'Zq8Lm3Vt7Xc2Nb6Hy4Rd9Wf1Jp5Ks0Ga'].join('-');

let bench: Bench;

/** Everything that the database holds, as one text. */
async function disk(): Promise<string> {
  const database = await openDB('baton');
  const stores = [...database.objectStoreNames];
  const all = await Promise.all(stores.map((name) => database.getAll(name)));
  database.close();
  return JSON.stringify(all);
}

const capture = (): Promise<DraftView> => bench.handlers.capture({ tabId: TAB });
const changeText = (view: DraftView, itemId: string, text: string): Promise<DraftView> => {
  const item = view.draft.items.find(({ id }) => id === itemId)!;
  const change = { kind: 'edit', itemId, text, basedOn: item.version } as const;
  return bench.handlers['change-draft']({ conversationId: view.draft.conversationId, change });
};

beforeEach(async () => {
  bench = await createBench();
  const turns = turnsOf(
    `Please help me write to ${EMAIL} with the key ${KEY}.`,
    'Sure.',
    `Never show ${EMAIL} to anybody.`,
    'Understood.',
  );
  bench.openTab(TAB, captureOf(turns));
});

describe('masking', () => {
  test('happens before anything is stored, and the same value has the same placeholder everywhere', async () => {
    const { draft } = await capture();
    const texts = draft.items.map(({ text }) => text).join('\n');
    expect(texts).toContain('[EMAIL_1]');
    expect(texts).not.toContain('[EMAIL_2]');
    expect(draft.maskedValues.map(({ placeholder }) => placeholder)).toContain('[EMAIL_1]');
    expect(await disk()).not.toContain(EMAIL);
    expect(await disk()).not.toContain(KEY);
  });

  test('holds through Prepare, backups and the event log', async () => {
    const { draft } = await capture();
    const { conversationId, version } = draft;
    const handoff = await bench.handlers.prepare({ conversationId, version, dropped: [] });
    const { text: draftBackup } = await bench.handlers['back-up-draft']({ conversationId });
    const { text: backup } = await bench.handlers['back-up-handoff']({ packetId: handoff.receipt.packetId });
    for (const leaving of [handoff.text, draftBackup, backup, await disk()]) {
      expect(leaving).not.toContain(EMAIL);
      expect(leaving).not.toContain(KEY);
    }
    expect(handoff.packet.redactions).toMatchObject({ EMAIL: 1 });
  });

  test('finds a value that is typed, and forgets half of it', async () => {
    let view = await capture();
    const id = view.draft.items[0]!.id;
    for (const typed of [
      'Write to otto@example.or',
      `Write to ${OTHER_EMAIL}`,
      `Write to ${OTHER_EMAIL} soon`,
    ]) {
      view = await changeText(view, id, typed);
      expect(view.draft.items.find((item) => item.id === id)?.text).toMatch(/^Write to \[EMAIL_2\]/);
    }
    expect(await disk()).not.toContain('otto');
    const memory = JSON.stringify(await fakeBrowser.storage.session.get(null));
    expect(memory).toContain(OTHER_EMAIL);
    expect(memory).not.toContain('"otto@example.or"');
  });

  test('is lifted by the user for one value, everywhere, and put back', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, placeholder: '[EMAIL_1]' };
    expect(await bench.handlers['reveal-value'](request)).toEqual({ value: EMAIL });
    const allowed = await bench.handlers['decide-value']({ ...request, decision: 'allow' });
    const texts = (view: DraftView): string => view.draft.items.map(({ text }) => text).join('\n');
    expect(texts(allowed)).toContain(EMAIL);
    expect(texts(allowed)).not.toContain('[EMAIL_1]');
    expect(texts(allowed)).not.toContain(KEY);
    const { version, conversationId } = allowed.draft;
    const handoff = await bench.handlers.prepare({ conversationId, version, dropped: [] });
    expect(handoff.text).toContain(EMAIL);

    const masked = await bench.handlers['decide-value']({ ...request, decision: 'mask' });
    expect(texts(masked)).toBe(texts({ draft, inMemory: true }));
    expect(masked.draft.revision).toBe(2);
  });

  test('says that a value is gone when the session is, and masks an allowed one all the same', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, placeholder: '[EMAIL_1]' };
    await bench.handlers['decide-value']({ ...request, decision: 'allow' });
    await bench.restartBrowser();
    const key = draft.maskedValues.find(({ category }) => category === 'API_KEY')!;
    await expect(
      bench.handlers['reveal-value']({ ...request, placeholder: key.placeholder }),
    ).rejects.toMatchObject({ code: 'VALUE_GONE' });
    const view = await bench.handlers['load-draft']({ conversationId: draft.conversationId });
    expect(view.inMemory).toBe(false);
    expect(view.draft.maskedValues.map(({ placeholder }) => placeholder)).toContain(key.placeholder);
    const masked = await bench.handlers['decide-value']({ ...request, decision: 'mask' });
    expect(JSON.stringify(masked.draft)).not.toContain(EMAIL);
    expect(JSON.stringify(masked.draft.items)).toContain('[EMAIL_1]');
  });

  test('covers a turn that is shown as the source of an item', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, turnIndex: 2 };
    expect(await bench.handlers['read-turn'](request)).toEqual({
      outcome: 'found',
      role: 'user',
      markdown: 'Never show [EMAIL_1] to anybody.',
      turns: 4,
    });
    await bench.restartBrowser();
    expect(await bench.handlers['read-turn'](request)).toEqual({ outcome: 'gone' });
  });

  test('keeps every value out of memory and disk once the draft is cancelled', async () => {
    const { draft } = await capture();
    await bench.handlers['discard-draft']({ conversationId: draft.conversationId });
    expect(JSON.stringify(await fakeBrowser.storage.session.get(null))).not.toContain(EMAIL);
    expect(await disk()).not.toContain('[EMAIL_1]');
  });
});

describe('reading a conversation again', () => {
  test('marks an item whose turn has changed and no longer holds its sentence, until it does again', async () => {
    const turns = (rule: string, email = EMAIL) =>
      turnsOf(`Please help me write to ${email}.`, 'Sure.', rule, 'Understood.').map((turn) => ({
        ...turn,
        id: `t${turn.index}`,
      }));
    const read = async (rule: string, email?: string) => {
      bench.openTab(TAB, captureOf(turns(rule, email), { nativeId: 'c7' }));
      const { draft } = await capture();
      const item = draft.items.find(({ source }) => source?.turnIndex === 2)!;
      return { changed: item.source?.changed, text: item.text };
    };
    const first = await read(`Never show ${EMAIL} to anybody.`);
    expect(first.changed).toBeUndefined();
    // A sentence beside it is none of it.
    expect(await read(`Never show ${EMAIL} to anybody. Thanks!`)).toEqual(first);
    expect(await read('Show it to anybody.')).toEqual({ ...first, changed: true });
    expect(await read('Show it to anybody.')).toEqual({ ...first, changed: true });
    expect(await read(`Never show ${EMAIL} to anybody.`)).toEqual(first);
  });

  test('keeps what the user decided, adds what is new, and removes nothing', async () => {
    const first = await capture();
    const id = first.draft.items.find(({ section }) => section === 'goal')!.id;
    await changeText(first, id, 'My own words');
    const more = turnsOf(
      `Please help me write to ${EMAIL} with the key ${KEY}.`,
      'Sure.',
      `Never show ${EMAIL} to anybody.`,
      'Understood.',
      `Never call ${OTHER_EMAIL} either.`,
      'Fine.',
    );
    bench.openTab(TAB, captureOf(more));
    expect(await bench.handlers['open-tab']({ tabId: TAB })).toMatchObject({ newerTurns: 2, hasDraft: true });
    const { draft } = await capture();
    expect(draft.items.find((item) => item.id === id)?.text).toBe('My own words');
    expect(draft.items.length).toBeGreaterThan(first.draft.items.length);
    for (const { id: before } of first.draft.items)
      expect(draft.items.map((item) => item.id)).toContain(before);
    expect(draft.completeness.turns).toBe(6);
    expect(JSON.stringify(draft.items)).toContain('[EMAIL_2]');
    expect(draft.maskedValues.map(({ placeholder }) => placeholder)).toContain('[EMAIL_2]');
    expect((await capture()).draft).toEqual(draft);
  });
});

describe('a chat that is read again after the browser was closed', () => {
  test('gives a new value no placeholder that stands for another one, where the old one’s turn is not loaded', async () => {
    const first = await capture();
    expect(JSON.stringify(first.draft.items)).toContain('[EMAIL_1]');
    await bench.restartBrowser();
    const rest = ['Go on.', 'All right.', `Never write to ${OTHER_EMAIL} about the shop.`, 'Understood.'];
    const evidence = { ...captureOf([]).evidence, startReached: 'no' } as const;
    bench.openTab(TAB, captureOf(turnsOf(...rest), { evidence }));
    const { draft } = await capture();
    const fresh = draft.items.find(({ text }) => text.includes('about the shop'))!;
    const placeholder = /\[EMAIL_\d+\]/.exec(fresh.text)![0];
    expect(JSON.stringify(first.draft.items)).not.toContain(placeholder);
    const { conversationId } = draft;
    expect(await bench.handlers['reveal-value']({ conversationId, placeholder })).toEqual({
      value: OTHER_EMAIL,
    });
    const old = { conversationId, placeholder: '[EMAIL_1]' };
    await expect(bench.handlers['reveal-value'](old)).rejects.toMatchObject({ code: 'VALUE_GONE' });
  });

  test('knows the values again where their turns are read again', async () => {
    const first = await capture();
    await bench.restartBrowser();
    const { draft } = await capture();
    expect(draft.items).toEqual(first.draft.items);
    const known = { conversationId: draft.conversationId, placeholder: '[EMAIL_1]' };
    expect(await bench.handlers['reveal-value'](known)).toEqual({ value: EMAIL });
  });
});
