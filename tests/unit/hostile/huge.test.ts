import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { MAX_TURN_UNITS, MAX_TURNS, parsePageCapture } from '../../../lib/core/capture.ts';
import { readPacketText } from '../../../lib/core/read-packet-text.ts';
import { answerMessage } from '../../../lib/services/answer-message.ts';
import { contractExample } from '../core/packets.ts';
import { type Bench, captureOf, createBench, turnsOf } from '../services/ports.ts';

const SOURCE = 1;
const MEGABYTE = 1_000_000;
const FENCE = '`'.repeat(3);

let bench: Bench;

beforeEach(async () => {
  bench = await createBench();
});

/** A guard against what hangs, not a measure: machines differ. */
const GUARD_MS = 300_000;
vi.setConfig({ testTimeout: GUARD_MS });

const ask = (name: string, request: object) => answerMessage(bench.handlers, { name, request });

/** A page with so many turns of so many units, and how many of them were looked at. */
function pageOf(count: number, units: number): { page: object; looks: () => number } {
  const markdown = 'x'.repeat(units);
  let looks = 0;
  const turns = Array.from({ length: count }, (_, index) => ({
    index,
    role: 'user',
    get markdown() {
      looks += 1;
      return markdown;
    },
    attachments: [],
    unread: [],
  }));
  return { page: { ...captureOf([], { status: 'read' }), turns }, looks: () => looks };
}

describe('a page that is too large', () => {
  test.each([
    ['of 100,000 turns', 100_000, 10, 0],
    ['of 50 MB in fifty turns', 50, MEGABYTE, 11],
    ['of 50 MB in one turn', 1, 50 * MEGABYTE, 1],
  ])('%s is refused as too large before it is looked through', (_name, count, units, mostLooks) => {
    const { page, looks } = pageOf(count, units);
    expect(() => parsePageCapture(page)).toThrow(expect.objectContaining({ code: 'CAPTURE_TOO_LARGE' }));
    expect(looks()).toBeLessThanOrEqual(mostLooks);
  });

  test('leaves nothing behind', async () => {
    const { page } = pageOf(100_000, 10);
    const refused = (() => {
      try {
        return parsePageCapture(page);
      } catch (error) {
        return error as never;
      }
    })();
    bench.openTab(SOURCE, refused);
    expect(await ask('capture', { tabId: SOURCE })).toMatchObject({ error: { code: 'CAPTURE_TOO_LARGE' } });
    expect(await bench.handlers['load-overview']({})).toEqual({
      handoffs: [],
      drafts: [],
      more: false,
      damaged: 0,
    });
  });

  test('as large as one may be is captured', async () => {
    const spoken = Array.from({ length: MAX_TURNS }, (_, at) => `Turn ${at}: go on.`);
    bench.openTab(SOURCE, parsePageCapture(captureOf(turnsOf(...spoken))));
    const { draft } = await bench.handlers.capture({ tabId: SOURCE });
    expect(draft.completeness.turns).toBe(MAX_TURNS);
  });
});

describe('a paste that is too large', () => {
  const text = 'x'.repeat(10 * MEGABYTE);

  test.each([
    ['read-text', { text }],
    ['receive', { text }],
    ['restore-draft', { text }],
    ['capture-transcript', { text }],
    ['paste-reply', { packetId: '0'.repeat(64), reply: text }],
  ])('is refused by %s with the limit', async (name, request) => {
    expect(await ask(name, request)).toMatchObject({
      error: { code: 'CAPTURE_TOO_LARGE', detail: { limitUnits: MAX_TURN_UNITS } },
    });
  });

  test('into an item is refused with the limit of an item', async () => {
    bench.openTab(SOURCE, captureOf(turnsOf('Please move the shop.', 'Yes.')));
    const { draft } = await bench.handlers.capture({ tabId: SOURCE });
    const { conversationId } = draft;
    const add = (item: string) =>
      ask('change-draft', {
        conversationId,
        change: { kind: 'add', itemId: 'mine', section: 'decisions', text: item },
      });
    const tooLarge = { error: { code: 'PACKET_TOO_LARGE', detail: { limitUnits: 100_000 } } };
    expect(await add(text)).toMatchObject(tooLarge);
    // Shorter than the limit as it is typed, and longer once every address is a placeholder.
    const addresses = Array.from({ length: 9_000 }, (_, at) => `a${at}@b.co`).join(' ');
    expect(addresses.length).toBeLessThan(100_000);
    expect(await add(addresses)).toMatchObject(tooLarge);
    expect((await bench.handlers['load-draft']({ conversationId })).draft).toEqual(draft);
  });
});

/** Texts as large as a paste may be, of shapes that a careless pattern never comes to the end of. */
const shapes: readonly [string, (units: number) => string][] = [
  [
    'escaped quotes in a string that never ends',
    (units) => `${FENCE}baton-packet\n{"schema_version": 1, "goal": "${'\\"'.repeat(units / 2)}\\\n`,
  ],
  [
    'blanks in a broken string',
    (units) => `${FENCE}baton-packet\n{"schema_version": 1, "goal": "${' '.repeat(units)}x\n"}\n${FENCE}`,
  ],
  ['opening braces', (units) => '{ "'.repeat(units / 3)],
  ['fences that never close', (units) => `${FENCE}baton-packet\n`.repeat(units / 16)],
  ['back-ticks before one more', (units) => `${'`'.repeat(units)}x\``],
  ['a heading and blanks', (units) => `# You${' '.repeat(units)}x`],
  ['marks without width', (units) => `${'\u200b'.repeat(units)}!`],
  ['ids', (units) => `End of handoff ${'0'.repeat(64)} `.repeat(units / 80)],
  ['one word', (units) => 'x'.repeat(units)],
  ['lines of one letter', (units) => 'a\n'.repeat(units / 8)],
  ['quotation marks', (units) => '> '.repeat(units / 2)],
];

describe('a text as large as a paste may be', () => {
  test.each(shapes)('of %s is read to its end', async (_name, write) => {
    const text = write(MAX_TURN_UNITS - 200);
    for (const name of ['read-text', 'receive', 'capture-transcript']) {
      const answer = await ask(name, { text });
      if (!answer.ok) expect(answer.error.code).not.toBe('UNEXPECTED');
    }
  });

  test('of one packet many times over is that packet', () => {
    const block = `${FENCE}baton-packet\n${JSON.stringify(contractExample)}\n${FENCE}\n`;
    const text = block.repeat(Math.floor(MAX_TURN_UNITS / 4 / block.length));
    expect(readPacketText(text).packet).toEqual(contractExample);
  });

  test('of more turns than a chat may have is refused as too large', async () => {
    const text = 'User: go on\nAssistant: yes\n'.repeat(60_000);
    expect(await ask('capture-transcript', { text })).toMatchObject({ error: { code: 'CAPTURE_TOO_LARGE' } });
  });

  test('of an answer in a million parts is taken, and its handoff can be opened', async () => {
    bench.openTab(SOURCE, captureOf(turnsOf('Please move the shop. Never send the newsletter.', 'Yes.')));
    const { draft } = await bench.handlers.capture({ tabId: SOURCE });
    const { conversationId, version } = draft;
    const { receipt } = await bench.handlers.prepare({ conversationId, version, dropped: [] });
    const { packetId, revision } = receipt;
    const line = acknowledgementLine({ id: packetId, revision });
    const reply = `${line}\n1. a\n2. b\n3. ${'a. '.repeat(600_000)}`;
    expect(await ask('paste-reply', { packetId, reply })).toMatchObject({ ok: true });
    expect(await ask('load-handoff', { packetId })).toMatchObject({ ok: true });
  });
});
