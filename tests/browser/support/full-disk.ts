import type { BrowserSession } from '../../../demo/browser-session.ts';

/**
 * Lets the worker's disk be full from one of its next writes on, as the browser reports it. The worker's end takes it
 * back.
 *
 * @param write Counts from 1.
 */
export async function fillDiskAtWrite(session: BrowserSession, write: number): Promise<void> {
  const worker = session.context.serviceWorkers()[0];
  if (!worker) throw new Error('the worker is not running');
  await worker.evaluate((first) => {
    let writes = 0;
    // biome-ignore lint/suspicious/noExplicitAny: any writing method of the browser's own object
    const owner = IDBObjectStore.prototype as any;
    for (const name of ['put', 'add', 'delete']) {
      const original = owner[name];
      owner[name] = function (...values: unknown[]) {
        writes += 1;
        if (writes >= first) throw new DOMException('the disk is full', 'QuotaExceededError');
        return original.apply(this, values);
      };
    }
  }, write);
}
