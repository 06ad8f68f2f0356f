import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/shared/**/*.test.ts'],
    globalSetup: ['tests/shared/require-shared-folder.ts'],
    environment: 'node',
  },
});
