import { beforeEach, expect, test, vi } from 'vitest';
import { packetId } from '../../../lib/core/packet-id.ts';
import { exampleHandoff, examplePacket } from '../components/examples.ts';
import { type Bench, captureOf, createBench, turnsOf } from './ports.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await createBench();
});

test('field report I4: of 1,000 packets the lists read one page, the newest, and no packet beyond it', async () => {
  const database = await bench.ports.openDatabase();
  const { receipt } = exampleHandoff();
  const transaction = database.transaction(['packets', 'receipts'], 'readwrite');
  for (let revision = 1; revision <= 1_000; revision += 1) {
    const packet = { ...examplePacket, revision };
    const id = packetId(packet);
    void transaction.objectStore('packets').put({ id, packet });
    void transaction
      .objectStore('receipts')
      .put({ ...receipt, packetId: id, revision, updatedAtMs: revision });
  }
  await transaction.done;
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const { handoffs, more } = await bench.handlers['load-overview']({});
  expect(handoffs).toHaveLength(200);
  expect(more).toBe(true);
  expect(handoffs[0]?.revision).toBe(1_000);
  expect(handoffs.at(-1)?.revision).toBe(801);
  // Two small records a line, and never the whole store.
  expect(get.mock.calls.length).toBeLessThanOrEqual(2 * 200);
  const stores = all.mock.contexts.map((store) => (store as IDBObjectStore).name);
  expect(stores).not.toContain('packets');
  expect(stores).not.toContain('receipts');
  vi.restoreAllMocks();
  const whole = await bench.handlers['load-overview']({ pages: 5 });
  expect([whole.handoffs.length, whole.handoffs.at(-1)?.revision, whole.more]).toEqual([1_000, 1, false]);
});

test('field report I5: a capture reads the page once and asks no server; a failure is said and not tried again', async () => {
  const turns = turnsOf('Move the shop', 'Done');
  bench.openTab(7, captureOf(turns));
  const read = vi.spyOn(bench.ports.pages, 'read');
  await bench.handlers.capture({ tabId: 7 });
  expect(read).toHaveBeenCalledTimes(1);
  read.mockClear();
  read.mockRejectedValueOnce(new Error('429'));
  await expect(bench.handlers.capture({ tabId: 7 })).rejects.toThrow('429');
  expect(read).toHaveBeenCalledTimes(1);
});
