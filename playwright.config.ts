import { defineConfig } from '@playwright/test';

/** Browser tests: each one in a browser of its own, with a fresh profile. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Browsers wait more than they compute: four keep two cores busy.
  workers: 4,
  reporter: [['list']],
});
