import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { SOAK_SETTING } from '../effort.ts';

/** The unit tests with many more inputs and histories each, and what only runs here. Run by `npm run test:soak`. */
export default defineConfig({
  plugins: [WxtVitest()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/soak/**/*.test.ts'],
    env: { [SOAK_SETTING]: '1' },
    restoreMocks: true,
    // Two cores are used, one for each worker.
    maxWorkers: '100%',
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 3_600_000,
  },
});
