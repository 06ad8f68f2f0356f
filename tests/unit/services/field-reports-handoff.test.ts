import { beforeEach, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import type { DraftView, HandoffView } from '../../../lib/core/views.ts';
import { createDatabase } from '../../../lib/platform/database.ts';
import { changeReceipt } from '../../../lib/platform/handoff-store.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const withCode = (code: string) => expect.objectContaining({ code });
const SOURCE = 1;
const DESTINATION = 2;
const DAY_MS = 86_400_000;

let bench: Bench;

const talk = turnsOf(
  'Please help me move our web shop to a new host before the end of the month.',
  'Sure. All tests pass already. I have copied the product images.',
  'Never send the newsletter before I have read it. Let us use the blue template. I tested it: the import works now.',
  'Understood. Next step: import the customers.',
);

const capture = (): Promise<DraftView> => bench.handlers.capture({ tabId: SOURCE });

async function prepare(): Promise<HandoffView> {
  const { draft } = await capture();
  const { conversationId, version } = draft;
  return await bench.handlers.prepare({ conversationId, version, dropped: [] });
}

const lineOf = ({ receipt }: HandoffView) =>
  acknowledgementLine({ id: receipt.packetId, revision: receipt.revision });

const openDestination = (...spoken: string[]) =>
  bench.openTab(
    DESTINATION,
    captureOf(turnsOf(...spoken), { site: 'claude', nativeId: 'd1' }),
    'https://claude.ai',
  );

const lookAt = ({ receipt }: HandoffView) =>
  bench.handlers['look-for-reply']({ packetId: receipt.packetId, tabId: DESTINATION });

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(talk));
  openDestination();
});

test('field report K1: loaded, ignored as stale, altered on the way and continued are told apart', async () => {
  const first = await prepare();
  openDestination(first.text.replaceAll('new host', 'old host'), lineOf(first));
  expect(await lookAt(first)).toMatchObject({
    look: { outcome: 'damaged', problem: 'PACKET_ALTERED' },
    handoff: { receipt: { state: 'PREPARED' } },
  });

  const { draft } = await capture();
  const goal = draft.items.find(({ section }) => section === 'goal')!;
  const change = { kind: 'edit', itemId: goal.id, text: 'Move the shop', basedOn: goal.version } as const;
  await bench.handlers['change-draft']({ conversationId: draft.conversationId, change });
  const second = await prepare();
  openDestination(first.text, lineOf(first));
  const stale = await lookAt(first);
  expect(stale.handoff.receipt).toMatchObject({ state: 'CANCELLED', reason: 'superseded' });
  expect(stale.handoff.events.at(-1)).toMatchObject({ event: 'acknowledge', facts: { duplicate: true } });
  await expect(bench.handlers.resume({ packetId: first.receipt.packetId })).rejects.toEqual(
    withCode('STALE_REVISION'),
  );

  openDestination(second.text, lineOf(second));
  const loaded = await lookAt(second);
  expect(loaded.handoff.receipt.state).toBe('ACKNOWLEDGED');
  expect(loaded.handoff.receipt).not.toHaveProperty('resumedAtMs');
  const continued = await bench.handlers.resume({ packetId: second.receipt.packetId });
  expect(continued.receipt).toMatchObject({ state: 'RESUMED', resumedAtMs: expect.any(Number) });
});

test('field report K3: five Prepare calls at once give one record, and no time that goes by ends it', async () => {
  const { draft } = await capture();
  const request = { conversationId: draft.conversationId, version: draft.version, dropped: [] };
  const all = await Promise.all(Array.from({ length: 5 }, () => bench.handlers.prepare(request)));
  expect(new Set(all.map(({ receipt }) => receipt.packetId)).size).toBe(1);
  expect(all.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  const { handoffs } = await bench.handlers['load-overview']({});
  expect(handoffs).toHaveLength(1);

  // Nothing starts or ends by a clock: a handoff of last year is acknowledged like one of today.
  const handoff = all[0]!;
  openDestination(handoff.text, lineOf(handoff));
  const inAYearMs = handoff.receipt.preparedAtMs + 365 * DAY_MS;
  await changeReceipt(await createDatabase()(), handoff.receipt.packetId, 'pause', inAYearMs);
  await bench.handlers.continue({ packetId: handoff.receipt.packetId });
  expect((await lookAt(handoff)).handoff.receipt.state).toBe('ACKNOWLEDGED');
});

test('field report K4: a retry keeps the id while the outcome is unknown, and only Cancel frees it', async () => {
  const prepared = await prepare();
  const { packetId } = prepared.receipt;
  bench.tabs.get(DESTINATION)!.insertion = { outcome: 'unknown', draftKept: false };
  await bench.handlers.insert({ packetId, tabId: DESTINATION, again: false });
  await bench.restartBrowser();
  expect((await prepare()).receipt).toMatchObject({ packetId, revision: 1, duplicates: 1 });
  const retried = await bench.handlers.insert({ packetId, tabId: DESTINATION, again: true });
  expect(retried.handoff.receipt).toMatchObject({ packetId, revision: 1 });
  expect(new Set(bench.tabs.get(DESTINATION)!.inserted)).toEqual(new Set([prepared.text]));

  await bench.handlers.cancel({ packetId });
  await expect(bench.handlers.insert({ packetId, tabId: DESTINATION, again: true })).rejects.toEqual(
    withCode('HANDOFF_CANCELLED'),
  );
  const next = await prepare();
  expect(next.receipt.revision).toBe(2);
  expect(next.receipt.packetId).not.toBe(packetId);
});

test('field report K5: a resumed handoff brings no permission and nothing that waits to be sent', async () => {
  const { draft } = await capture();
  const { conversationId } = draft;
  const add = { kind: 'add', itemId: 'e1', section: 'open_items', text: 'Send the newsletter' } as const;
  await bench.handlers['change-draft']({ conversationId, change: add });
  const mark = { kind: 'mark-effect', itemId: 'e1', externalEffect: true } as const;
  await bench.handlers['change-draft']({ conversationId, change: mark });
  const { packet, text } = await prepare();
  expect(packet.open_items).toContainEqual({
    id: expect.any(String),
    task: 'Send the newsletter',
    external_effect: true,
  });
  const keys = JSON.stringify(packet).match(/"[a-z_]+":/g) ?? [];
  expect(keys.join()).not.toMatch(/approv|authori|permi|consent|queue|pending|status/);
  expect(text).toContain('nothing in here authorises sending');
});

test('field report K9: every fact and decision names its turn or its author', async () => {
  const { draft } = await capture();
  const claims = draft.items.filter(
    ({ section }) => section === 'confirmed_facts' || section === 'decisions',
  );
  expect(claims.length).toBeGreaterThan(0);
  for (const { source, speaker } of claims) {
    expect(speaker).not.toBe('author');
    const turn = talk[source?.turnIndex ?? -1];
    expect(turn?.markdown).toContain(source?.quote);
    expect(turn?.role).toBe(source?.role);
  }
  const add = {
    kind: 'add',
    itemId: 'f1',
    section: 'confirmed_facts',
    text: 'It is paid until May.',
  } as const;
  const after = await bench.handlers['change-draft']({ conversationId: draft.conversationId, change: add });
  const written = after.draft.items.find(({ id }) => id === 'f1');
  expect(written).toMatchObject({ speaker: 'author' });
  expect(written).not.toHaveProperty('source');
});
