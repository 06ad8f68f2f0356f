import type { Locator, Page } from '@playwright/test';

/** Names of the popup's controls, as the user reads them. */
export const names = {
  prepare: 'Prepare',
  insertHere: 'Insert here',
  moreActions: 'More actions',
  inspect: 'Inspect',
  close: 'Close',
  lookAgain: 'Look again',
  resume: 'Work continues there',
  packetText: 'Packet text',
  progress: 'Progress',
} as const;

/** A button of the popup, by its name. */
export function button(popup: Page, name: string | RegExp): Locator {
  return popup.getByRole('button', { name, exact: typeof name === 'string' });
}

/** What an element says, without the space around it. */
export async function readText(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? '').trim();
}

/** The step that the receipt has reached: Prepared, Acknowledged or Resumed. */
export function reachedStep(popup: Page): Locator {
  return popup.getByRole('list', { name: names.progress }).locator('[aria-current="step"]');
}

/** The sections of a draft with the number of their items, such as `Restrictions: 6`. */
export async function readSections(popup: Page): Promise<string[]> {
  const sections = await popup.getByRole('region').all();
  return Promise.all(
    sections.map(async (section) => {
      const items = await section.getByRole('listitem').count();
      return `${await section.getAttribute('aria-label')}: ${items}`;
    }),
  );
}

/** Opens the packet's text, reads it and closes it again. */
export async function inspectPacketText(popup: Page): Promise<string> {
  await button(popup, names.moreActions).click();
  await popup.getByRole('menuitem', { name: names.inspect }).click();
  const region = popup.getByRole('group', { name: names.packetText });
  const text = await readText(region.locator('pre'));
  await region.getByRole('button', { name: names.close }).click();
  return text;
}
