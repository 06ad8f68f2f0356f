import type { Page } from 'puppeteer-core';
import { readCounters } from '../../../demo/chat-page.ts';
import type { Skin } from '../../../demo/sites/skin.ts';

/** What stands in a chat page's composer, line by line. */
export async function readComposer(page: Page, skin: Skin): Promise<string> {
  return page.$eval(skin.composerSelector, (composer) =>
    composer instanceof HTMLTextAreaElement
      ? composer.value
      : [...composer.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
  );
}

/** Presses Send, as only the user can, and waits until the assistant has answered. */
export async function sendAndWait(page: Page, skin: Skin): Promise<void> {
  const { answers } = await readCounters(page);
  await page.bringToFront();
  const button = await page.waitForSelector(skin.sendSelector, { visible: true });
  await button?.click();
  await page.waitForSelector(`html[data-answers="${answers + 1}"]`, { timeout: 60_000 });
}

/** Lets a composer's first line change all the time, as under somebody's hands. */
export async function keepTyping(page: Page, skin: Skin): Promise<void> {
  await page.$eval(skin.composerSelector, (composer) => {
    const mark = document.createTextNode('');
    let count = 0;
    setInterval(() => {
      count += 1;
      mark.nodeValue = `${count} `;
      composer.firstElementChild?.prepend(mark);
    }, 20);
  });
}
