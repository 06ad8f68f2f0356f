import { defineConfig } from '@playwright/test';

/** Browser tests: most share a worker's browser, in which the extension is installed anew for each of them. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // A browser on a busy machine may be slow; one that hangs is still found.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Browsers wait for the disk and for frames: four keep two cores busy.
  workers: 4,
  reporter: [['list']],
});
