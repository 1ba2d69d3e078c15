// `npm run test:night -- mutation [pattern]`: puts small faults into domain, machine and services, and counts how many
// the tests find. Each folder is measured with its own tests first, and what they do not find with those of all folders.
// `npm run test:night -- mutation provider` measures the provider's code of sign-ins and tokens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, main, ROOT, runBin, TEST_PACKAGES } from './setup.mjs';

const FOLDERS = ['domain', 'machine', 'services'];
/** Percentage of the faults. A lower score fails. */
const MIN_SCORE = 85;

/**
 * A fault is found if a test fails, or if an error outside of a test fails the run: Stryker names such a run a runtime
 * error.
 */
const FOUND = ['Killed', 'RuntimeError'];

/** Puts faults into the code by this configuration and returns them: `{ path, lines, key, isFound }`. */
const faultsBy = async (config, args = [], env = {}) => {
  await runBin('stryker', ['run', `test/mutation/${config}`, ...args], env);
  const { files } = JSON.parse(readFileSync(join(ROOT, '.stryker/mutation.json'), 'utf8'));
  return Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ location: { start, end }, mutatorName, replacement, status }) => ({
        path,
        lines: `${start.line}-${end.line}`,
        key: [path, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' '),
        isFound: FOUND.includes(status),
      })),
  );
};

/** Without a folder all tests run. */
const measure = (pattern, folder = '') =>
  faultsBy('stryker.config.json', ['--mutate', pattern], { MUTATION_TESTS: folder });

/** Measures the faults again that the tests of their own folder do not find. */
const withAllTests = async (faults) => {
  const left = faults.filter(({ isFound }) => !isFound);
  if (left.length === 0) return faults;
  const lines = new Set(left.map(({ path, lines }) => `${path}:${lines}`));
  const again = new Map((await measure([...lines].join(','))).map((fault) => [fault.key, fault]));
  return faults.map((fault) => (fault.isFound ? fault : (again.get(fault.key) ?? fault)));
};

const score = (faults) => {
  const found = faults.filter(({ isFound }) => isFound).length;
  const percent = faults.length === 0 ? 100 : (found / faults.length) * 100;
  return { percent, text: `${found} of ${faults.length} (${percent.toFixed(1)} %)` };
};

const report = (faults) => {
  for (const path of new Set(faults.map((fault) => fault.path)))
    console.log(`${path}: ${score(faults.filter((fault) => fault.path === path)).text}`);
  for (const { key } of faults.filter(({ isFound }) => !isFound)) console.log(`not found: ${key}`);
  for (const folder of new Set(faults.map(({ path }) => path.split('/')[1])))
    console.log(`${folder}: ${score(faults.filter(({ path }) => path.includes(`/${folder}/`))).text}`);
  const total = score(faults);
  console.log(`together: ${total.text}`);
  if (total.percent < MIN_SCORE) throw new Error(`The tests find less than ${MIN_SCORE} % of the faults.`);
};

main(async () => {
  await installPackages(ROOT, [...TEST_PACKAGES, 'data-connect-mutation']);
  const [pattern] = process.argv.slice(2);
  if (pattern === 'provider') return report(await faultsBy('provider.stryker.json'));
  if (pattern) return report(await measure(pattern));
  const faults = [];
  for (const folder of FOLDERS) faults.push(...(await measure(`widget/${folder}/**/*.ts`, folder)));
  report(await withAllTests(faults));
});
