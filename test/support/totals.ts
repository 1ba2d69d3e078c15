import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const FILE = 'dist/test-totals.json';
const SLOWEST = 10;

interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** What did not run, and why. */
  readonly notRun: readonly string[];
}

/** The results of earlier runs: the stages of a command run one after the other. */
const earlierTotals = (): Totals =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { passed: 0, failed: 0, notRun: [] };

const secondsOf = (module: TestModule) => {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
};

/** A test that began and did not end, and an error outside a test, count as failed. */
const countTests = (modules: readonly TestModule[], errors: readonly unknown[]): Totals => {
  const results = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result()));
  const ended = (...states: string[]) => results.filter(({ state }) => states.includes(state)).length;
  const outside = modules.flatMap((module) => module.errors()).length + errors.length;
  const notRun = results.flatMap((result) =>
    result.state === 'skipped' && result.note?.includes('does not start') ? [result.note] : [],
  );
  return {
    passed: ended('passed'),
    failed: ended('failed', 'pending') + outside,
    notRun: [...new Set(notRun)],
  };
};

/** Prints the slowest files, and adds up what scripts/test.mjs prints last. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const earlier = earlierTotals();
    const { passed, failed, notRun } = countTests(modules, errors);
    const totals: Totals = {
      passed: earlier.passed + passed,
      failed: earlier.failed + failed,
      notRun: [...earlier.notRun, ...notRun],
    };
    mkdirSync('dist', { recursive: true });
    writeFileSync(FILE, JSON.stringify(totals));

    const slowest = [...modules].sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST);
    console.log('The slowest files, in seconds:');
    for (const module of slowest) {
      console.log(`${secondsOf(module).toFixed(1).padStart(7)}  ${module.relativeModuleId}`);
    }
  }
}
