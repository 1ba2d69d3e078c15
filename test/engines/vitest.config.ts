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
    // A browser that lost a command of its driver is started again (test/engines/support/limits.ts); nothing else is
    // tried twice.
    retry: { count: 1, condition: /^The browser does not answer/ },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
