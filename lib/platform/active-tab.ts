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

function findNamedTabId(): number | undefined {
  const named = new URLSearchParams(location.search).get('tab');
  return named !== null && /^\d{1,10}$/.test(named) ? Number(named) : undefined;
}
