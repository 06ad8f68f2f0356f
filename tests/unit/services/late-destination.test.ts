import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { sessionMemory } from '../../../lib/platform/session-memory.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const SOURCE = 1;
const DESTINATION = 2;
const OTHER = 3;
const talk = turnsOf('Please help me move our web shop to a new host.', 'Sure.');

let bench: Bench;
let handoff: HandoffView;
let packetId: string;

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(talk));
  const { draft } = await bench.handlers.capture({ tabId: SOURCE });
  const { conversationId, version } = draft;
  handoff = await bench.handlers.prepare({ conversationId, version, dropped: [] });
  packetId = handoff.receipt.packetId;
});

afterEach(() => vi.restoreAllMocks());

const line = () => acknowledgementLine({ id: packetId, revision: 1 });
const show = (tabId: number, ...spoken: string[]) =>
  bench.openTab(
    tabId,
    captureOf(turnsOf(...spoken), { site: 'claude', nativeId: `d${tabId}` }),
    'https://claude.ai',
  );
const load = () => bench.handlers['load-handoff']({ packetId });
const namesOf = ({ events }: HandoffView) => events.map(({ event }) => event);

describe('a handoff that was acknowledged by hand', () => {
  test('gets its destination when the packet is seen in a chat, and its state stays', async () => {
    await bench.handlers['acknowledge-by-hand']({ packetId });
    show(DESTINATION, handoff.text, 'All right, I have read it.');
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    const seen = await load();
    expect(seen.receipt).toMatchObject({
      state: 'ACKNOWLEDGED',
      acknowledgement: { way: 'by-hand' },
      destination: {
        conversationId: 'claude:d2',
        site: 'claude',
        origin: 'https://claude.ai',
        onlyPacketSeen: true,
      },
      duplicates: 0,
    });
    expect(seen.events.at(-1)).toMatchObject({
      event: 'locate',
      facts: { seen: 'packet', origin: 'https://claude.ai' },
    });
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(namesOf(await load())).toEqual(['prepare', 'acknowledge', 'locate']);
  });

  test('gets it also when the work already continues there, and the source says where', async () => {
    await bench.handlers['acknowledge-by-hand']({ packetId });
    await bench.handlers.resume({ packetId });
    show(DESTINATION, handoff.text, `${line()}\n1. The goal`);
    await bench.handlers['look-for-reply']({ packetId, tabId: DESTINATION });
    const { receipt } = await load();
    expect(receipt).toMatchObject({ state: 'RESUMED', destination: { conversationId: 'claude:d2' } });
    expect(receipt.destination).not.toHaveProperty('onlyPacketSeen');
    const { fromHere } = await bench.handlers['open-tab']({ tabId: SOURCE });
    expect(fromHere[0]).toMatchObject({ state: 'RESUMED', destination: { site: 'claude' } });
  });

  test('takes the chat with the acknowledgement for the one with the packet alone, and no other after it', async () => {
    await bench.handlers['paste-reply']({ packetId, reply: line() });
    show(DESTINATION, handoff.text, 'What is this?');
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    show(OTHER, handoff.text, `${line()}\n1. The goal`);
    await bench.handlers['open-tab']({ tabId: OTHER });
    show(4, handoff.text, `${line()}\n1. The goal`);
    await bench.handlers['open-tab']({ tabId: 4 });
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    const seen = await load();
    expect(seen.receipt.destination).toEqual({
      conversationId: 'claude:d3',
      site: 'claude',
      origin: 'https://claude.ai',
    });
    expect(namesOf(seen)).toEqual(['prepare', 'acknowledge', 'locate', 'locate']);
  });

  test('does not take its own source, a damaged packet or one in a composer for it', async () => {
    await bench.handlers['acknowledge-by-hand']({ packetId });
    bench.openTab(SOURCE, captureOf([...talk, ...turnsOf(handoff.text, 'What is this?')]));
    await bench.handlers['open-tab']({ tabId: SOURCE });
    show(DESTINATION, handoff.text.slice(0, handoff.text.indexOf('"unknowns"')), 'Hm?');
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    bench.openTab(OTHER, captureOf([], { site: 'claude', composerText: handoff.text }));
    await bench.handlers['open-tab']({ tabId: OTHER });
    expect((await load()).receipt.destination).toBeUndefined();
  });

  test.each(['pause', 'cancel'] as const)('is left as it is after %s', async (event) => {
    await bench.handlers['acknowledge-by-hand']({ packetId });
    await bench.handlers[event]({ packetId });
    show(DESTINATION, handoff.text, 'All right.');
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    const seen = await load();
    expect(seen.receipt.destination).toBeUndefined();
    expect(namesOf(seen)).not.toContain('locate');
  });
});

test.each([
  ['pause', 'HANDOFF_PAUSED'],
  ['cancel', 'HANDOFF_CANCELLED'],
] as const)(
  'a %s in the middle of an insertion records nothing and says that the text went out',
  async (event, code) => {
    const tab = show(DESTINATION);
    Object.defineProperty(tab, 'insertion', {
      get: async () => {
        await bench.handlers[event]({ packetId });
        return { outcome: 'verified', draftKept: true };
      },
    });
    const inserted = bench.handlers.insert({ packetId, tabId: DESTINATION, again: false });
    await expect(inserted).rejects.toMatchObject({ code, detail: { moved: true } });
    expect(tab.inserted).toHaveLength(1);
    const { receipt, events } = await load();
    expect(receipt.deliveries).toEqual([]);
    expect(events.map((one) => one.event)).toEqual(['prepare', event]);
  },
);

test('a pause in the middle of recording an acknowledgement records nothing and fails nothing; continued, it is found', async () => {
  show(DESTINATION, handoff.text, `${line()}\n1. The goal`);
  const { saveReply } = sessionMemory;
  vi.spyOn(sessionMemory, 'saveReply').mockImplementationOnce(async (...reply) => {
    await saveReply(...reply);
    await bench.handlers.pause({ packetId });
  });
  const looked = await bench.handlers['look-for-reply']({ packetId, tabId: DESTINATION });
  expect(looked).toMatchObject({
    look: { outcome: 'acknowledged' },
    handoff: { receipt: { state: 'PREPARED', paused: true } },
  });
  expect(looked.handoff.receipt.acknowledgement).toBeUndefined();
  await bench.handlers.continue({ packetId });
  await bench.handlers['look-for-reply']({ packetId, tabId: DESTINATION });
  expect((await load()).receipt).toMatchObject({
    state: 'ACKNOWLEDGED',
    acknowledgement: { way: 'transcript' },
  });
});
