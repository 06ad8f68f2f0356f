import { beforeEach, expect, test } from 'vitest';
import type { Excerpt } from '../../../lib/core/excerpt.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const EMAIL = ['eva', 'example.org'].join('@');
let bench: Bench;

const capture = () => bench.handlers.capture({ tabId: 1 });
const excerptOf = (text: string, turnIndex = 1): Excerpt => ({ id: 'e1', label: 'Turn 2', text, turnIndex });

beforeEach(async () => {
  bench = await createBench();
  bench.openTab(
    1,
    captureOf(turnsOf(`Help me write to ${EMAIL}.`, `Dear Eva, write to ${EMAIL} or call me.`)),
  );
});

test('a passage as it is shown travels word for word, with what is masked in it', async () => {
  const { conversationId } = (await capture()).draft;
  const turn = await bench.handlers['read-turn']({ conversationId, turnIndex: 1 });
  const text = turn.outcome === 'found' ? turn.markdown : '';
  expect(text).toContain('[EMAIL_1]');
  const change = { kind: 'add', excerpt: excerptOf(text) } as const;
  const { draft } = await bench.handlers['change-excerpts']({ conversationId, change });
  const handoff = await bench.handlers.prepare({ conversationId, version: draft.version, dropped: [] });
  expect(handoff.packet.excerpts).toEqual([
    { label: 'Turn 2', text: 'Dear Eva, write to [EMAIL_1] or call me.' },
  ]);
  expect(handoff.packet.redactions).toEqual({ EMAIL: 1 });
});

test('a passage that is picked with a value in clear is masked before it is stored', async () => {
  const { conversationId } = (await capture()).draft;
  const change = { kind: 'add', excerpt: excerptOf(`write to ${EMAIL} or`) } as const;
  const { draft } = await bench.handlers['change-excerpts']({ conversationId, change });
  expect(draft.excerpts?.[0]?.text).toBe('write to [EMAIL_1] or');
});

test('words that do not stand in the turn are not carried as if they did', async () => {
  const { conversationId } = (await capture()).draft;
  const change = { kind: 'add', excerpt: excerptOf('Dear Otto') } as const;
  await expect(bench.handlers['change-excerpts']({ conversationId, change })).rejects.toMatchObject({
    code: 'PASSAGE_NOT_FOUND',
  });
});

test('what was picked stays when the session is over, can be left out and come back, and nothing more can be picked', async () => {
  const { conversationId } = (await capture()).draft;
  const change = { kind: 'add', excerpt: excerptOf('or call me') } as const;
  await bench.handlers['change-excerpts']({ conversationId, change });
  await bench.restartBrowser();
  const { draft } = await bench.handlers['load-draft']({ conversationId });
  expect(draft.excerpts).toHaveLength(1);
  await expect(bench.handlers['change-excerpts']({ conversationId, change })).rejects.toMatchObject({
    code: 'TURN_GONE',
  });
  const removed = await bench.handlers['change-excerpts']({
    conversationId,
    change: { kind: 'remove', id: 'e1' },
  });
  expect(removed.draft.excerpts).toMatchObject([{ id: 'e1', removed: true }]);
  const preview = await bench.handlers['preview-packet']({ conversationId });
  expect(preview.text).not.toContain('or call me');
  const restored = await bench.handlers['change-excerpts']({
    conversationId,
    change: { kind: 'restore', id: 'e1' },
  });
  expect(restored.draft.excerpts).toEqual(draft.excerpts);
});
