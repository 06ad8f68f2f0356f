import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const FOLDER = 'public/icon';
const SIZES_PX = [16, 32, 48, 96, 128];

/** Draws the toolbar icons out of their one source. */
async function main(): Promise<void> {
  const source = await readFile(`${FOLDER}/baton.svg`, 'utf8');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false });
  for (const size of SIZES_PX) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${source}`);
    await page.screenshot({ path: `${FOLDER}/${size}.png`, omitBackground: true });
    await page.close();
  }
  await browser.close();
}

await main();
