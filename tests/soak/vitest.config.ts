import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** What `npm test` does with a few thousand hostile inputs and histories, with many more. Run by `npm run test:soak`. */
export default defineConfig({
  plugins: [WxtVitest()],
  test: {
    include: ['tests/soak/**/*.test.ts'],
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 3_600_000,
  },
});
