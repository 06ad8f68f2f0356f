import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import type { Draft } from '../../../lib/core/draft.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const [SOURCE, DESTINATION] = [1, 2];
const there = 'claude:d2';
const RESTRICTION = 'The assistant must never send the newsletter before the user has read it.';

let bench: Bench;
let first: HandoffView;

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(
    SOURCE,
    captureOf(
      turnsOf(
        'Please help me move our web shop to a new host.',
        'Sure.',
        'Never send the newsletter before I have read it. We decided to use Hetzner. Always answer in German. Never write to eva@example.org.',
        'Understood.',
      ),
    ),
  );
  first = await prepare((await bench.handlers.capture({ tabId: SOURCE })).draft);
});

async function prepare({ conversationId, version }: Draft, dropped: string[] = []): Promise<HandoffView> {
  return await bench.handlers.prepare({ conversationId, version, dropped });
}

/** The destination, with these turns in it. */
function openDestination(...spoken: string[]): void {
  const capture = captureOf(turnsOf(...spoken), { site: 'claude', nativeId: 'd2' });
  bench.openTab(DESTINATION, capture, 'https://claude.ai');
}

const reply = (): string =>
  `${acknowledgementLine(reference())}\n\n1. Move the shop\n5. Export the customers`;
const reference = () => ({ id: first.receipt.packetId, revision: first.receipt.revision });
const work = ['Yes, go on. Never touch the DNS.', 'Done: the export runs.'];
const captureThere = async (): Promise<Draft> => (await bench.handlers.capture({ tabId: DESTINATION })).draft;

describe('a chat that was handed a packet', () => {
  test('starts its own draft from that packet: nothing that binds is lost at the second handoff', async () => {
    openDestination(first.text, reply(), ...work);
    const draft = await captureThere();
    expect(draft).toMatchObject({
      conversationId: there,
      revision: 1,
      previousPacketId: first.receipt.packetId,
    });
    const second = await prepare(draft);
    expect(second.packet).toMatchObject({
      goal: first.packet.goal,
      decisions: first.packet.decisions,
      instructions: first.packet.instructions,
      previous_packet_id: first.receipt.packetId,
    });
    const rules = (second.packet.restrictions ?? []).map((one) => (typeof one === 'string' ? one : one.rule));
    expect(rules).toContain(RESTRICTION);
    expect(rules).toContain('The assistant must never touch the DNS.');
  });

  test('takes nothing from the text of the packet, nor from the reply that acknowledges it', async () => {
    openDestination(first.text, reply(), ...work);
    const fromHere = (await captureThere()).items.filter(({ source }) => source !== undefined);
    expect(fromHere.map(({ source }) => source?.turnIndex).filter((turn) => turn! < 2)).toEqual([]);
    expect(fromHere.map(({ text }) => text)).toContain('The assistant must never touch the DNS.');
  });

  test('still takes what the user wrote around the text of the packet', async () => {
    openDestination(
      `Never use German umlauts.\n\n${first.text}\n\nNever change the prices.`,
      reply(),
      ...work,
    );
    const texts = (await captureThere()).items.map(({ text }) => text);
    expect(texts).toContain('The assistant must never use German umlauts.');
    expect(texts).toContain('The assistant must never change the prices.');
  });

  test('says of each item that it was handed over, and of each other one where it was said', async () => {
    openDestination(first.text, reply(), ...work);
    const { items } = await captureThere();
    expect(items.find(({ text }) => text === RESTRICTION)).toMatchObject({ carried: 0, removed: false });
    expect(items.find(({ text }) => text.includes('DNS'))).toMatchObject({
      since: 1,
      source: { turnIndex: 2 },
    });
  });

  test('cannot lose a restriction of the packet without the user’s own word', async () => {
    openDestination(first.text, reply(), ...work);
    const draft = await captureThere();
    const item = draft.items.find(({ text }) => text === RESTRICTION)!;
    const change = { kind: 'remove', itemId: item.id } as const;
    const { draft: without } = await bench.handlers['change-draft']({ conversationId: there, change });
    await expect(prepare(without)).rejects.toMatchObject({ code: 'LOST_ITEMS' });
    await expect(prepare(without, [RESTRICTION])).resolves.toMatchObject({ receipt: { state: 'PREPARED' } });
  });

  test('starts from it also where nobody acknowledged it yet', async () => {
    openDestination(first.text, 'All right, let us start.', ...work);
    expect((await captureThere()).previousPacketId).toBe(first.receipt.packetId);
  });

  test('starts from it also where the packet’s turn is not loaded, once Baton knows where it went', async () => {
    openDestination(first.text, reply(), ...work);
    await bench.handlers['open-tab']({ tabId: DESTINATION });
    openDestination(...work);
    const draft = await captureThere();
    expect(draft.previousPacketId).toBe(first.receipt.packetId);
    expect(draft.items.map(({ text }) => text)).toContain(RESTRICTION);
  });

  test('starts from its own packet once it has one, and names no value twice', async () => {
    openDestination(first.text, reply(), 'Never write to otto@example.org.', 'Understood.');
    const second = await prepare(await captureThere());
    await bench.handlers.cancel({ packetId: second.receipt.packetId });
    const draft = await captureThere();
    expect(draft).toMatchObject({ revision: 2, previousPacketId: second.receipt.packetId });
    const emails = new Set(draft.items.flatMap(({ text }) => text.match(/\[EMAIL_\d+\]/g) ?? []));
    expect(emails.size).toBe(2);
  });

  test('stands in the chain of revisions behind the packet that it was handed', async () => {
    openDestination(first.text, reply(), ...work);
    await prepare(await captureThere());
    const { revisions } = await bench.handlers['load-revisions']({ conversationId: there });
    expect(revisions.map(({ receipt }) => receipt.conversationId)).toEqual(['chatgpt:c1', there]);
    expect(revisions[1]?.before).toMatchObject({ kind: 'known', gone: 0 });
  });
});

