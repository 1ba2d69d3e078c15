import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

const FILE = 'dist/test-totals.txt';
const SLOWEST = 10;

/** The results of earlier runs: the stages of a command run one after the other. */
const earlierTotals = (): readonly [passed: number, failed: number] => {
  const [passed = 0, failed = 0] = existsSync(FILE)
    ? (readFileSync(FILE, 'utf8').match(/\d+/g)?.map(Number) ?? [])
    : [];
  return [passed, failed];
};

const secondsOf = (module: TestModule) => {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
};

/** A test that began and did not end, and an error outside a test, count as failed. */
export const countTests = (modules: readonly TestModule[], errors: readonly unknown[]) => {
  const results = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result()));
  const ended = (...states: string[]) => results.filter(({ state }) => states.includes(state)).length;
  const outside = modules.flatMap((module) => module.errors()).length + errors.length;
  return { passed: ended('passed'), failed: ended('failed', 'pending') + outside };
};

/** Prints the slowest files, and updates the line `N passed, M failed` that scripts/totals.mjs prints last. */
export default class Totals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const [passed, failed] = earlierTotals();
    const counted = countTests(modules, errors);
    mkdirSync('dist', { recursive: true });
    writeFileSync(FILE, `${passed + counted.passed} passed, ${failed + counted.failed} failed\n`);

    const slowest = [...modules].sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST);
    console.log('The slowest files, in seconds:');
    for (const module of slowest) {
      console.log(`${secondsOf(module).toFixed(1).padStart(7)}  ${module.relativeModuleId}`);
    }
  }
}
