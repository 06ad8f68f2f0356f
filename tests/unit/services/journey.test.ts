import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { DraftView, HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const withCode = (code: string) => expect.objectContaining({ code });
const SOURCE = 1;
const DESTINATION = 2;
const ANSWERS =
  '1. Move the shop\n2. unknown\n3. never send the newsletter\n4. nothing\n5. import the customers';

const talk = turnsOf(
  'Please help me move our web shop to a new host.',
  'Sure. All tests pass already.',
  'Never send the newsletter before I have read it. Write to eva@example.org about it.',
  'Understood.',
);

let bench: Bench;

const capture = (): Promise<DraftView> => bench.handlers.capture({ tabId: SOURCE });

async function prepare(): Promise<HandoffView> {
  const { draft } = await capture();
  return await bench.handlers.prepare({
    conversationId: draft.conversationId,
    version: draft.version,
    dropped: [],
  });
}

function answerIn(handoff: HandoffView, reply = `${lineOf(handoff)}\n\n${ANSWERS}`): void {
  const capture = captureOf(turnsOf(handoff.text, reply), { site: 'claude', nativeId: 'd1' });
  bench.openTab(DESTINATION, capture, 'https://claude.ai');
}

function lineOf({ receipt }: HandoffView): string {
  return acknowledgementLine({ id: receipt.packetId, revision: receipt.revision });
}

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(talk));
  bench.openTab(DESTINATION, captureOf([], { site: 'claude', nativeId: undefined }), 'https://claude.ai');
});

describe('the journey of a handoff', () => {
  test('goes from a capture to a resumed conversation, and the source says where it went', async () => {
    const prepared = await prepare();
    expect(prepared).toMatchObject({
      duplicate: false,
      receipt: { state: 'PREPARED', revision: 1, sourceTurns: 4 },
    });

    const inserted = await bench.handlers.insert({
      packetId: prepared.receipt.packetId,
      tabId: DESTINATION,
      again: false,
    });
    expect(inserted).toMatchObject({ inserted: true, look: { outcome: 'absent' } });
    expect(bench.tabs.get(DESTINATION)?.inserted).toEqual([prepared.text]);
    expect(inserted.handoff.receipt.deliveries).toEqual([
      expect.objectContaining({ method: 'insert', outcome: 'verified', origin: 'https://claude.ai' }),
    ]);

    answerIn(prepared);
    const view = await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(view.toHere).toEqual([
      { handoff: expect.objectContaining({ state: 'ACKNOWLEDGED' }), look: { outcome: 'acknowledged' } },
    ]);
    const acknowledged = await bench.handlers['load-handoff']({ packetId: prepared.receipt.packetId });
    expect(acknowledged.receipt.acknowledgement?.way).toBe('transcript');
    expect(acknowledged.answers?.answers[0]).toBe('Move the shop');

    const resumed = await bench.handlers.resume({ packetId: prepared.receipt.packetId });
    expect(resumed.receipt).toMatchObject({
      state: 'RESUMED',
      destination: { conversationId: 'claude:d1', site: 'claude', origin: 'https://claude.ai' },
    });
    const source = await bench.handlers['open-tab']({ tabId: SOURCE });
    expect(source.fromHere[0]).toMatchObject({ state: 'RESUMED', destination: { site: 'claude' } });
    expect(resumed.events.map(({ event }) => event)).toEqual(['prepare', 'deliver', 'acknowledge', 'resume']);
    expect(await bench.handlers['verify-log']({})).toEqual({ entries: 4 });
  });

  test('survives the worker being stopped and the browser being closed between any two steps', async () => {
    const prepared = await prepare();
    bench.restartWorker();
    const { packetId } = prepared.receipt;
    await bench.handlers.insert({ packetId, tabId: DESTINATION, again: false });
    await bench.restartBrowser();
    answerIn(prepared);
    await bench.handlers['look-for-reply']({ packetId, tabId: DESTINATION });
    await bench.restartBrowser();
    const resumed = await bench.handlers.resume({ packetId });
    expect(resumed).toMatchObject({ duplicate: false, receipt: { state: 'RESUMED' } });
    expect(resumed.answers).toBeUndefined();
  });

  test('preparing the same content again, also twice at once, gives one packet and one receipt', async () => {
    const { draft } = await capture();
    const request = { conversationId: draft.conversationId, version: draft.version, dropped: [] };
    const results = await Promise.all([bench.handlers.prepare(request), bench.handlers.prepare(request)]);
    expect(new Set(results.map(({ receipt }) => receipt.packetId)).size).toBe(1);
    expect(results.map(({ duplicate }) => duplicate).sort()).toEqual([false, true]);
    const again = await bench.handlers.prepare(request);
    expect(again).toMatchObject({ duplicate: true, receipt: { duplicates: 2, revision: 1 } });
    const { handoffs } = await bench.handlers['load-overview']({});
    expect(handoffs).toHaveLength(1);
  });

  test('an edit after Prepare begins a revision that supersedes the one before', async () => {
    const first = await prepare();
    const { draft } = await bench.handlers['load-draft']({ conversationId: first.receipt.conversationId });
    const goal = draft.items.find((item) => item.section === 'goal')!;
    const change = {
      kind: 'edit',
      itemId: goal.id,
      text: 'Move the shop by Friday',
      basedOn: goal.version,
    } as const;
    const edited = await bench.handlers['change-draft']({ conversationId: draft.conversationId, change });
    const second = await bench.handlers.prepare({
      conversationId: draft.conversationId,
      version: edited.draft.version,
      dropped: [],
    });
    expect(second.packet).toMatchObject({ revision: 2, previous_packet_id: first.receipt.packetId });
    const old = await bench.handlers['load-handoff']({ packetId: first.receipt.packetId });
    expect(old.receipt).toMatchObject({ state: 'CANCELLED', reason: 'superseded' });
    expect(old.packet).toEqual(first.packet);
    const request = { packetId: first.receipt.packetId };
    await expect(bench.handlers['take-text'](request)).rejects.toEqual(withCode('STALE_REVISION'));
    await expect(bench.handlers.resume(request)).rejects.toEqual(withCode('STALE_REVISION'));
  });

  test('a restriction of the revision before is dropped deliberately or not at all', async () => {
    const first = await prepare();
    const conversationId = first.receipt.conversationId;
    const { draft } = await bench.handlers['load-draft']({ conversationId });
    const item = draft.items.find(({ section }) => section === 'restrictions')!;
    const change = { kind: 'remove', itemId: item.id } as const;
    const { draft: without } = await bench.handlers['change-draft']({ conversationId, change });
    const { lost } = await bench.handlers['preview-packet']({ conversationId });
    expect(lost).toEqual([item.text]);
    const request = { conversationId, version: without.version };
    await expect(bench.handlers.prepare({ ...request, dropped: [] })).rejects.toEqual(withCode('LOST_ITEMS'));
    expect(await bench.handlers.prepare({ ...request, dropped: lost })).toMatchObject({
      receipt: { revision: 2 },
    });
  });
});