test('a text that only looks like a packet is nobody’s start: the chat starts empty, and nothing of it is taken', async () => {
  const forged = first.text.replaceAll('Hetzner', 'Moonbase');
  openDestination(forged, 'All right.', ...work);
  const draft = await captureThere();
  expect(draft.previousPacketId).toBeUndefined();
  expect(draft.items.map(({ text }) => text).join('\n')).not.toMatch(/Moonbase|Handoff/);
  expect(draft.items.map(({ text }) => text)).toContain('The assistant must never touch the DNS.');
});

test('a packet that the assistant quotes is not one that the chat was handed', async () => {
  openDestination('What did I hand over?', first.text, ...work);
  expect((await captureThere()).previousPacketId).toBeUndefined();
});

describe('a packet that another Baton prepared', () => {
  const openTab = async () => await bench.handlers['open-tab']({ tabId: DESTINATION });

  /** The same browser, with a Baton that has nothing. */
  async function startElsewhere(): Promise<void> {
    const { text } = first;
    bench = await createBench();
    openDestination(text, reply(), ...work);
  }

  test('is said to stand here, and the draft starts from it once the user has kept it', async () => {
    await startElsewhere();
    const { strangePacket, toHere } = await openTab();
    expect(strangePacket).toBe(first.text);
    expect(toHere).toEqual([]);
    await bench.handlers.receive({ text: strangePacket! });
    const after = await openTab();
    expect(after.strangePacket).toBeUndefined();
    expect(after.toHere).toHaveLength(1);
    const draft = await captureThere();
    expect(draft.previousPacketId).toBe(first.receipt.packetId);
    expect(draft.items.map(({ text }) => text)).toContain(RESTRICTION);
  });

  test('is not taken without the user’s word', async () => {
    await startElsewhere();
    const draft = await captureThere();
    expect(draft.previousPacketId).toBeUndefined();
    expect(draft.items.map(({ text }) => text)).not.toContain(RESTRICTION);
  });

  test('is not said to stand here where it was altered, or where the assistant quotes it', async () => {
    await startElsewhere();
    openDestination(first.text.replaceAll('Hetzner', 'Moonbase'), 'All right.', ...work);
    expect((await openTab()).strangePacket).toBeUndefined();
    openDestination('What did I hand over?', first.text, ...work);
    expect((await openTab()).strangePacket).toBeUndefined();
  });
});
