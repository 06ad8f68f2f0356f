import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '../../../lib/core/draft.ts';
import type { DraftChange } from '../../../lib/core/draft-change.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const SOURCE = 1;
const conversationId = 'chatgpt:c1';
const talk = [
  'Please help me move our web shop to a new host.',
  'Sure. All tests pass already.',
  'Never send the newsletter before I have read it. Never write to eva@example.org about it.',
  'Understood.',
];
const later = ['Never delete the old table.', 'Understood.'];

let bench: Bench;

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(turnsOf(...talk)));
});

const capture = async (): Promise<Draft> => (await bench.handlers.capture({ tabId: SOURCE })).draft;
const change = async (act: DraftChange): Promise<Draft> =>
  (await bench.handlers['change-draft']({ conversationId, change: act })).draft;

async function prepare(draft: Draft, dropped: string[] = []): Promise<HandoffView> {
  return await bench.handlers.prepare({ conversationId, version: draft.version, dropped });
}

/** Captures, writes a decision, leaves out what the assistant claimed, prepares, and cancels: no draft is left. */
async function prepareAndCancel(): Promise<HandoffView> {
  await capture();
  await change({
    kind: 'add',
    itemId: 'mine',
    section: 'decisions',
    text: 'Hanne decides about the domain.',
  });
  let draft = await bench.handlers['load-draft']({ conversationId });
  const claim = draft.draft.items.find(({ speaker }) => speaker === 'assistant')!;
  await change({ kind: 'remove', itemId: claim.id });
  draft = await bench.handlers['load-draft']({ conversationId });
  const handoff = await prepare(draft.draft);
  await bench.handlers.cancel({ packetId: handoff.receipt.packetId });
  return handoff;
}

describe('a chat that has an earlier packet and no draft', () => {
  test('starts from the packet: what was decided is kept, what was left out stays out', async () => {
    const first = await prepareAndCancel();
    const draft = await capture();
    expect(draft).toMatchObject({ revision: 2, previousPacketId: first.receipt.packetId });
    expect(draft.items.find(({ text }) => text.startsWith('Hanne decides'))).toMatchObject({
      section: 'decisions',
      removed: false,
      carried: 1,
    });
    expect(draft.items.find(({ speaker }) => speaker === 'assistant')).toMatchObject({ removed: true });
    const preview = await bench.handlers['preview-packet']({ conversationId });
    expect(preview).toMatchObject({ lost: [], difference: { added: [], changed: [], gone: [] } });
  });

  test('takes what newer turns say as new candidates', async () => {
    await prepareAndCancel();
    bench.openTab(SOURCE, captureOf(turnsOf(...talk, ...later)));
    const draft = await capture();
    const fresh = draft.items.filter(({ since }) => since !== undefined);
    expect(fresh).toMatchObject([{ section: 'restrictions', since: 2, source: { turnIndex: 4 } }]);
    const { difference } = await bench.handlers['preview-packet']({ conversationId });
    expect(difference).toMatchObject({ revision: 1, added: [{ section: 'restrictions' }], gone: [] });
  });

  test('gives no value the placeholder of another one', async () => {
    await prepareAndCancel();
    await bench.restartBrowser();
    bench.openTab(
      SOURCE,
      captureOf(turnsOf(...talk, 'Never write to otto@example.org about the shop.', 'Understood.')),
    );
    const { items, maskedValues } = await capture();
    const [carried] = items.filter(({ section, carried: from }) => section === 'restrictions' && from);
    expect(carried?.text).not.toContain('example.org');
    const known = new Set(maskedValues.map(({ placeholder }) => placeholder));
    const standing = items.flatMap(({ text }) => text.match(/\[EMAIL_\d+\]/g) ?? []);
    expect(standing.length).toBeGreaterThan(1);
    for (const placeholder of standing) expect(known).toContain(placeholder);
    // The session that knew the first one is over: nothing may be shown in its place.
    const old = /\[EMAIL_\d+\]/.exec(
      items.find(({ carried: from, text }) => from && text.includes('EMAIL'))!.text,
    )![0];
    await expect(bench.handlers['reveal-value']({ conversationId, placeholder: old })).rejects.toMatchObject({
      code: 'VALUE_GONE',
    });
  });
});

