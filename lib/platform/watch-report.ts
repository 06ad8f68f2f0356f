import { browser } from 'wxt/browser';
import type { WatchVerdict } from '../core/always-on.ts';

/** What the worker says to a watching script: end, if you are on a page of this pattern; or answer, so that it is known you are there. */
export type WatchCall = { readonly stopOn: string } | { readonly areYouThere: true };

/** Says to the worker that something in this page changed, and nothing else. */
export async function reportChange(): Promise<WatchVerdict> {
  const verdict: unknown = await browser.runtime.sendMessage({ changed: true });
  return verdict === 'again' || verdict === 'stop' ? verdict : 'ok';
}

/** Whether the extension that started this script is still there: after an update or a reload it is not. */
export function isExtensionAlive(): boolean {
  try {
    return browser.runtime?.id !== undefined;
  } catch {
    // Firefox throws where Chromium gives undefined.
    return false;
  }
}

/** Lets the worker end the watch, and ask whether it is there. */
export function listenToWorker(stop: () => void): void {
  browser.runtime.onMessage.addListener(
    (call: Partial<Record<string, unknown>>, sender, sendResponse: (value: unknown) => void) => {
      if (sender.id !== browser.runtime.id) return false;
      if (call.stopOn === `${location.protocol}//${location.hostname}/*`) stop();
      if (call.areYouThere === true) sendResponse('here');
      return false;
    },
  );
}
