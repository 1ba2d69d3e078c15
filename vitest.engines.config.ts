import { defineConfig } from 'vitest/config';

// One file after the other: two browsers at once would slow each other down.
export default defineConfig({
  test: {
    name: process.env.ENGINE ?? 'chromium',
    include: ['test/engines/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
