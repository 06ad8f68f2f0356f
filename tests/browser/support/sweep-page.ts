import path from 'node:path';
import { test as base, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/find-browser.js';

const ENTRY = path.resolve(import.meta.dirname, '../../pages/sweep/page-script.ts');

interface Fixtures {
  /** An empty page in which `sweepTest` is at hand. */
  sweepPage: Page;
}

/** Tests that read lists with the product's own code, without the extension around it. */
export const test = base.extend<Fixtures, { script: string }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const executablePath = findBrowser();
      if (executablePath === undefined) throw new Error('there is no Chromium: run "npm start" once');
      const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => use(await bundle()),
    { scope: 'worker' },
  ],
  sweepPage: async ({ page, script }, use) => {
    await page.route('https://list.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>List</title>' }),
    );
    await page.goto('https://list.test/');
    await page.addScriptTag({ content: script });
    await use(page);
  },
});

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'bundled' } },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (!first || !('output' in first)) throw new Error(`nothing was built from ${ENTRY}`);
  return first.output[0].code;
}
