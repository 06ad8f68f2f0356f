import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HandoffView } from '../../../lib/core/views.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

const TAB = 1;
const conversationId = 'chatgpt:c1';

/** The database as each version left it, written out as it was: what the steps do must never change. */
const versions: readonly ((database: IDBPDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('drafts', { keyPath: 'conversationId' });
    database.createObjectStore('packets', { keyPath: 'id' });
    const receipts = database.createObjectStore('receipts', { keyPath: 'packetId' });
    receipts.createIndex('by-conversation', ['conversationId', 'revision']);
    receipts.createIndex('by-time', 'updatedAtMs');
    database.createObjectStore('events', { keyPath: 'sequence' }).createIndex('by-packet', 'packetId');
  },
  (database) => {
    database.createObjectStore('settings');
  },
  (database) => {
    database.createObjectStore('effects', { keyPath: ['packetId', 'itemId'] });
  },
];
const stores = ['drafts', 'packets', 'receipts', 'events', 'settings', 'effects'] as const;

let bench: Bench;

beforeEach(async () => {
  bench = await createBench();
});

/** What this version writes that the versions before wrote as well. */
async function fill(): Promise<HandoffView> {
  bench.openTab(TAB, captureOf(turnsOf('Please move our web shop to a new host.', 'Sure.')));
  await bench.handlers.capture({ tabId: TAB });
  const add = { kind: 'add', itemId: 'send', section: 'open_items', text: 'Send the newsletter' } as const;
  const mark = { kind: 'mark-effect', itemId: 'send', externalEffect: true } as const;
  await bench.handlers['change-draft']({ conversationId, change: add });
  const { draft } = await bench.handlers['change-draft']({ conversationId, change: mark });
  const { receipt } = await bench.handlers.prepare({ conversationId, version: draft.version, dropped: [] });
  const term = { kind: 'word', text: 'Kingfisher' } as const;
  await bench.handlers['change-settings']({ change: { kind: 'add-term', term } });
  return await bench.handlers['acknowledge-by-hand']({ packetId: receipt.packetId });
}

/** Puts what is stored into a database of an earlier version. */
async function moveToVersion(version: number): Promise<void> {
  const now = await openDB('baton');
  const contents = new Map<string, { key: IDBValidKey; value: unknown }[]>();
  for (const store of stores) {
    const keys = await now.getAllKeys(store);
    const values: unknown[] = await now.getAll(store);
    contents.set(
      store,
      keys.map((key, at) => ({ key, value: values[at] })),
    );
  }
  now.close();
  bench = await createBench();
  const old = await openDB('baton', version, {
    upgrade: (database) => {
      for (const step of versions.slice(0, version)) step(database);
    },
  });
  for (const store of old.objectStoreNames) {
    const { keyPath } = old.transaction(store).store;
    for (const { key, value } of contents.get(store) ?? []) {
      await old.put(store, value, keyPath === null ? key : undefined);
    }
  }
  old.close();
}

describe.each([1, 2, 3])('a database of version %i', (version) => {
  test('keeps all that it holds, and its handoffs get their actions, none of them authorised', async () => {
    const before = await fill();
    const { draft } = await bench.handlers['load-draft']({ conversationId });
    await moveToVersion(version);
    const { packetId } = before.receipt;
    expect(await bench.handlers['load-handoff']({ packetId })).toEqual({
      ...before,
      effects: before.effects,
    });
    expect(before.effects).toMatchObject([{ itemId: 'T-1', state: 'proposed' }]);
    expect((await bench.handlers['load-draft']({ conversationId })).draft).toEqual(draft);
    const { ownTerms } = await bench.handlers['load-settings']({});
    expect(ownTerms).toHaveLength(version >= 2 ? 1 : 0);
    expect(await bench.handlers['verify-log']({})).toEqual({ entries: 2 });
    const clicked = { packetId, itemId: 'T-1', event: 'authorise' } as const;
    expect((await bench.handlers['change-effect'](clicked)).effects).toMatchObject([{ state: 'authorised' }]);
    expect(await bench.handlers['verify-log']({})).toEqual({ entries: 3 });
  });
});
