// The common stages of `npm test` and `npm run test:all`.
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { installEngines } from './engines.mjs';
import { installPackages, runVitest, testBrowsers } from './setup.mjs';

/** Paths of the browsers as environment variables; known once they are installed. */
let browsers;

/** Returns the words of the command line that select tests; the others are options of Vitest. */
export const chosen = (given = process.argv.slice(2)) => given.filter((word) => !word.startsWith('-'));

/** Runs tests of these projects, or only those that the command line names; `files` if it names none. */
export const runTests = (projects, { files = [], env = {} } = {}) =>
  runVitest(
    [
      '--reporter=default',
      '--reporter=./test/support/totals.ts',
      '--passWithNoTests',
      ...projects.map((name) => `--project=${name}`),
      ...process.argv.slice(2),
      ...(chosen().length > 0 ? [] : files),
    ],
    { ...browsers, ...env },
  );

/** Projects whose tests need no build. */
export const QUICK = ['unit', 'dom', 'element', 'react-18'];

/** Runs tasks at the same time. All of them end before the first error is thrown. */
export const allOf = async (...tasks) => {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

/** Installs the packages of the tests and builds. It does not need the packages of the host pages or a browser. */
const checkAndBuild = async () => {
  await installPackages();
  await allOf(checkTypes(), checkStyle(), build());
};

/**
 * Installs all browsers at once, during the packages' installation: network and disk are each busy only a part of the
 * time.
 */
const installBrowsers = async (engines) => {
  await installEngines(engines);
  browsers = testBrowsers();
};

/** Installs missing packages, checks and builds; returns the browsers as environment variables. */
export const prepare = async (engines, ...others) => {
  await allOf(installBrowsers(engines), checkAndBuild(), ...others);
  return browsers;
};
