import { beforeEach, expect, test } from 'vitest';
import type { Draft } from '../../../lib/core/draft.ts';
import type { DraftChange } from '../../../lib/core/draft-change.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const SOURCE = 1;
const conversationId = 'chatgpt:c1';
const talk = turnsOf(
  'Please help me move our web shop to a new host.',
  'Sure. All tests pass already.',
  'Never send the newsletter before I have read it.',
  'Understood.',
);

let bench: Bench;

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(SOURCE, captureOf(talk));
  await bench.handlers.capture({ tabId: SOURCE });
});

const load = async (): Promise<Draft> => (await bench.handlers['load-draft']({ conversationId })).draft;
const change = async (act: DraftChange): Promise<Draft> =>
  (await bench.handlers['change-draft']({ conversationId, change: act })).draft;
const goalOf = ({ items }: Draft) => items.find(({ section, removed }) => section === 'goal' && !removed)!;

async function setGoal(text: string): Promise<Draft> {
  const { id, version } = goalOf(await load());
  return await change({ kind: 'edit', itemId: id, text, basedOn: version });
}

/** A backup with one decision and another goal; the draft has gone its own way since. */
async function backupAndGoOn(): Promise<string> {
  await change({ kind: 'add', itemId: 'theirs', section: 'decisions', text: 'The box is blue' });
  await setGoal('Move it by Friday');
  const { text } = await bench.handlers['back-up-draft']({ conversationId });
  await bench.handlers['discard-draft']({ conversationId });
  await bench.handlers.capture({ tabId: SOURCE });
  await change({ kind: 'add', itemId: 'mine', section: 'decisions', text: 'The lid is red' });
  await setGoal('Move it by Monday');
  return text;
}

test('a backup is compared item by item with the draft that is there, and nothing is stored by looking', async () => {
  const text = await backupAndGoOn();
  const before = await load();
  const preview = await bench.handlers['preview-merge']({ text });
  expect(preview.added.map((item) => item.text)).toEqual(['The box is blue']);
  expect(preview.conflicts).toMatchObject([
    { mine: { text: 'Move it by Monday' }, theirs: { text: 'Move it by Friday' } },
  ]);
  expect(await load()).toEqual(before);
});

test.each([
  ['mine', ['Move it by Monday']],
  ['theirs', ['Move it by Friday']],
  ['both', ['Move it by Monday', 'Move it by Friday']],
] as const)(
  'merging it keeps every item, and where both differ the choice counts: %s',
  async (choice, goals) => {
    const text = await backupAndGoOn();
    const { version, items } = await load();
    const choices = [{ itemId: items.find(({ section }) => section === 'goal')!.id, choice }];
    const { draft } = await bench.handlers['merge-text']({ text, version, choices });
    const kept = draft.items.filter(({ removed }) => !removed);
    expect(kept.filter(({ section }) => section === 'goal').map((item) => item.text)).toEqual(goals);
    const decisions = kept.filter(({ section }) => section === 'decisions').map((item) => item.text);
    expect(decisions.sort()).toEqual(['The box is blue', 'The lid is red']);
  },
);

test('a merge is undone and done again as one act, and leaves alone what another window did since', async () => {
  const text = await backupAndGoOn();
  const before = await load();
  const choices = [{ itemId: goalOf(before).id, choice: 'theirs' as const }];
  const { draft: after } = await bench.handlers['merge-text']({ text, version: before.version, choices });
  await change({ kind: 'add', itemId: 'since', section: 'decisions', text: 'Written since' });
  const states = { before: before.items, after: after.items };
  const { draft: undone } = await bench.handlers['put-back-all']({ conversationId, ...states });
  expect(goalOf(undone).text).toBe('Move it by Monday');
  const texts = (draft: Draft) => draft.items.filter(({ removed }) => !removed).map((item) => item.text);
  expect(texts(undone)).toContain('Written since');
  expect(texts(undone)).not.toContain('The box is blue');
  const came = after.items.filter(({ id }) => before.items.every((item) => item.id !== id));
  const { draft: again } = await bench.handlers['put-back-all']({
    conversationId,
    before: after.items,
    after: [...before.items, ...came.map((item) => ({ ...item, removed: true }))],
  });
  expect(goalOf(again).text).toBe('Move it by Friday');
  expect(texts(again)).toEqual(expect.arrayContaining(['The box is blue', 'Written since']));
});

test('a draft that has changed since the user looked is not merged into', async () => {
  const text = await backupAndGoOn();
  const { version } = await load();
  await setGoal('Something else');
  await expect(bench.handlers['merge-text']({ text, version, choices: [] })).rejects.toMatchObject({
    code: 'DRAFT_CONFLICT',
  });
});

test('a packet of a later revision comes into the draft that is here, which then goes on from it', async () => {
  const first = await bench.handlers.prepare({
    conversationId,
    version: (await load()).version,
    dropped: [],
  });
  const elsewhere = await change({ kind: 'add', itemId: 'd', section: 'decisions', text: 'The box is blue' });
  const second = await bench.handlers.prepare({ conversationId, version: elsewhere.version, dropped: [] });

  const other = await createBench();
  other.openTab(SOURCE, captureOf(talk));
  await other.handlers.capture({ tabId: SOURCE });
  const text = second.text;
  expect(await other.handlers['read-text']({ text })).toMatchObject({ reading: { hasDraft: true } });
  const { draft, added, conflicts } = await other.handlers['preview-merge']({ text });
  expect(conflicts).toEqual([]);
  expect(added.map((item) => item.text)).toEqual(['The box is blue']);
  const merged = await other.handlers['merge-text']({ text, version: draft.version, choices: [] });
  expect(merged.draft).toMatchObject({ revision: 3, previousPacketId: second.receipt.packetId });
  expect(merged.draft.items.filter(({ section }) => section === 'goal')).toHaveLength(1);
  // Once more brings nothing new.
  const again = await other.handlers['preview-merge']({ text });
  expect(again).toMatchObject({ added: [], conflicts: [] });
  const third = await other.handlers.prepare({ conversationId, version: merged.draft.version, dropped: [] });
  expect(third.packet).toMatchObject({ revision: 3, previous_packet_id: second.receipt.packetId });
  expect(first.receipt.revision).toBe(1);
});

test('a backup cannot tell the event log what the user took for true', async () => {
  const claim = (await load()).items.find(({ speaker }) => speaker === 'assistant')!;
  await change({ kind: 'confirm', itemId: claim.id, confirmed: true });
  const { text } = await bench.handlers['back-up-draft']({ conversationId });
  await bench.handlers['discard-draft']({ conversationId });
  const { draft } = await bench.handlers['restore-draft']({ text });
  expect(draft.promotions).toBeUndefined();
});
