import type { BrowserContext, Page } from '@playwright/test';

declare const chrome: {
  permissions: {
    request(wanted: { origins: string[] }): Promise<boolean>;
    remove(unwanted: { origins: string[] }): Promise<boolean>;
  };
  developerPrivate: {
    addHostPermission(extensionId: string, pattern: string): Promise<void>;
    removeHostPermission(extensionId: string, pattern: string): Promise<void>;
  };
};

/**
 * Lets the browser remember that the user allows a site, as its own page of extensions does. Nothing is granted by it, but
 * the next `permissions.request` for that site is answered with yes and shows no question: nobody could press the button in
 * a test. The manifest stays the one that ships.
 */
export async function answerYesTo(
  context: BrowserContext,
  extensionId: string,
  pattern: string,
): Promise<void> {
  await onExtensionsPage(context, (page) =>
    page.evaluate(([id, site]) => chrome.developerPrivate.addHostPermission(id, site), [
      extensionId,
      pattern,
    ] as const),
  );
}

/** Grants a site (`https://claude.ai/*`) by a real request from one of Baton's own pages. */
export async function grantSite(
  context: BrowserContext,
  extensionId: string,
  pattern: string,
): Promise<void> {
  await answerYesTo(context, extensionId, pattern);
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html`);
  const granted = await page.evaluate((site) => chrome.permissions.request({ origins: [site] }), pattern);
  await page.close();
  if (!granted) throw new Error(`the browser did not grant ${pattern}`);
}

/** Takes a site back on the browser's own page of extensions, past Baton. */
export async function takeBackInBrowser(
  context: BrowserContext,
  extensionId: string,
  pattern: string,
): Promise<void> {
  await onExtensionsPage(context, (page) =>
    page.evaluate(([id, site]) => chrome.developerPrivate.removeHostPermission(id, site), [
      extensionId,
      pattern,
    ] as const),
  );
}

async function onExtensionsPage(
  context: BrowserContext,
  action: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions/');
  await action(page);
  await page.close();
}
