// Number of passed and failed tests so far: test/support/totals.ts adds up the runs of Vitest in a file.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './setup.mjs';

const FILE = resolve(ROOT, 'dist/test-totals.txt');

const resetTotals = () => rmSync(FILE, { force: true });

const readTotals = () => {
  const [passed = 0, failed = 0] = existsSync(FILE)
    ? readFileSync(FILE, 'utf8').match(/\d+/g).map(Number)
    : [];
  return { passed, failed };
};

const lineOf = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

export const addToTotals = (results) => {
  const sum = readTotals();
  for (const { passed, failed } of results) {
    sum.passed += passed;
    sum.failed += failed;
  }
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${lineOf(sum)}\n`);
};

/** Processor seconds of all child processes that have ended, from Linux's `/proc` (in hundredths); `null` elsewhere. */
const childSeconds = () => {
  const stat = '/proc/self/stat';
  if (!existsSync(stat)) return null;
  const [, after = ''] = readFileSync(stat, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(13, 15).map(Number);
  return Math.round((user + system) / 100);
};

/** Runs stages, and then prints the total as the last line. A failure outside a test counts as one failed test. */
export const withTotals = async (stages) => {
  resetTotals();
  let error;
  try {
    await stages();
  } catch (reason) {
    error = reason;
  }
  const { passed, failed } = readTotals();
  console.log(`\n${Math.round(performance.now() / 1000)} seconds, ${childSeconds() ?? '?'} of processors`);
  if (error) console.error(`\n${error.message}\n`);
  console.log(lineOf({ passed, failed: error ? Math.max(failed, 1) : failed }));
  if (error) process.exitCode = 1;
};
