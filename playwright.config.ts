import { defineConfig } from '@playwright/test';

/** Browser tests: each one in a browser of its own, with a fresh profile. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
});
