import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const TAB = 1;
const EMAIL = ['eva', 'example.org'].join('@');
const OTHER_EMAIL = ['otto', 'example.org'].join('@');

let bench: Bench;

const capture = (): Promise<DraftView> => bench.handlers.capture({ tabId: TAB });
const textsOf = ({ draft }: DraftView): string => draft.items.map(({ text }) => text).join('\n');
const prepare = ({ draft: { conversationId, version } }: DraftView) =>
  bench.handlers.prepare({ conversationId, version, dropped: [] });
const type = (view: DraftView, text: string): Promise<DraftView> => {
  const { id, version } = view.draft.items[0]!;
  const change = { kind: 'edit', itemId: id, text, basedOn: version } as const;
  return bench.handlers['change-draft']({ conversationId: view.draft.conversationId, change });
};
/** Another chat that says the same, in another tab. */
const openOther = (): Promise<DraftView> => {
  bench.openTab(2, captureOf(chat(), { nativeId: 'c2' }));
  return bench.handlers.capture({ tabId: 2 });
};

function chat() {
  return turnsOf(
    `Please help me write to ${EMAIL} about Project Heron in /home/mwinter/heron.`,
    'Sure.',
    `Never show ${EMAIL} or ${OTHER_EMAIL} to Mara Winter.`,
    'Understood.',
  );
}

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(TAB, captureOf(chat()));
});

describe('a value that is typed after the review', () => {
  test('stops Prepare until the user keeps it masked', async () => {
    const typed = await type(await capture(), 'Write to nora@example.org');
    const value = typed.draft.maskedValues.find(({ undecided }) => undecided)!;
    await expect(prepare(typed)).rejects.toMatchObject({ code: 'VALUES_UNDECIDED', detail: { found: 1 } });
    const { conversationId } = typed.draft;
    const { placeholder } = value;
    const decided = await bench.handlers['decide-value']({ conversationId, placeholder, decision: 'mask' });
    const handoff = await prepare(decided);
    expect(handoff.text).toContain(placeholder);
    expect(handoff.text).not.toContain('nora@example.org');
  });

  test('stops Prepare until the user allows it', async () => {
    const typed = await type(await capture(), 'Write to nora@example.org');
    const { placeholder } = typed.draft.maskedValues.find(({ undecided }) => undecided)!;
    const request = { conversationId: typed.draft.conversationId, placeholder };
    const handoff = await prepare(await bench.handlers['decide-value']({ ...request, decision: 'allow' }));
    expect(handoff.text).toContain('nora@example.org');
  });

  test('is decided already when it is one that the conversation holds', async () => {
    const typed = await type(await capture(), `Write to ${EMAIL}`);
    expect(typed.draft.maskedValues.some(({ undecided }) => undecided)).toBe(false);
    expect((await prepare(typed)).text).not.toContain(EMAIL);
  });

  test('no longer stops anything once it is deleted again', async () => {
    const view = await type(await type(await capture(), 'Write to nora@example.org'), 'Write to her');
    expect((await prepare(view)).text).toContain('Write to her');
  });
});

describe('a value that is always allowed', () => {
  test('travels in clear in this conversation and in others, until it is masked again', async () => {
    const first = await capture();
    const request = { conversationId: first.draft.conversationId, placeholder: '[EMAIL_1]' };
    const allowed = await bench.handlers['decide-value']({ ...request, decision: 'allow-always' });
    expect(textsOf(allowed)).toContain(EMAIL);
    expect(await bench.handlers['load-settings']({})).toMatchObject({ allowedValues: [EMAIL] });
    const other = await openOther();
    expect(textsOf(other)).toContain(EMAIL);
    expect(textsOf(other)).not.toContain(OTHER_EMAIL);
    expect((await prepare(other)).text).toContain(EMAIL);

    await bench.handlers['change-settings']({ change: { kind: 'forget-allowed', value: EMAIL } });
    const again = await bench.handlers['load-draft']({ conversationId: other.draft.conversationId });
    expect(textsOf(again)).not.toContain(EMAIL);
    expect(await bench.handlers['load-settings']({})).toMatchObject({ allowedValues: [] });
  });

  test('is forgotten for all when it is masked again where it was allowed', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, placeholder: '[EMAIL_1]' };
    await bench.handlers['decide-value']({ ...request, decision: 'allow-always' });
    const masked = await bench.handlers['decide-value']({ ...request, decision: 'mask' });
    expect(textsOf(masked)).not.toContain(EMAIL);
    expect(textsOf(await openOther())).not.toContain(EMAIL);
  });
});

