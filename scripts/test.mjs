// `npm test`: the checks of a change, in four minutes; `npm run test:all`: all that CI needs, in ten; with names of test
// files only those; `npm run test:night -- lite`: a part of what is too long for each change, with its words.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { checkStyle, checkTypes } from './check.mjs';
import { buildHosts } from './hosts.mjs';
import {
  CHROMIUM,
  FIREFOX,
  installDebianPackages,
  installPackages,
  NPM,
  ROOT,
  run,
  runBin,
  runVitest,
  TEST_PACKAGES,
  testBrowsers,
  WEBKIT,
} from './setup.mjs';

const runTests = (projects, { args = [], env = {}, ...options } = {}) => {
  const reporters = ['--reporter=default', '--reporter=./test/support/totals.ts'];
  const chosen = projects.map((name) => `--project=${name}`);
  return runVitest([...reporters, ...chosen, ...args], env, options);
};

/** All tasks end before the first error is thrown. */
const allOf = async (...tasks) => {
  const failed = (await Promise.allSettled(tasks)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
};

/** Runs tasks one after the other, also after one that failed. */
const each = async (tasks) => {
  const failures = [];
  for (const task of tasks) await task().catch(({ message }) => failures.push(message));
  if (failures.length > 0) throw new Error(failures.join('\n'));
};

const prepare = async (...browsers) => {
  const checkAndBuild = async () => {
    await installPackages();
    await allOf(checkTypes(), checkStyle(), build());
  };
  // Network and disk are each busy only a part of the time.
  await allOf(installDebianPackages(...browsers), checkAndBuild());
  return testBrowsers();
};

/** The generated paths that cover every transition, and a fifth of the random sequences. */
const SHORT = { PATHS: 'covering', FUZZ_RUNS: '2000' };
const UNIT = ['unit', 'dom', 'element', 'react-18', 'provider-core'];
const ENGINES = ['firefox', 'webkit'];

const runFiles = async (args, files) => {
  await installPackages();
  if (files.some((path) => /test\/(e2e|visual|package|engines)\//.test(path))) await build();
  await runTests([], { args, env: await testBrowsers() });
};

const runShort = async (args) => {
  const browsers = await prepare(CHROMIUM);
  await runTests(UNIT, { args, env: SHORT });
  await runTests(['browser'], { args, env: browsers });
};

const runAll = async (args) => {
  const env = await prepare(CHROMIUM, FIREFOX, WEBKIT);
  const engines = { args: ['test/engines/short'], env, timeout: 3 * 60 * 1000 };
  await runTests([...UNIT, 'showcase', 'showcase-dom'], { args, env: SHORT });
  // The other engines mostly wait for their browsers, as the provider's tests wait for processes.
  await allOf(
    runTests(['package', 'provider'], { args, env }),
    ...ENGINES.map((name) => runTests([name], engines)),
  );
  // The browser tests run alone, because they need all cores.
  await runTests(['browser', 'browser-full'], { args, env });
};

/** The oldest supported Node, and the newest of each later release line. */
const NODES = ['20.19.0', '22', '24'];
/** Journeys and dialogs, which are the same in every mode. Their tests skip what a mode cannot have. */
const MODES = ['test/e2e/short/widget', 'test/e2e/full/widget', 'test/e2e/night/page'];

const installNode = async (version) => {
  const folder = resolve(ROOT, '.cache/nodes', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), '{}');
  await run(NPM, ['install', '--no-audit', '--no-fund', `node@${version}`], {}, { cwd: folder });
  return resolve(folder, 'node_modules/node/bin/node');
};

const inMode = async (args, env) =>
  runTests(['browser', 'browser-full', 'browser-night'], {
    args,
    env: { ...(await testBrowsers()), ...env },
  });

/** The parts of the night. Words after a part's name replace its default ones. */
const PARTS = {
  /** Libraries on pages, hosts of all frameworks, every language and route. */
  pages: async (args) => {
    await buildHosts();
    await runTests(['browser-night'], { args, env: await testBrowsers() });
  },
  /** The widget's browser tests with `data-connect.lite.js`, and with the dialog as a frame of the provider. */
  lite: (args = MODES) => inMode(args, { WIDGET_BUILD: 'lite' }),
  frame: (args = MODES) => inMode(args, { DATA_CONNECT_ISOLATION: 'frame' }),
  /** Long rounds of kills and random requests, a day of 1,000 people, proxies. */
  provider: (args) => runTests(['provider-night', 'provider'], { args, env: { PROVIDER_ROUNDS: 'long' } }),
  postgres: (args = MODES) => inMode(args, { SUITE_DATABASE: 'postgres' }),
  engines: async (args) => {
    await installDebianPackages(FIREFOX, WEBKIT);
    await each(ENGINES.map((name) => () => runTests([name], { args, timeout: 20 * 60 * 1000 })));
  },
  /** The packed provider, installed from the registry, on each supported Node. */
  nodes: () =>
    each(
      NODES.map((version) => async () => {
        const env = { PROVIDER_NODE: await installNode(version) };
        await runTests(['package'], { args: ['test/package/provider-tarball.test.ts'], env });
      }),
    ),
  /** Random sequences of the machine: how many, and a seed. */
  sequences: ([runs = '10000', seed = String(Date.now() % 2 ** 31)] = []) =>
    runTests(['dom'], { args: ['test/model'], env: { FUZZ_RUNS: runs, FUZZ_SEED: seed } }),
  /** Small faults in domain, machine and services, in files of a pattern, or in the `provider`. */
  mutation: async ([pattern] = []) => {
    await installPackages(ROOT, [...TEST_PACKAGES, 'data-connect-mutation']);
    const name = pattern === 'provider' ? 'provider.stryker' : 'stryker.config';
    const files = pattern === undefined || pattern === 'provider' ? [] : ['--mutate', pattern];
    await runBin('stryker', ['run', `test/mutation/${name}.json`, ...files]);
  },
  bench: (args = []) => run(process.execPath, [resolve(ROOT, 'scripts/bench.mjs'), ...args]),
};

/** No part of the night: stores how the pages look now. */
const pictures = async () =>
  runVitest(['--project=browser-full', 'test/visual'], { VISUAL: 'accept', ...(await testBrowsers()) });

const runNight = async ([name, ...words]) => {
  const known = { ...PARTS, pictures };
  if (name !== undefined && !(name in known))
    throw new Error(`There is no part "${name}": ${Object.keys(known).join(', ')}`);
  await installPackages();
  await build();
  const parts = name === undefined ? Object.values(PARTS) : [known[name]];
  await each(parts.map((part) => () => part(words.length > 0 ? words : undefined)));
};

const TOTALS = resolve(ROOT, 'dist/test-totals.json');

/** A failure outside a test counts as one failed test. */
const withTotals = async (stages) => {
  rmSync(TOTALS, { force: true });
  const error = await stages().then(
    () => null,
    (reason) => reason,
  );
  const text = existsSync(TOTALS) ? readFileSync(TOTALS, 'utf8') : '{"passed":0,"failed":0,"notRun":[]}';
  const { passed, failed, notRun } = JSON.parse(text);
  console.log(`\n${Math.round(performance.now() / 1000)} seconds`);
  if (error) console.error(`\n${error.message}\n`);
  for (const line of notRun) console.log(`NOT RUN: ${line}`);
  console.log(`${passed} passed, ${error ? Math.max(failed, 1) : failed} failed`);
  if (error) process.exitCode = 1;
};

const words = process.argv.slice(2);
const args = words.filter((word) => word !== '--all' && word !== '--night');
const files = args.filter((word) => /\.test\.tsx?$/.test(word));

withTotals(() => {
  if (words.includes('--night')) return runNight(args);
  if (files.length > 0) return runFiles(args, files);
  return words.includes('--all') ? runAll(args) : runShort(args);
});
