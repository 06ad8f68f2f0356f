import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, type FakeTab, turnsOf } from './ports.ts';

const withCode = (code: string) => expect.objectContaining({ code });
const SOURCE = 1;
const HERE = 2;
const THERE = 3;

let bench: Bench;
let prepared: HandoffView;
let packetId: string;

const emptyChat = () => captureOf([], { site: 'claude', nativeId: undefined });
const insert = (again = false, tabId = HERE) => bench.handlers.insert({ packetId, tabId, again });
const here = (): FakeTab => bench.tabs.get(HERE)!;

/** A tab of a granted site in which the packet stands, with what was answered. */
function openThere(reply: string | undefined, isGranted = true): FakeTab {
  const spoken = reply === undefined ? [prepared.text] : [prepared.text, reply];
  const capture = captureOf(turnsOf(...spoken), { site: 'claude', nativeId: 'there' });
  const tab = bench.openTab(THERE, capture, 'https://claude.ai');
  tab.isGranted = isGranted;
  return tab;
}

const goodReply = () => {
  const { packetId: id, revision } = prepared.receipt;
  return `${acknowledgementLine({ id, revision })}\n\n1. Move the shop\n2. unknown\n3. none\n4. nothing\n5. wait`;
};

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(turnsOf('Please help me move our web shop to a new host.', 'Sure.')));
  bench.openTab(HERE, emptyChat(), 'https://claude.ai');
  const { draft } = await bench.handlers.capture({ tabId: SOURCE });
  const { conversationId, version } = draft;
  prepared = await bench.handlers.prepare({ conversationId, version, dropped: [] });
  packetId = prepared.receipt.packetId;
});

describe('a text that went out before is looked for', () => {
  beforeEach(async () => {
    expect(await insert()).toMatchObject({ inserted: true });
    here().inserted = [];
  });

  test('in this tab: found, it is not inserted again', async () => {
    here().capture = captureOf(turnsOf(prepared.text, 'Let me read this first.'), { site: 'claude' });
    expect(await insert()).toMatchObject({ inserted: false, look: { outcome: 'delivered' } });
    expect(here().inserted).toEqual([]);
  });

  test('in another tab that Baton may read: found, the acknowledgement counts and nothing is inserted', async () => {
    openThere(goodReply());
    const retried = await insert();
    expect(retried).toMatchObject({
      inserted: false,
      look: {
        outcome: 'absent',
        others: { asked: 1, closed: 1, found: [{ site: 'Claude', outcome: 'acknowledged' }] },
      },
      handoff: { receipt: { state: 'ACKNOWLEDGED', destination: { conversationId: 'claude:there' } } },
    });
    expect(here().inserted).toEqual([]);
  });

  test('in another tab where it stands unanswered: nothing is inserted until the user says so', async () => {
    openThere(undefined);
    expect(await insert()).toMatchObject({
      inserted: false,
      look: { others: { found: [{ site: 'Claude', outcome: 'delivered' }] } },
    });
    expect(here().inserted).toEqual([]);
    expect(await insert(true)).toMatchObject({ inserted: true });
    expect(here().inserted).toEqual([prepared.text]);
  });

  test('and not found in any of them: it may go in, and who was asked is said', async () => {
    bench.openTab(THERE, emptyChat(), 'https://claude.ai').isGranted = true;
    expect(await insert()).toMatchObject({
      inserted: true,
      look: { outcome: 'absent', others: { asked: 1, closed: 1, found: [] } },
    });
  });

  test('and could not be asked for: the tabs without a permission, and those that do not answer, are counted', async () => {
    openThere(goodReply(), false);
    bench.openTab(4, new HandoffError('CAPTURE_MALFORMED'), 'https://claude.ai').isGranted = true;
    const { look, handoff } = await insert();
    expect(look.others).toEqual({ asked: 0, closed: 3, found: [] });
    expect(handoff.receipt.state).toBe('PREPARED');
  });

  test('when the user only asks again, in the other tabs as well', async () => {
    openThere(goodReply());
    const looked = await bench.handlers['look-for-reply']({ packetId, tabId: HERE });
    expect(looked).toMatchObject({
      look: { outcome: 'absent', others: { asked: 1, found: [{ outcome: 'acknowledged' }] } },
      handoff: { receipt: { state: 'ACKNOWLEDGED', acknowledgement: { way: 'transcript' } } },
    });
  });

  test('in a conversation that is opened again days later, after the browser was closed', async () => {
    await bench.restartBrowser();
    bench.tabs.delete(HERE);
    openThere(goodReply(), false);
    const { toHere } = await bench.handlers['open-tab']({ tabId: THERE });
    expect(toHere).toMatchObject([{ look: { outcome: 'acknowledged' }, handoff: { state: 'ACKNOWLEDGED' } }]);
    await expect(insert(true, THERE)).rejects.toEqual(withCode('BAD_TRANSITION'));
  });

  test('where the receipt already knows: an acknowledged one is never inserted again', async () => {
    await bench.handlers['acknowledge-by-hand']({ packetId });
    await expect(insert(true)).rejects.toEqual(withCode('BAD_TRANSITION'));
    expect(here().inserted).toEqual([]);
  });
});