describe('a chat whose prepared draft is there', () => {
  test('keeps every decision, gains new candidates and begins the next revision', async () => {
    await capture();
    const goal = (await capture()).items.find(({ section }) => section === 'goal')!;
    const edited = await change({
      kind: 'edit',
      itemId: goal.id,
      text: 'Move it by Friday',
      basedOn: goal.version,
    });
    const first = await prepare(edited);
    bench.openTab(SOURCE, captureOf(turnsOf(...talk, ...later)));
    const draft = await capture();
    expect(draft).toMatchObject({ revision: 2, previousPacketId: first.receipt.packetId });
    expect(draft.items.find(({ id }) => id === goal.id)?.text).toBe('Move it by Friday');
    expect(draft.items.filter(({ since }) => since === 2)).toHaveLength(1);
    const second = await prepare(draft);
    expect(second.packet).toMatchObject({ goal: 'Move it by Friday', revision: 2 });
    const old = await bench.handlers['load-handoff']({ packetId: first.receipt.packetId });
    expect(old.receipt).toMatchObject({ state: 'CANCELLED', reason: 'superseded' });
  });
});

describe('the chain of revisions', () => {
  /** Prepares another revision with one decision more. */
  async function prepareNext(decision: string): Promise<HandoffView> {
    return await prepare(
      await change({ kind: 'add', itemId: decision, section: 'decisions', text: decision }),
    );
  }

  test('shows each packet, what changed in it and where it went, and the draft of the next one', async () => {
    const first = await prepare(await capture());
    bench.openTab(2, captureOf([], { site: 'claude', nativeId: undefined }), 'https://claude.ai');
    await bench.handlers.insert({ packetId: first.receipt.packetId, tabId: 2, again: false });
    const second = await prepareNext('The box is blue');
    await change({ kind: 'add', itemId: 'next', section: 'decisions', text: 'The lid is red' });
    const { revisions, draft } = await bench.handlers['load-revisions']({ conversationId });
    expect(revisions).toMatchObject([
      {
        receipt: { state: 'CANCELLED', deliveries: [{ origin: 'https://claude.ai', outcome: 'verified' }] },
        before: { kind: 'none' },
      },
      {
        receipt: { state: 'PREPARED', revision: 2 },
        before: {
          kind: 'known',
          packetId: first.receipt.packetId,
          revision: 1,
          added: 1,
          changed: 0,
          gone: 0,
        },
      },
    ]);
    expect(draft).toMatchObject({ revision: 3 });
    const { packetId } = second.receipt;
    expect(await bench.handlers['compare-with-previous']({ packetId })).toEqual({
      revision: 1,
      added: [{ section: 'decisions', text: 'The box is blue' }],
      changed: [],
      gone: [],
    });
  });

  test('says where a link is missing', async () => {
    const first = await prepare(await capture());
    const second = await prepareNext('The box is blue');
    const third = await prepareNext('The lid is red');
    const other = await createBench();
    await other.handlers.receive({ text: second.text });
    await other.handlers.receive({ text: third.text });
    const { revisions, draft } = await other.handlers['load-revisions']({ conversationId });
    expect(revisions.map(({ before }) => before)).toMatchObject([
      { kind: 'missing', packetId: first.receipt.packetId },
      { kind: 'known', packetId: second.receipt.packetId, added: 1 },
    ]);
    expect(draft).toBeUndefined();
    await expect(
      other.handlers['compare-with-previous']({ packetId: second.receipt.packetId }),
    ).rejects.toMatchObject({ code: 'HANDOFF_NOT_FOUND' });
  });
});

describe('taking a claim for true', () => {
  test('is kept in the event log with the item, the time and no text, and so is taking it back', async () => {
    const captured = await capture();
    const claim = captured.items.find(({ speaker }) => speaker === 'assistant')!;
    await change({ kind: 'confirm', itemId: claim.id, confirmed: true });
    await change({ kind: 'confirm', itemId: claim.id, confirmed: false });
    const draft = await change({ kind: 'move', itemId: claim.id, section: 'confirmed_facts' });
    const handoff = await prepare(draft);
    expect(handoff.events.map(({ event, facts }) => [event, facts])).toEqual([
      ['prepare', expect.anything()],
      ['promote', { item: claim.id }],
      ['promote', { item: claim.id, withdrawn: true }],
      ['promote', { item: claim.id }],
    ]);
    expect(JSON.stringify(handoff.events)).not.toContain('tests pass');
    expect(await bench.handlers['verify-log']({})).toEqual({ entries: 4 });
    const { draft: prepared } = await bench.handlers['load-draft']({ conversationId });
    expect(prepared.promotions).toBeUndefined();
    // The next packet's log tells of what came after this one only.
    const next = await prepare(await change({ kind: 'remove', itemId: claim.id }));
    expect(next.events.map(({ event }) => event)).toEqual(['prepare']);
  });
});
