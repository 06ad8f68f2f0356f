import { defineConfig } from '@playwright/test';

/** Browser tests: each one in a browser of its own, with a fresh profile. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // A browser on a busy machine may be slow; one that hangs is still found.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Browsers wait for the disk and for frames: three keep two cores busy.
  workers: 3,
  reporter: [['list']],
});
