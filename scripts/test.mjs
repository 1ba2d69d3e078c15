// `npm test`: installs what is missing, checks types and style, builds, runs every test.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { buildHosts, HOSTS } from './hosts.mjs';
import { installPackages, main, ROOT, runBin, testBrowsers } from './setup.mjs';

const TOTALS = resolve(ROOT, 'dist/test-totals.txt');

const runTests = (...args) =>
  runBin(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=./test/support/totals.ts',
      '--passWithNoTests',
      ...args,
      ...process.argv.slice(2),
    ],
    testBrowsers(),
  );

/** Runs tasks side by side; all of them end before the first error is thrown. */
const allOf = async (...tasks) => {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

main(async () => {
  rmSync(TOTALS, { force: true });
  await installPackages();
  testBrowsers();
  await allOf(
    runBin('tsc', ['-b', 'tsconfig.check.json']),
    runBin('biome', ['check', '--error-on-warnings']),
    build(),
    installPackages(HOSTS),
  );
  // Only the browser tests need the host pages; those run alone, because they need the cores to themselves.
  await allOf(buildHosts(), runTests('--project=!e2e')).finally(() => runTests('--project=e2e'));
});
