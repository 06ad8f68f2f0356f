import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { type Scenario, scenarios } from '../tests/gallery/scenarios.ts';

const SCREENSHOTS = '.output/gallery';
const PAGE = '.output/gallery-page';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'none'";

/** Draws every view of Baton in light and dark, and says where one is not accessible to all. */
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
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: 420, height: 600 },
      colorScheme,
      deviceScaleFactor: 2,
      locale: 'en-GB',
    });
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(`  console: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.log(`  page: ${error.message}`));
    for (const scenario of chosen) {
      await page.goto(`${address}?scenario=${scenario.name}`);
      await play(page, scenario);
      await page.screenshot({ path: `${SCREENSHOTS}/${scenario.name}-${colorScheme}.png` });
      problems += await report(page, `${scenario.name} ${colorScheme}`);
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  console.log(`${chosen.length * 2} views, ${problems} accessibility problems`);
  if (problems > 0) process.exitCode = 1;
}

async function play(page: Page, { presses = [], types }: Scenario): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const name of presses) {
    const target = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }));
    await target.first().click();
  }
  if (types) {
    await page.getByLabel(types.field).first().fill(types.text);
    const read = page.getByRole('button', { name: 'Read text' });
    if (await read.isVisible()) await read.click();
    else await page.getByRole('heading', { level: 1 }).click();
  }
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
}

/** Runs axe on what is shown; prints each violation. */
async function report(page: Page, name: string): Promise<number> {
  const source = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    const results = await axe.run();
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  for (const violation of violations) console.log(`${name}: ${violation.slice(0, 400)}`);
  return violations.length;
}

await main();