describe('a retry', () => {
  test('asks the destination first and inserts nothing when the packet is already there', async () => {
    const prepared = await prepare();
    const { packetId } = prepared.receipt;
    answerIn(prepared, 'Let me read this first.');
    const again = await bench.handlers.insert({ packetId, tabId: DESTINATION, again: true });
    expect(again).toMatchObject({ inserted: false, look: { outcome: 'delivered' } });
    expect(bench.tabs.get(DESTINATION)?.inserted).toEqual([]);
  });

  test('finds an acknowledgement that was lost', async () => {
    const prepared = await prepare();
    answerIn(prepared);
    const request = { packetId: prepared.receipt.packetId, tabId: DESTINATION, again: false };
    const retried = await bench.handlers.insert(request);
    expect(retried).toMatchObject({ inserted: false, handoff: { receipt: { state: 'ACKNOWLEDGED' } } });
  });

  test('leaves a text alone that stands in the composer, and records it when its record was lost', async () => {
    const prepared = await prepare();
    const capture = captureOf([], { site: 'claude', composerText: `My own words.\n\n${prepared.text}` });
    const tab = bench.openTab(DESTINATION, capture, 'https://claude.ai');
    const request = { packetId: prepared.receipt.packetId, tabId: DESTINATION, again: true };
    const retried = await bench.handlers.insert(request);
    expect(retried).toMatchObject({ inserted: false, look: { outcome: 'in-composer' } });
    expect(tab.inserted).toEqual([]);
    expect(retried.handoff.receipt.deliveries).toHaveLength(1);
    expect((await bench.handlers.insert(request)).handoff.receipt.deliveries).toHaveLength(1);
  });

  test.each([
    ['altered', { outcome: 'altered', differenceAtUnits: 12, draftKept: true }],
    ['truncated', { outcome: 'truncated', differenceAtUnits: 9, takenBack: true, draftKept: true }],
    ['attachment', { outcome: 'attachment', draftKept: true }],
    ['unknown', { outcome: 'unknown', draftKept: false }],
  ] as const)('says what became of the text: %s', async (outcome, insertion) => {
    const prepared = await prepare();
    bench.tabs.get(DESTINATION)!.insertion = insertion;
    const { packetId } = prepared.receipt;
    const { handoff } = await bench.handlers.insert({ packetId, tabId: DESTINATION, again: false });
    expect(handoff.receipt).toMatchObject({ state: 'PREPARED', deliveries: [{ outcome }] });
  });
});

