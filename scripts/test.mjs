// `npm test`: the required checks of a change before it is pushed, in five minutes. It installs missing packages,
// checks types and style, builds, and runs the unit tests and the short set of the browser tests. The first stage that
// fails ends the run. `npm run test:all` runs everything.
import { prepare, QUICK, runTests } from './test-stages.mjs';
import { withTotals } from './totals.mjs';

/** The covering set of the generated paths, and a fifth of the random sequences. */
const SHORT = { PATHS: 'covering', FUZZ_RUNS: '2000' };

withTotals(async () => {
  await prepare(['chromium']);
  // The cheapest stage first, so that a failure ends the run early.
  await runTests(QUICK, { env: SHORT });
  await runTests(['e2e'], { files: ['test/e2e/short'] });
});
