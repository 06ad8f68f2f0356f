import { browser } from 'wxt/browser';

/** Sends one message to the worker and waits for its answer; what comes back is not parsed yet. */
export async function sendToWorker(message: { name: string; request: unknown }): Promise<unknown> {
  return await browser.runtime.sendMessage(message);
}