describe('an acknowledgement', () => {
  test('pasted by hand is recorded as such, once', async () => {
    const prepared = await prepare();
    const request = { packetId: prepared.receipt.packetId, reply: `${lineOf(prepared)}\n${ANSWERS}` };
    const acknowledged = await bench.handlers['paste-reply'](request);
    expect(acknowledged).toMatchObject({
      duplicate: false,
      receipt: { state: 'ACKNOWLEDGED', acknowledgement: { way: 'pasted' } },
      answers: {
        answers: ['Move the shop', 'unknown', expect.any(String), 'nothing', 'import the customers'],
      },
    });
    expect(await bench.handlers['paste-reply'](request)).toMatchObject({
      duplicate: true,
      receipt: { duplicates: 1 },
    });
    await expect(bench.handlers['paste-reply']({ ...request, reply: 'ok' })).rejects.toEqual(
      withCode('NO_ACKNOWLEDGEMENT'),
    );
  });

  test('on the user’s own word says that it was this word', async () => {
    const prepared = await prepare();
    const { receipt } = await bench.handlers['acknowledge-by-hand']({ packetId: prepared.receipt.packetId });
    expect(receipt).toMatchObject({ state: 'ACKNOWLEDGED', acknowledgement: { way: 'by-hand' } });
    expect(receipt.destination).toBeUndefined();
  });

  test('for a cancelled handoff is recorded, the user is told, and the state stays', async () => {
    const prepared = await prepare();
    const { packetId } = prepared.receipt;
    await bench.handlers.cancel({ packetId });
    const request = { packetId, reply: `${lineOf(prepared)}\n${ANSWERS}` };
    await expect(bench.handlers['paste-reply'](request)).rejects.toMatchObject({
      code: 'HANDOFF_CANCELLED',
      detail: { recorded: true },
    });
    answerIn(prepared);
    const view = await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(view.toHere[0]).toMatchObject({
      handoff: { state: 'CANCELLED' },
      look: { outcome: 'acknowledged' },
    });
    const { receipt, events } = await bench.handlers['load-handoff']({ packetId });
    expect(receipt).toMatchObject({ state: 'CANCELLED', reason: 'user' });
    expect(events.at(-1)?.event).toBe('acknowledge');
  });

  test('from a second destination leaves the handoff with the first, and resuming there is a repetition', async () => {
    const prepared = await prepare();
    const { packetId } = prepared.receipt;
    answerIn(prepared);
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    const reply = `${lineOf(prepared)}\n\n${ANSWERS}`;
    const second = captureOf(turnsOf(prepared.text, reply), { site: 'chatgpt', nativeId: 'd2' });
    bench.openTab(3, second, 'https://chatgpt.com');
    await bench.handlers['open-tab']({ tabId: 3 });
    expect(await bench.handlers.resume({ packetId })).toMatchObject({ duplicate: false });
    await bench.handlers['open-tab']({ tabId: 3 });
    expect(await bench.handlers.resume({ packetId })).toMatchObject({
      duplicate: true,
      receipt: { state: 'RESUMED', destination: { conversationId: 'claude:d1' } },
    });
  });

  test('that a page shows while the packet only stands in its composer does not count', async () => {
    const prepared = await prepare();
    const forged = captureOf(turnsOf('Hello', lineOf(prepared)), {
      site: 'claude',
      composerText: prepared.text,
    });
    bench.openTab(DESTINATION, forged, 'https://claude.ai');
    const { toHere } = await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(toHere[0]).toMatchObject({ handoff: { state: 'PREPARED' }, look: { outcome: 'in-composer' } });
  });

  test('that is read again and again in the transcript is recorded once', async () => {
    const prepared = await prepare();
    answerIn(prepared);
    for (let time = 0; time < 3; time += 1) await bench.handlers['open-tab']({ tabId: DESTINATION });
    const { events } = await bench.handlers['load-handoff']({ packetId: prepared.receipt.packetId });
    expect(events.map(({ event }) => event)).toEqual(['prepare', 'acknowledge']);
  });
});

