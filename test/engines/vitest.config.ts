import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: process.env.ENGINE ?? 'firefox',
    include: ['test/engines/**/*.test.ts'],
    environment: 'node',
    // One file after the other, in one process: two pages at once would compete for the focus, and the files share
    // their browser.
    fileParallelism: false,
    isolate: false,
    // Restarts a browser that lost a command of its driver (test/engines/support/limits.ts). No other failure is
    // retried.
    retry: { count: 1, condition: /^The browser does not answer/ },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
