import { browser } from 'wxt/browser';

/**
 * The tab that a page of Baton is about: the one that `?tab=<id>` in its address names, else the active tab of its
 * window; undefined where there is none.
 */
export async function findOwnTabId(): Promise<number | undefined> {
  const named = findNamedTabId();
  if (named !== undefined) return named;
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

/**
 * Tells when another tab of the window became the active one; never where the address names a tab.
 *
 * @returns Stops the telling.
 */
export function watchOwnTab(onChange: () => void): () => void {
  if (findNamedTabId() !== undefined) return () => {};
  browser.tabs.onActivated.addListener(onChange);
  return () => browser.tabs.onActivated.removeListener(onChange);
}

/**
 * Tells when a tab shows another page, or another one in the same document: many sites swap chats without loading.
 *
 * @returns Stops the telling.
 */
export function watchTabPage(tabId: number, onChange: () => void): () => void {
  const look = (changedId: number, change: { readonly url?: string; readonly status?: string }) => {
    if (changedId === tabId && (change.url !== undefined || change.status === 'complete')) onChange();
  };
  browser.tabs.onUpdated.addListener(look);
  return () => browser.tabs.onUpdated.removeListener(look);
}

function findNamedTabId(): number | undefined {
  const named = new URLSearchParams(location.search).get('tab');
  return named !== null && /^\d{1,10}$/.test(named) ? Number(named) : undefined;
}