describe('pause and cancel', () => {
  test('a paused handoff refuses to be copied, inserted, acknowledged or resumed until it is continued', async () => {
    const prepared = await prepare();
    const { packetId } = prepared.receipt;
    await bench.handlers.pause({ packetId });
    const refused = withCode('HANDOFF_PAUSED');
    await expect(bench.handlers['take-text']({ packetId })).rejects.toEqual(refused);
    await expect(bench.handlers.insert({ packetId, tabId: DESTINATION, again: false })).rejects.toEqual(
      refused,
    );
    await expect(bench.handlers['acknowledge-by-hand']({ packetId })).rejects.toEqual(refused);
    answerIn(prepared);
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect((await bench.handlers['load-handoff']({ packetId })).receipt.state).toBe('PREPARED');
    expect((await bench.handlers['back-up-handoff']({ packetId })).text).toBe(prepared.text);

    await bench.handlers.continue({ packetId });
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    await bench.handlers.pause({ packetId });
    await expect(bench.handlers.resume({ packetId })).rejects.toEqual(refused);
    await bench.handlers.continue({ packetId });
    expect((await bench.handlers.resume({ packetId })).receipt.state).toBe('RESUMED');
  });

  test('a paused draft cannot be prepared until it is continued', async () => {
    const { draft } = await capture();
    const { conversationId } = draft;
    const paused = await bench.handlers['pause-draft']({ conversationId, paused: true });
    const request = { conversationId, version: paused.draft.version, dropped: [] };
    await expect(bench.handlers.prepare(request)).rejects.toEqual(withCode('HANDOFF_PAUSED'));
    const continued = await bench.handlers['pause-draft']({ conversationId, paused: false });
    expect(await bench.handlers.prepare({ ...request, version: continued.draft.version })).toBeDefined();
  });

  test('cancelling drops the draft and the memory, and a new packet is a new revision', async () => {
    const first = await prepare();
    const { packetId, conversationId } = first.receipt;
    const cancelled = await bench.handlers.cancel({ packetId });
    expect(cancelled.receipt).toMatchObject({ state: 'CANCELLED', reason: 'user' });
    await expect(bench.handlers['load-draft']({ conversationId })).rejects.toEqual(
      withCode('DRAFT_NOT_FOUND'),
    );
    expect((await prepare()).receipt.revision).toBe(2);
  });
});

describe('a page that cannot be captured', () => {
  test.each([
    ['is no chat', captureOf([], { status: 'unknown', site: '' }), 'no-chat', 'PAGE_NOT_A_CHAT'],
    ['has changed', captureOf([], { status: 'changed' }), 'changed', 'SITE_CHANGED'],
    ['is empty', captureOf([]), 'empty', 'CONVERSATION_EMPTY'],
    ['has a field alone', captureOf([], { site: 'generic' }), 'no-chat', 'PAGE_NOT_A_CHAT'],
  ])('because it %s is named and nothing is stored', async (_name, page, kind, code) => {
    bench.openTab(SOURCE, page);
    expect((await bench.handlers['open-tab']({ tabId: SOURCE })).kind).toBe(kind);
    await expect(capture()).rejects.toEqual(withCode(code));
    expect((await bench.handlers['load-overview']({})).drafts).toEqual([]);
  });

  test('because the browser forbids it is named', async () => {
    bench.openTab(SOURCE, new HandoffError('PAGE_NOT_READABLE'));
    expect((await bench.handlers['open-tab']({ tabId: SOURCE })).kind).toBe('unreadable');
  });

  test('leaves a draft that is there as it is', async () => {
    const { draft } = await capture();
    bench.openTab(SOURCE, captureOf([], { status: 'changed' }));
    await expect(capture()).rejects.toEqual(withCode('SITE_CHANGED'));
    expect((await bench.handlers['load-draft']({ conversationId: draft.conversationId })).draft).toEqual(
      draft,
    );
  });
});