describe('a kind that is never masked in a conversation', () => {
  test('comes back in clear, stays so in later captures, and not in other conversations', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, category: 'EMAIL' } as const;
    const shown = await bench.handlers['decide-category']({ ...request, decision: 'never-mask' });
    expect(textsOf(shown)).toContain(EMAIL);
    expect(textsOf(shown)).not.toContain('[EMAIL_');
    expect((await prepare(shown)).text).toContain(OTHER_EMAIL);
    expect(textsOf(await capture())).toContain(EMAIL);
    expect(textsOf(await openOther())).not.toContain(EMAIL);

    const masked = await bench.handlers['decide-category']({ ...request, decision: 'mask' });
    expect(textsOf(masked)).toBe(textsOf({ draft, inMemory: true }));
  });
});

describe('a passage that the user marks', () => {
  test('is masked wherever it stands, in what leaves and in the turns that are shown', async () => {
    const { draft } = await capture();
    const { conversationId } = draft;
    const marked = await bench.handlers['mask-passage']({ conversationId, text: ' Mara Winter' });
    expect(textsOf(marked)).toContain('[PASSAGE_1]');
    const handoff = await prepare(marked);
    expect(handoff.text).not.toContain('Mara Winter');
    expect(handoff.packet.redactions).toMatchObject({ PASSAGE: 1 });
    const turn = await bench.handlers['read-turn']({ conversationId, turnIndex: 2 });
    expect(turn).toMatchObject({ markdown: 'Never show [EMAIL_1] or [EMAIL_2] to [PASSAGE_1].' });
  });

  test('keeps what is masked inside it, and masks the words around', async () => {
    const { draft } = await capture();
    const { conversationId } = draft;
    const text = 'or [EMAIL_2] to Mara Winter';
    const marked = textsOf(await bench.handlers['mask-passage']({ conversationId, text }));
    expect(marked).toContain('[EMAIL_2] [PASSAGE_1]');
  });

  test('does not come back with a later capture, also when memory no longer knows it', async () => {
    const { conversationId } = (await capture()).draft;
    const marked = await bench.handlers['mask-passage']({ conversationId, text: 'Mara Winter' });
    await bench.restartBrowser();
    const again = await capture();
    expect(textsOf(again)).toBe(textsOf(marked));
    expect(textsOf(again)).not.toContain('Mara Winter');
  });

  test.each([
    ['Mar', 'PASSAGE_TOO_SHORT'],
    ['Nobody said this', 'PASSAGE_NOT_FOUND'],
  ])('is refused when it is “%s”', async (text, code) => {
    const { conversationId } = (await capture()).draft;
    await expect(bench.handlers['mask-passage']({ conversationId, text })).rejects.toMatchObject({ code });
  });
});

describe('what may be private', () => {
  test('is listed with the words around it and masked only when the user says so', async () => {
    const first = await capture();
    const { conversationId } = first.draft;
    expect(textsOf(first)).toContain('mwinter');
    const { doubtful } = await bench.handlers['list-doubtful']({ conversationId });
    const [one] = doubtful.filter(({ category }) => category === 'ACCOUNT_NAME');
    expect(one).toMatchObject({ value: 'mwinter', after: '/heron.' });
    const { value: text, category } = one!;
    const masked = await bench.handlers['mask-passage']({ conversationId, text, category });
    expect(textsOf(masked)).toContain('/home/[ACCOUNT_NAME_1]/heron');
    expect((await bench.handlers['list-doubtful']({ conversationId })).doubtful).not.toContainEqual(one);
  });
});

