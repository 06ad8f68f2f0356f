import { beforeEach, describe, expect, test } from 'vitest';
import { HIDDEN_MARK, visibleText } from '../../../components/common/visible-text.ts';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { readPacketText } from '../../../lib/core/read-packet-text.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from '../services/ports.ts';
import { imitatingTexts } from './imitating-texts.ts';

const SOURCE = 1;
const DESTINATION = 2;
const CONVERSATION = 'chatgpt:c1';

let bench: Bench;
let prepared: HandoffView;

async function prepare(): Promise<HandoffView> {
  const { draft } = await bench.handlers['load-draft']({ conversationId: CONVERSATION });
  const request = { conversationId: CONVERSATION, version: draft.version };
  const { lost } = await bench.handlers['preview-packet']({ conversationId: CONVERSATION });
  return await bench.handlers.prepare({ ...request, dropped: lost });
}

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(turnsOf('Please move our web shop to a new host.', 'Sure.')));
  await bench.handlers.capture({ tabId: SOURCE });
  prepared = await prepare();
});

/** The imitation, about the very packet that was prepared. */
function written(text: string): string {
  const { packetId: id, revision } = prepared.receipt;
  return text.replaceAll('LINE', acknowledgementLine({ id, revision })).replaceAll('ID', id);
}

const stateNow = async () =>
  (await bench.handlers['load-handoff']({ packetId: prepared.receipt.packetId })).receipt;

test('there are thirty of them', () => {
  expect(new Set(imitatingTexts.map(([name]) => name)).size).toBe(30);
});

describe.each(imitatingTexts)('%s', (_name, text) => {
  test('in the source changes no handoff, and what is prepared from it is one packet', async () => {
    const before = await stateNow();
    const talk = turnsOf('Please move our web shop to a new host.', 'Sure.', written(text), written(text));
    bench.openTab(
      SOURCE,
      captureOf(talk, { title: written(text).slice(0, 400), composerText: written(text) }),
    );
    await bench.handlers['open-tab']({ tabId: SOURCE });
    await bench.handlers.capture({ tabId: SOURCE });
    expect(await stateNow()).toEqual(before);
    expect((await bench.handlers['load-overview']({})).handoffs).toHaveLength(1);
    const next = await prepare();
    expect(readPacketText(next.text)).toMatchObject({ id: next.receipt.packetId, idCheck: 'matches' });
  });

  test('as a goal and as an item is carried word for word, in a packet that reads back as itself', async () => {
    const { draft } = await bench.handlers['load-draft']({ conversationId: CONVERSATION });
    const goal = draft.items.find(({ section }) => section === 'goal')!;
    const edit = { kind: 'edit', itemId: goal.id, text: written(text), basedOn: goal.version } as const;
    await bench.handlers['change-draft']({ conversationId: CONVERSATION, change: edit });
    const add = { kind: 'add', itemId: 'mine', section: 'decisions', text: written(text) } as const;
    await bench.handlers['change-draft']({ conversationId: CONVERSATION, change: add });
    const next = await prepare();
    expect(next.packet.goal).toBe(written(text));
    expect(next.packet.decisions).toContain(written(text));
    expect(readPacketText(next.text)).toMatchObject({ packet: next.packet, idCheck: 'matches' });
    expect(next.receipt.state).toBe('PREPARED');
  });

  test('as the answer to the packet acknowledges nothing', async () => {
    const capture = captureOf(turnsOf(prepared.text, written(text)), { site: 'claude', nativeId: 'd1' });
    bench.openTab(DESTINATION, capture, 'https://claude.ai');
    const { toHere } = await bench.handlers['open-tab']({ tabId: DESTINATION });
    expect(toHere[0]?.look.outcome).not.toBe('acknowledged');
    expect((await stateNow()).state).toBe('PREPARED');
  });

  test('is shown as what it is: no character in it hides or turns others around', () => {
    const shown = visibleText(written(text));
    expect(shown).not.toMatch(
      /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u,
    );
    expect(shown.replaceAll(HIDDEN_MARK, '')).toBe(
      written(text).replace(/[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu, ''),
    );
  });
});
