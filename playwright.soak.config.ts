import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.ts';
import { SOAK_SETTING } from './tests/effort.ts';

// Each worker reads this file before its tests.
process.env[SOAK_SETTING] = '1';

/**
 * Every step of every loop of which `npm test` takes a sample, many more generated conversations, a long text in every
 * editor, and faults in a real browser: hours. Run by `npm run test:soak`.
 */
export default defineConfig(everyday, {
  testDir: 'tests',
  testMatch: ['browser/sweep*.spec.ts', 'browser/faults.spec.ts', 'soak/*.spec.ts'],
  timeout: 3_600_000,
});
