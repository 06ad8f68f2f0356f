import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  plugins: [WxtVitest()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Two cores are used, one for each worker.
    maxWorkers: '100%',
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 60_000,
  },
});
