import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgementLine } from '../../../lib/core/acknowledgement-line.ts';
import { parseDraftBackup } from '../../../lib/core/backup.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const TAB = 1;
const conversationId = 'chatgpt:c1';

let bench: Bench;

beforeEach(async () => {
  bench = await createBench();
});

async function capture(): Promise<void> {
  bench.openTab(
    TAB,
    captureOf(turnsOf('Please move our web shop to a new host. Never send the newsletter.', 'Sure.')),
  );
  await bench.handlers.capture({ tabId: TAB });
}

const loadDraft = async () => (await bench.handlers['load-draft']({ conversationId })).draft;

async function prepare() {
  const { version } = await loadDraft();
  return await bench.handlers.prepare({ conversationId, version, dropped: [] });
}

describe('field report J2: what was backed up is whole again after a clean install', () => {
  test('a draft, which then goes on to its handoff', async () => {
    await capture();
    const { items } = await loadDraft();
    const { text } = await bench.handlers['back-up-draft']({ conversationId });
    bench = await createBench();
    expect((await bench.handlers['load-overview']({})).drafts).toEqual([]);
    expect((await bench.handlers['restore-draft']({ text })).draft.items).toEqual(items);
    expect((await prepare()).receipt.state).toBe('PREPARED');
  });

  test('a handoff, which can be acknowledged and resumed there', async () => {
    await capture();
    const { packet, receipt } = await prepare();
    const { packetId, revision } = receipt;
    const { text } = await bench.handlers['back-up-handoff']({ packetId });
    bench = await createBench();
    expect((await bench.handlers.receive({ text })).packet).toEqual(packet);
    const reply = `${acknowledgementLine({ id: packetId, revision })}\n1. To move the shop`;
    expect((await bench.handlers['paste-reply']({ packetId, reply })).receipt.state).toBe('ACKNOWLEDGED');
    expect((await bench.handlers.resume({ packetId })).receipt.state).toBe('RESUMED');
  });
});

describe('field report J4: an upgrade that fails erases nothing', () => {
  test('the database stays at its version with all that it held, and Baton says that it cannot be opened', async () => {
    const kept = { conversationId, items: ['what an earlier version wrote'] };
    const old = await openDB('baton', 1, {
      upgrade(database) {
        database.createObjectStore('drafts', { keyPath: 'conversationId' });
        // The step to version 2 makes a store of this name, and fails.
        database.createObjectStore('settings');
      },
    });
    await old.put('drafts', kept);
    old.close();
    await expect(bench.handlers['load-overview']({})).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const after = await openDB('baton');
    expect(after.version).toBe(1);
    expect(await after.getAll('drafts')).toEqual([kept]);
    after.close();
  });
});

describe('field report J5: a backup says how much it holds, and holds it', () => {
  test('what is cut out of it, or cut off, is noticed', async () => {
    await capture();
    const { items } = await loadDraft();
    const { text } = await bench.handlers['back-up-draft']({ conversationId });
    expect(JSON.parse(text)).toMatchObject({
      items: items.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), fc.integer({ min: 1, max: 40 }), (from, length) => {
        const cut = text.slice(0, from) + text.slice(from + length);
        fc.pre(JSON.stringify(tryToParse(cut)) !== JSON.stringify(JSON.parse(text)));
        expect(() => parseDraftBackup(cut)).toThrow(
          expect.objectContaining({ code: expect.stringMatching(/^BACKUP_/) }),
        );
      }),
    );
    const whole = JSON.parse(text);
    const fewer = { ...whole, items: 1, draft: { ...whole.draft, items: whole.draft.items.slice(0, 1) } };
    expect(() => parseDraftBackup(JSON.stringify(fewer))).toThrow('BACKUP_DAMAGED');
  });

  test('one that could not be read again is refused, not handed out as saved', async () => {
    await capture();
    const draft = await loadDraft();
    const database = await openDB('baton');
    await database.put('drafts', { ...draft, revision: 1_000_000_000 });
    database.close();
    await expect(bench.handlers['back-up-draft']({ conversationId })).rejects.toMatchObject({
      code: 'BACKUP_DAMAGED',
    });
  });
});

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
