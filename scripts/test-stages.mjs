// What the commands `npm test`, `npm run test:all` and `npm run test:night` have in common.
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { installEngines } from './engines.mjs';
import { installPackages, runVitest, testBrowsers } from './setup.mjs';

/** Runs the tests of these projects of test/vitest.config.ts, of all without one; `args` go to Vitest. */
export const runTests = (projects, { args = [], env = {} } = {}) =>
  runVitest(
    [
      '--reporter=default',
      '--reporter=./test/support/totals.ts',
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    env,
  );

/** Runs tasks at the same time. All of them end before the first error is thrown. */
export const allOf = async (...tasks) => {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

const checkAndBuild = async () => {
  await installPackages();
  await allOf(checkTypes(), checkStyle(), build());
};

/** Installs missing packages and browsers, checks and builds; returns the browsers as environment variables. */
export const prepare = async (engines) => {
  // Network and disk are each busy only a part of the time.
  await allOf(installEngines(engines), checkAndBuild());
  return testBrowsers();
};
