import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: process.env.ENGINE ?? 'chromium',
    include: ['test/engines/**/*.test.ts'],
    environment: 'node',
    // One file after the other, in one process: two pages at once would take the focus from each other, and the files
    // share their browser.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
