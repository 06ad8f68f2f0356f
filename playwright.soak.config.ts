import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import type { SweepOptions } from './tests/browser/support/sweep-page.ts';

/** The same properties on many more generated conversations: minutes for each site. Run by `npm run test:soak`. */
export default defineConfig<object, SweepOptions>(everyday, {
  testMatch: 'sweep-shapes.spec.ts',
  use: { runs: 100 },
});
