import type { Page } from '@playwright/test';

/** What the tests use of the browser's own interface in one of Baton's pages. */
export interface WorkerScope {
  chrome: {
    runtime: { reload(): void };
    action: { getBadgeText(details: { tabId: number }): Promise<string> };
    scripting: {
      getRegisteredContentScripts(): Promise<{ id: string; matches: string[] }[]>;
      unregisterContentScripts(): Promise<void>;
    };
  };
}

/** What stands on Baton's button in a tab. */
export async function badgeOf(page: Page, tabId: number): Promise<string> {
  return await page.evaluate(
    (id) => (globalThis as unknown as WorkerScope).chrome.action.getBadgeText({ tabId: id }),
    tabId,
  );
}

/** The sites that a watching script is registered for. */
export async function registeredSites(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    (globalThis as unknown as WorkerScope).chrome.scripting.getRegisteredContentScripts(),
  );
  return scripts.flatMap(({ matches }) => matches);
}
