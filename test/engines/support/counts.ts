import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { countTests } from '../../support/totals.ts';

/** Writes the counts of one engine's run for `scripts/engines.mjs`, into the file of `ENGINE_COUNTS`. */
export default class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const file = process.env.ENGINE_COUNTS;
    if (!file) return;
    const notStarted = modules
      .flatMap((module) => module.errors())
      .find(({ name }) => name === 'NotStarted')?.message;
    const retried = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => test.result().errors?.[0]?.message);
    writeFileSync(file, JSON.stringify({ ...countTests(modules, errors), retried, notStarted }));
  }
}
