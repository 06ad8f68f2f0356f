import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const TAB = 1;
const EMAIL = ['eva', 'example.org'].join('@');

let bench: Bench;
const capture = (): Promise<DraftView> => bench.handlers.capture({ tabId: TAB });

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(
    TAB,
    captureOf(turnsOf('Please help me move the shop.', 'Sure.', 'Never close on Friday.', 'Understood.')),
  );
});

describe('several acts on a draft', () => {
  test('happen together, and their texts are masked', async () => {
    const { conversationId, version } = (await capture()).draft;
    const { draft } = await bench.handlers['change-together']({
      conversationId,
      changes: [
        { kind: 'add', itemId: 'n1', section: 'instructions', text: `Write to ${EMAIL}` },
        { kind: 'add', itemId: 'n2', section: 'work_branch', text: 'move' },
        { kind: 'remove', itemId: 's1' },
      ],
      excerpts: [],
    });
    expect(draft.items.find(({ id }) => id === 'n1')?.text).toBe('Write to [EMAIL_1]');
    expect(draft.items.find(({ id }) => id === 's1')?.removed).toBe(true);
    expect(draft.version).toBeGreaterThan(version);
  });

  test('happen not at all when one of them may not', async () => {
    const { draft: before } = await capture();
    const { conversationId } = before;
    const together = bench.handlers['change-together']({
      conversationId,
      changes: [
        { kind: 'remove', itemId: 's1' },
        { kind: 'edit', itemId: 's2', text: 'Other words', basedOn: 99 },
      ],
      excerpts: [],
    });
    await expect(together).rejects.toMatchObject({ code: 'DRAFT_CONFLICT' });
    expect((await bench.handlers['load-draft']({ conversationId })).draft).toEqual(before);
  });

  test('on excerpts begin the next revision of what was prepared, and change what travels', async () => {
    const { draft } = await capture();
    const { conversationId } = draft;
    const excerpt = { id: 'e1', label: 'Turn 3', text: 'Never close on Friday.', turnIndex: 2 };
    const change = { kind: 'add', excerpt } as const;
    const { draft: picked } = await bench.handlers['change-excerpts']({ conversationId, change });
    await bench.handlers.prepare({ conversationId, version: picked.version, dropped: [] });
    const { draft: after } = await bench.handlers['change-together']({
      conversationId,
      changes: [],
      excerpts: [{ kind: 'remove', id: 'e1' }],
    });
    expect(after).toMatchObject({ revision: 2, excerpts: [{ id: 'e1', removed: true }] });
    const { text } = await bench.handlers['preview-packet']({ conversationId });
    expect(text).not.toContain('"excerpts"');
  });
});

describe('a preset', () => {
  test('changes nothing that travels, keeps what was prepared, and is that of the next new draft', async () => {
    const { draft } = await capture();
    const { conversationId, version } = draft;
    const prepared = await bench.handlers.prepare({ conversationId, version, dropped: [] });
    const chosen = await bench.handlers['choose-preset']({ conversationId, preset: 'short' });
    expect(chosen.draft).toMatchObject({ preset: 'short', revision: 1 });
    const { packetId } = await bench.handlers['preview-packet']({ conversationId });
    expect(packetId).toBe(prepared.receipt.packetId);
    bench.openTab(2, captureOf(turnsOf('Plan the party.', 'Sure.'), { nativeId: 'c2' }));
    expect((await bench.handlers.capture({ tabId: 2 })).draft.preset).toBe('short');
  });
});

describe('a template', () => {
  const add = (text: string) => bench.handlers['change-settings']({ change: { kind: 'add-template', text } });

  test('is kept once, and removed', async () => {
    await add('Answer in short sentences.');
    const { templates } = await add('Answer in short sentences.');
    expect(templates).toEqual(['Answer in short sentences.']);
    const change = { kind: 'remove-template', text: 'Answer in short sentences.' } as const;
    expect((await bench.handlers['change-settings']({ change })).templates).toEqual([]);
  });

  test.each([`Always write to ${EMAIL}.`, 'Always write to [EMAIL_1].', 'Never name Project Heron.'])(
    'that holds something private is not stored: %s',
    async (text) => {
      const change = { kind: 'add-term', term: { kind: 'word', text: 'Project Heron' } } as const;
      await bench.handlers['change-settings']({ change });
      await expect(add(text)).rejects.toMatchObject({ code: 'TEMPLATE_PRIVATE' });
      expect((await bench.handlers['load-settings']({})).templates ?? []).toEqual([]);
    },
  );
});

test('blockers, progress and the receipt of work come back from a backup', async () => {
  const { conversationId } = (await capture()).draft;
  const changes = (['blockers', 'progress_tested', 'references', 'summary', 'work_tests'] as const).map(
    (section, at) => ({ kind: 'add' as const, itemId: `n${at}`, section, text: `About ${section}` }),
  );
  const { draft } = await bench.handlers['change-together']({ conversationId, changes, excerpts: [] });
  const { text } = await bench.handlers['back-up-draft']({ conversationId });
  const packet = (await bench.handlers['preview-packet']({ conversationId })).text;
  await bench.handlers['discard-draft']({ conversationId });
  expect((await bench.handlers['restore-draft']({ text })).draft.items).toEqual(draft.items);
  expect((await bench.handlers['preview-packet']({ conversationId })).text).toBe(packet);
  expect(await bench.handlers['read-text']({ text: packet })).toMatchObject({
    kind: 'packet',
    reading: {
      packet: { blockers: [{ what: 'About blockers' }], work_receipt: { tests: 'About work_tests' } },
    },
  });
});