test('the first insertion asks no other tab', async () => {
  openThere(undefined);
  expect((await insert()).look).toEqual({ outcome: 'absent' });
});

describe.each(['unknown', 'attachment'] as const)('an insertion that came to %s', (outcome) => {
  beforeEach(async () => {
    here().insertion = { outcome, draftKept: false };
    expect(await insert()).toMatchObject({
      inserted: true,
      handoff: { receipt: { deliveries: [{ outcome }] } },
    });
    here().inserted = [];
  });

  test('is neither a success nor a failure: a second one waits for the user', async () => {
    expect(await insert()).toMatchObject({ inserted: false, look: { outcome: 'absent' } });
    expect(here().inserted).toEqual([]);
    here().insertion = { outcome: 'verified', draftKept: true };
    expect(await insert(true)).toMatchObject({ inserted: true });
    const { receipt } = await bench.handlers['load-handoff']({ packetId });
    expect(receipt.deliveries.map((one) => one.outcome)).toEqual([outcome, 'verified']);
    expect(receipt).toMatchObject({ packetId, state: 'PREPARED' });
  });

  test('is acknowledged all the same when its answer stands there', async () => {
    here().capture = captureOf(turnsOf(prepared.text, goodReply()), { site: 'claude', nativeId: 'd1' });
    expect(await insert()).toMatchObject({
      inserted: false,
      handoff: { receipt: { state: 'ACKNOWLEDGED' } },
    });
  });
});

test('a damaged packet is inserted again only on the user’s word, and that it was is said', async () => {
  const cut = prepared.text.slice(0, prepared.text.indexOf('"goal"') + 20);
  here().capture = captureOf(turnsOf(cut, 'What is this?'), { site: 'claude' });
  expect(await insert()).toMatchObject({ inserted: false, look: { outcome: 'damaged' } });
  expect(await insert(true)).toMatchObject({ inserted: true, look: { outcome: 'damaged' } });
  expect(here().inserted).toEqual([prepared.text]);
});

test('a tab that moved on between the click and the insertion gets nothing, and nothing is recorded', async () => {
  here().isGone = true;
  await expect(insert()).rejects.toEqual(withCode('TAB_CHANGED'));
  expect(here().inserted).toEqual([]);
  const { receipt } = await bench.handlers['load-handoff']({ packetId });
  expect(receipt).toMatchObject({ state: 'PREPARED', deliveries: [] });
});

test('a source that is gone does not stop its handoff', async () => {
  bench.tabs.delete(SOURCE);
  await bench.restartBrowser();
  expect(await insert()).toMatchObject({ inserted: true });
  here().capture = captureOf(turnsOf(prepared.text, goodReply()), { site: 'claude', nativeId: 'd1' });
  await bench.handlers['open-tab']({ tabId: HERE });
  expect((await bench.handlers.resume({ packetId })).receipt.state).toBe('RESUMED');
});

describe('on a machine that never saw the source, a packet', () => {
  test.each([
    ['that is pasted', async () => prepared.text],
    ['that comes as a backup', async () => (await bench.handlers['back-up-handoff']({ packetId })).text],
  ])('%s goes its way with the same id', async (_name, take) => {
    const text = await take();
    bench = await createBench();
    bench.openTab(HERE, emptyChat(), 'https://claude.ai');
    const received = await bench.handlers.receive({ text });
    expect(received.receipt).toMatchObject({ packetId, state: 'PREPARED', origin: 'received' });
    expect(received.receipt).not.toHaveProperty('sourceTurns');
    expect(await insert()).toMatchObject({ inserted: true });
    here().capture = captureOf(turnsOf(prepared.text, goodReply()), { site: 'claude', nativeId: 'd1' });
    await bench.handlers['open-tab']({ tabId: HERE });
    expect((await bench.handlers.resume({ packetId })).receipt.state).toBe('RESUMED');
    expect(await bench.handlers.receive({ text })).toMatchObject({
      duplicate: true,
      receipt: { state: 'RESUMED' },
    });
  });
});
