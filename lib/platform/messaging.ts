import { type Browser, browser } from 'wxt/browser';

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
      void answer(message).then(sendResponse);
      return true;
    },
  );
}

/** Whether a message comes from a page of this extension: not from another one, not from a script in a web page. */
export function isOwnPage(sender: Browser.runtime.MessageSender): boolean {
  const own = new URL(browser.runtime.getURL('/')).origin;
  return sender.id === browser.runtime.id && sender.url !== undefined && new URL(sender.url).origin === own;
}
