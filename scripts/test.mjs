// `npm test`: the required checks of a change before it is pushed, in four minutes. `npm run test:all`: all that CI
// needs, in ten. With names of test files, only those run. A first stage that fails ends the run; the last line is the
// total.
import { build } from './build.mjs';
import { summarise, testEngine } from './engines.mjs';
import { installPackages, testBrowsers } from './setup.mjs';
import { allOf, prepare, runTests } from './test-stages.mjs';
import { addToTotals, withTotals } from './totals.mjs';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const others = args.filter((word) => word !== '--all');
const files = others.filter((word) => /\.test\.tsx?$/.test(word));

/** The generated paths that cover every transition, and a fifth of the random sequences. */
const SHORT = { PATHS: 'covering', FUZZ_RUNS: '2000' };
const UNIT = ['unit', 'dom', 'element', 'react-18', 'provider-core'];
const SHOWCASE = ['showcase', 'showcase-dom'];

const runFiles = async () => {
  await installPackages();
  if (files.some((path) => /test\/(e2e|visual|package)\//.test(path))) await build();
  await runTests([], { args: others, env: testBrowsers() });
};

const ENGINES = ['firefox', 'webkit'];
const ENGINES_MS = 3 * 60 * 1000;

const runEngines = async (browsers) => {
  const options = { args: ['short'], browsers, limitMs: ENGINES_MS };
  const results = await Promise.all(ENGINES.map((engine) => testEngine(engine, options)));
  addToTotals(results);
  summarise(results);
};

const runShort = async () => {
  const browsers = await prepare(['chromium']);
  await runTests(UNIT, { args: others, env: SHORT });
  await runTests(['browser'], { args: others, env: browsers });
};

const runAll = async () => {
  const browsers = await prepare(['chromium', ...ENGINES]);
  await runTests([...UNIT, ...SHOWCASE], { args: others, env: SHORT });
  // The other engines mostly wait for their browsers, as the provider's tests wait for processes.
  await allOf(runTests(['package', 'provider'], { args: others, env: browsers }), runEngines(browsers));
  // The browser tests run alone, because they need all cores.
  await runTests(['browser', 'browser-full'], { args: others, env: browsers });
};

withTotals(() => (files.length > 0 ? runFiles() : isAll ? runAll() : runShort()));
