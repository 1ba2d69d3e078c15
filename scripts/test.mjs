// `npm test`: installs missing packages, checks types and style, builds, and runs every test in stages. The first stage
// that fails ends the run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { installEngines, summarise, testEngine } from './engines.mjs';
import { buildHosts, HOSTS } from './hosts.mjs';
import { installPackages, main, ROOT, runVitest, testBrowsers } from './setup.mjs';

const TOTALS = resolve(ROOT, 'dist/test-totals.txt');

/** Paths of the browsers as environment variables; known once they are installed. */
let browsers;

const runTests = (...args) =>
  runVitest(
    [
      '--reporter=default',
      '--reporter=./test/support/totals.ts',
      '--passWithNoTests',
      ...args,
      ...process.argv.slice(2),
    ],
    browsers,
  );

/** Projects whose tests need no build. */
const QUICK = ['unit', 'dom', 'element', 'react-18'];

const ENGINES = ['firefox', 'webkit'];
/** Time limit of the engines' tests. */
const ENGINES_MS = 3 * 60 * 1000;

/** Runs the short tests in Firefox and WebKit at the same time, because each mostly waits for its browser. */
const runEngines = async () => {
  const given = process.argv.slice(2);
  const args = given.some((word) => !word.startsWith('-')) ? given : ['short', ...given];
  const options = { args, browsers, limitMs: ENGINES_MS };
  const results = await Promise.all(ENGINES.map((engine) => testEngine(engine, options)));
  addToTotals(results);
  summarise(results);
};

/** Adds to the line that `.ci/run` prints last (test/support/totals.ts). */
const addToTotals = (results) => {
  const [passed = 0, failed = 0] = existsSync(TOTALS)
    ? readFileSync(TOTALS, 'utf8').match(/\d+/g).map(Number)
    : [];
  const sum = results.reduce(
    (total, result) => ({ passed: total.passed + result.passed, failed: total.failed + result.failed }),
    { passed, failed },
  );
  mkdirSync(dirname(TOTALS), { recursive: true });
  writeFileSync(TOTALS, `${sum.passed} passed, ${sum.failed} failed\n`);
};

/** Runs tasks at the same time. All of them end before the first error is thrown. */
const allOf = async (...tasks) => {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

/** Installs the packages of the tests and builds. It does not need the packages of the host pages or a browser. */
const prepare = async () => {
  await installPackages();
  await allOf(checkTypes(), checkStyle(), build());
};

/**
 * Installs all browsers at once, during the packages' installation: network and disk are each busy only a part of the
 * time.
 */
const prepareBrowsers = async () => {
  await installEngines(['chromium', ...ENGINES]);
  browsers = testBrowsers();
};

main(async () => {
  rmSync(TOTALS, { force: true });
  await allOf(prepareBrowsers(), prepare(), installPackages(HOSTS));
  // The cheapest stage first, so that a failure ends the run early.
  await runTests(...QUICK.map((name) => `--project=${name}`));
  // Only the browser tests need the host pages. The browser tests run alone, because they need all cores.
  await allOf(buildHosts(), runTests('--project=package', '--project=provider'));
  await runTests('--project=e2e');
  await runEngines();
});