describe('the user’s own words', () => {
  const word = { kind: 'word', text: 'project heron' } as const;

  test('are masked in drafts that are there and in later captures, and no longer once they are removed', async () => {
    const first = await capture();
    await bench.handlers['change-settings']({ change: { kind: 'add-term', term: word } });
    const { conversationId } = first.draft;
    const masked = await bench.handlers['load-draft']({ conversationId });
    expect(textsOf(masked)).not.toMatch(/heron\b(?!\.)/i);
    expect(textsOf(masked)).toContain('[OWN_TERM_1]');
    expect(textsOf(await openOther())).not.toContain('Project Heron');
    expect((await prepare(masked)).text).not.toContain('Project Heron');

    await bench.handlers['change-settings']({ change: { kind: 'remove-term', term: word } });
    bench.openTab(3, captureOf(chat(), { nativeId: 'c3' }));
    expect(textsOf(await bench.handlers.capture({ tabId: 3 }))).toContain('Project Heron');
  });

  test('leave a draft in which they change nothing the version that it is', async () => {
    const first = await capture();
    const term = { kind: 'word', text: 'Kingfisher' } as const;
    await bench.handlers['change-settings']({ change: { kind: 'add-term', term } });
    const { draft } = await bench.handlers['load-draft']({ conversationId: first.draft.conversationId });
    expect(draft).toEqual(first.draft);
  });

  test('are refused with a reason as a pattern that could run away, and nothing is stored', async () => {
    const term = { kind: 'pattern', text: '(a+)+b' } as const;
    await expect(
      bench.handlers['change-settings']({ change: { kind: 'add-term', term } }),
    ).rejects.toMatchObject({ code: 'PATTERN_REFUSED', detail: { reason: 'NESTED_REPETITION' } });
    expect(await bench.handlers['load-settings']({})).toEqual({ allowedValues: [], ownTerms: [] });
  });
});

describe('values put back into a text', () => {
  test('come from the session’s memory; what it does not know stays and is named', async () => {
    const { conversationId } = (await capture()).draft;
    const text = 'Wrote to [EMAIL_1], then to [EMAIL_1] and [EMAIL_7].';
    expect(await bench.handlers['restore-values']({ conversationId, text })).toEqual({
      text: `Wrote to ${EMAIL}, then to ${EMAIL} and [EMAIL_7].`,
      restored: 2,
      unknown: ['[EMAIL_7]'],
    });
  });

  test('are gone when the session is', async () => {
    const { conversationId } = (await capture()).draft;
    await bench.restartBrowser();
    await expect(
      bench.handlers['restore-values']({ conversationId, text: 'Wrote to [EMAIL_1].' }),
    ).rejects.toMatchObject({ code: 'VALUE_GONE' });
  });
});

describe('a database of the version before', () => {
  test('keeps its drafts and gets a place for the settings', async () => {
    const first = await capture();
    const stored = await openDB('baton');
    const drafts = await stored.getAll('drafts');
    stored.close();
    bench = await createBench();
    const old = await openDB('baton', 1, {
      upgrade(database) {
        database.createObjectStore('drafts', { keyPath: 'conversationId' });
        database.createObjectStore('packets', { keyPath: 'id' });
        const receipts = database.createObjectStore('receipts', { keyPath: 'packetId' });
        receipts.createIndex('by-conversation', ['conversationId', 'revision']);
        receipts.createIndex('by-time', 'updatedAtMs');
        database.createObjectStore('events', { keyPath: 'sequence' }).createIndex('by-packet', 'packetId');
      },
    });
    for (const draft of drafts) await old.put('drafts', draft);
    old.close();
    const { conversationId } = first.draft;
    expect((await bench.handlers['load-draft']({ conversationId })).draft).toEqual(first.draft);
    const term = { kind: 'word', text: 'Kingfisher' } as const;
    await bench.handlers['change-settings']({ change: { kind: 'add-term', term } });
    expect(await bench.handlers['load-settings']({})).toMatchObject({ ownTerms: [term] });
  });
});
