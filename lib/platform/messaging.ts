import { type Browser, browser } from 'wxt/browser';

/** Well under the half minute after which Firefox suspends a background page. */
const CALL_EVERY_MS = 2_000;

/** Sends one message to the worker and waits for its answer; what comes back is not parsed yet. */
export async function sendToWorker(message: { name: string; request: unknown }): Promise<unknown> {
  return await browser.runtime.sendMessage(message);
}

/**
 * Answers messages of Baton's own pages, and of nobody else. Call it synchronously when the worker starts, so that
 * the message that woke the worker finds its listener.
 *
 * @param answer Must not reject: failures are answers too.
 */
export function listenToOwnPages(answer: (message: unknown) => Promise<unknown>): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, sender, sendResponse: (value: unknown) => void) => {
      if (!isOwnPage(sender)) return false;
      const rest = stayAwake();
      void answer(message).finally(rest).then(sendResponse);
      return true;
    },
  );
}

/**
 * Keeps the background from being suspended. Firefox does so half a minute after the last event or call, even while
 * an answer is owed (toolkit/components/extensions/parent/ext-backgroundPage.js of ESR 140); any call resets that.
 *
 * @returns Ends it.
 */
function stayAwake(): () => void {
  const calls = setInterval(
    () => void browser.runtime.getPlatformInfo().catch(() => undefined),
    CALL_EVERY_MS,
  );
  return () => clearInterval(calls);
}

/** Whether a message comes from a page of this extension: not from another one, not from a script in a web page. */
export function isOwnPage(sender: Browser.runtime.MessageSender): boolean {
  const own = new URL(browser.runtime.getURL('/')).origin;
  return sender.id === browser.runtime.id && sender.url !== undefined && new URL(sender.url).origin === own;
}
