import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Scenario } from '../tests/gallery/scenario.ts';
import { scenarios } from '../tests/gallery/scenarios.ts';

const SCREENSHOTS = '.output/gallery';
const PAGE = '.output/gallery-page';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'none'";

const popup = { width: 400, height: 600 };
/** How each view is drawn: the popup in light and dark, and the side panel narrow, from right to left, and at 200 %. */
const looks = [
  { name: 'light', query: 'surface=popup', page: { viewport: popup, colorScheme: 'light' } },
  { name: 'dark', query: 'surface=popup', page: { viewport: popup, colorScheme: 'dark' } },
  {
    name: 'narrow',
    query: 'surface=side-panel',
    page: { viewport: { width: 320, height: 900 }, colorScheme: 'light' },
  },
  {
    name: 'rtl',
    query: 'surface=side-panel&dir=rtl',
    page: { viewport: { width: 400, height: 900 }, colorScheme: 'dark' },
  },
  {
    name: 'zoomed',
    query: 'surface=side-panel',
    page: { viewport: { width: 180, height: 450 }, colorScheme: 'light' },
  },
] as const;

/** Draws every view of Baton in several looks, and says where one is not accessible to all. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = scenarios.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  await build({
    configFile: false,
    root: 'tests/gallery',
    logLevel: 'warn',
    build: { outDir: `../../${PAGE}`, emptyOutDir: true },
  });
  const server = await preview({
    configFile: false,
    root: 'tests/gallery',
    logLevel: 'warn',
    build: { outDir: `../../${PAGE}` },
    preview: { port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('the preview server has no address');
  let problems = 0;
  for (const look of looks) {
    const page = await browser.newPage({ ...look.page, deviceScaleFactor: 2, locale: 'en-GB' });
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(`  console: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.log(`  page: ${error.message}`));
    for (const scenario of chosen) {
      await page.goto(`${address}?scenario=${scenario.name}&${look.query}`);
      await play(page, scenario);
      await page.screenshot({ path: `${SCREENSHOTS}/${scenario.name}-${look.name}.png` });
      problems += await report(page, `${scenario.name} ${look.name}`);
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  console.log(`${chosen.length * looks.length} views, ${problems} problems`);
  if (problems > 0) process.exitCode = 1;
}

async function play(page: Page, { presses = [], types, finallyPresses = [] }: Scenario): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, presses);
  if (types) {
    await page.getByLabel(types.field).first().fill(types.text);
    const read = page.getByRole('button', { name: 'Read text' });
    if (await read.isVisible()) await read.click();
    else await page.getByRole('heading', { level: 1 }).click();
  }
  await press(page, finallyPresses);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
}

async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const target = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }));
    await target.first().click();
  }
}

/** Runs axe on what is shown and looks for what does not fit; prints each problem. */
async function report(page: Page, name: string): Promise<number> {
  const source = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    const results = await axe.run();
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  const overflows = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, header, footer')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `wider than its place: ${element.localName}`),
  );
  violations.push(...overflows);
  for (const violation of violations) console.log(`${name}: ${violation.slice(0, 400)}`);
  return violations.length;
}

await main();