describe('a conversation without an id of its own', () => {
  test('keeps the id that was minted for it when it gets its permanent address', async () => {
    bench.openTab(SOURCE, captureOf(talk, { nativeId: undefined }));
    const { draft } = await capture();
    expect(draft.conversationId).toBe('chatgpt:local-minted-1');
    bench.openTab(SOURCE, captureOf(talk, { nativeId: 'c9' }));
    expect((await bench.handlers['open-tab']({ tabId: SOURCE })).conversationId).toBe(
      'chatgpt:local-minted-1',
    );
    bench.openTab(SOURCE, captureOf(turnsOf('Something else'), { nativeId: 'c9' }));
    expect((await bench.handlers['open-tab']({ tabId: SOURCE })).conversationId).toBe('chatgpt:c9');
  });
});

describe('a text from elsewhere', () => {
  test('that only names a packet finds it again, where this Baton has it', async () => {
    const { receipt } = await prepare();
    const { packetId } = receipt;
    for (const text of [
      `handoff: ${packetId.slice(0, 8)} v1`,
      `baton ${packetId.slice(0, 8)}-${packetId.slice(8, 12)} r1`,
    ]) {
      expect(await bench.handlers['read-text']({ text })).toMatchObject({
        kind: 'packet',
        reading: { packetId, known: true },
      });
    }
    const unknown = bench.handlers['read-text']({ text: 'handoff: 00000000 v1' });
    await expect(unknown).rejects.toEqual(withCode('HANDOFF_NOT_FOUND'));
  });

  test('with a packet of another Baton is kept once', async () => {
    const prepared = await prepare();
    const other = await createBench();
    const text = `Here:\n\n${prepared.text}`;
    expect(await other.handlers['read-text']({ text })).toMatchObject({
      kind: 'packet',
      reading: { known: false, idCheck: 'matches', packetId: prepared.receipt.packetId },
    });
    const received = await other.handlers.receive({ text });
    expect(received).toMatchObject({ duplicate: false, receipt: { origin: 'received', state: 'PREPARED' } });
    expect(await other.handlers.receive({ text })).toMatchObject({ duplicate: true });
    await expect(other.handlers.receive({ text: text.replace('new host."', 'old host."') })).rejects.toEqual(
      withCode('PACKET_ALTERED'),
    );
  });

  test('with a revision that is older than the one here is refused', async () => {
    const first = await prepare();
    await bench.handlers.cancel({ packetId: first.receipt.packetId });
    const second = await prepare();
    const other = await createBench();
    await other.handlers.receive({ text: second.text });
    await expect(other.handlers.receive({ text: first.text })).rejects.toEqual(withCode('STALE_REVISION'));
  });

  test('with the backup of a second revision goes on where the first one never was', async () => {
    const first = await prepare();
    await bench.handlers.cancel({ packetId: first.receipt.packetId });
    const { draft } = await capture();
    const { conversationId } = draft;
    const { text } = await bench.handlers['back-up-draft']({ conversationId });
    const other = await createBench();
    const restored = await other.handlers['restore-draft']({ text });
    expect(restored.draft.previousPacketId).toBe(first.receipt.packetId);
    expect((await other.handlers['preview-packet']({ conversationId })).lost).toEqual([]);
    const request = { conversationId, version: restored.draft.version, dropped: [] };
    expect((await other.handlers.prepare(request)).receipt).toMatchObject({ revision: 2, state: 'PREPARED' });
  });

  test('with a draft’s backup brings the draft back where there is none', async () => {
    const { draft } = await capture();
    const { text } = await bench.handlers['back-up-draft']({ conversationId: draft.conversationId });
    await expect(bench.handlers['restore-draft']({ text })).rejects.toEqual(withCode('DRAFT_EXISTS'));
    await bench.handlers['discard-draft']({ conversationId: draft.conversationId });
    expect((await bench.handlers['restore-draft']({ text })).draft).toEqual(draft);
    const damaged = text.replace('"revision": 1', '"revision": 2');
    await expect(bench.handlers['read-text']({ text: damaged })).rejects.toEqual(withCode('BACKUP_DAMAGED'));
  });
});
