import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the closing line `N passed, M failed` that `.ci/run` prints last. */
export default class Totals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed' || state === 'pending') failed += 1;
      }
    }
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/test-totals.txt', `${passed} passed, ${failed} failed\n`);
  }
}
