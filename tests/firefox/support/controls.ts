import type { Page } from 'puppeteer-core';
import { names } from '../../../demo/journey/popup-view.ts';

/** Presses a control of one of Baton's pages, found by its role and the name that the user reads. */
export async function press(page: Page, role: 'button' | 'menuitem', name: string): Promise<void> {
  await page.bringToFront();
  await findControl(page, role, name).then((control) => control.click());
}

/** Waits until the page shows a control. */
export async function findControl(page: Page, role: 'button' | 'menuitem', name: string) {
  const control = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, {
    visible: true,
    timeout: 60_000,
  });
  if (control === null) throw new Error(`there is no ${role} named "${name}"`);
  return control;
}

/** All that a page shows, as text. */
export async function readPage(page: Page): Promise<string> {
  return page.evaluate(() => document.body.textContent ?? '');
}

/** The step that the receipt has reached, as the page shows it; undefined while it shows none. */
export async function readStep(page: Page): Promise<string | undefined> {
  const selector = `[aria-label="${names.progress}"] [aria-current="step"]`;
  return page.evaluate((css) => document.querySelector(css)?.textContent?.trim(), selector);
}
