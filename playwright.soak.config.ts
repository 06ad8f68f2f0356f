import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import type { SweepOptions } from './tests/browser/support/sweep-page.ts';

/** What takes minutes: many more generated conversations for each site, and a long text in every editor. */
export default defineConfig<object, SweepOptions>(everyday, {
  testDir: 'tests',
  testMatch: ['browser/sweep-shapes.spec.ts', 'soak/*.spec.ts'],
  use: { runs: 100 },
});
