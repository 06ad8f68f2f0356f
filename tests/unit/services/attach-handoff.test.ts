import { beforeEach, expect, test } from 'vitest';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const SOURCE = 1;
const DESTINATION = 2;
const talk = turnsOf(
  'Please help me move our web shop.',
  'Sure.',
  'Never send the newsletter.',
  'Understood.',
);

let bench: Bench;

async function prepare(): Promise<HandoffView> {
  const { draft } = await bench.handlers.capture({ tabId: SOURCE });
  const { conversationId, version } = draft;
  return await bench.handlers.prepare({ conversationId, version, dropped: [] });
}

function openDestination(outcome: 'attachment' | 'unknown') {
  const tab = bench.openTab(DESTINATION, captureOf([], { site: 'claude' }), 'https://claude.ai');
  tab.insertion = { outcome, draftKept: true };
  return tab;
}

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(talk));
});

test.each(['attachment', 'unknown'] as const)(
  'a packet given to a site as a file is recorded as %s, and is not given a second time unasked',
  async (outcome) => {
    const tab = openDestination(outcome);
    const { receipt, text } = await prepare();
    const request = { packetId: receipt.packetId, tabId: DESTINATION, again: false };
    const first = await bench.handlers.attach(request);
    expect(first).toMatchObject({ inserted: true, look: { outcome: 'absent' } });
    expect(first.handoff.receipt.deliveries).toMatchObject([
      { method: 'attach', outcome, origin: 'https://claude.ai' },
    ]);
    expect(tab.attached).toEqual([{ text, fileName: expect.stringMatching(/^baton-.*-r1\.md$/) }]);
    expect(tab.inserted).toEqual([]);
    expect(await bench.handlers.attach(request)).toMatchObject({ inserted: false });
    expect(tab.attached).toHaveLength(1);
    expect(await bench.handlers.attach({ ...request, again: true })).toMatchObject({ inserted: true });
    expect(tab.attached).toHaveLength(2);
  },
);

test('a packet that stands in the chat already is not given as a file', async () => {
  const { receipt, text } = await prepare();
  const tab = bench.openTab(DESTINATION, captureOf(turnsOf(text), { site: 'claude' }), 'https://claude.ai');
  const request = { packetId: receipt.packetId, tabId: DESTINATION, again: true };
  expect(await bench.handlers.attach(request)).toMatchObject({ inserted: false });
  expect(tab.attached).toEqual([]);
});

test('field report D1: before an insertion the tab says whether the text fits its composer', async () => {
  const { text } = await prepare();
  for (const [beyond, outcome] of [
    [0, 'fits'],
    [1, 'too-long'],
  ] as const) {
    const composerRoomUnits = text.length - beyond;
    bench.openTab(
      DESTINATION,
      captureOf([], { site: 'claude', composerText: '', composerRoomUnits }),
      'https://claude.ai',
    );
    const tab = await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(tab).toMatchObject({ composerRoomUnits, insertable: [{ fit: { outcome } }] });
  }
});
