import { defineConfig } from 'vitest/config';

/** Tests in a real Firefox: one file after another, each in a browser of its own with a fresh profile. */
export default defineConfig({
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    allowOnly: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    reporters: ['verbose'],
  },
});
