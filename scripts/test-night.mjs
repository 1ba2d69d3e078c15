// `npm run test:night`: what is too long for each change, before a release. `-- lite` or another name runs that part;
// the words after it go to the part. Every part runs, also after one that failed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { ENGINES, installEngines, summarise, testEngine } from './engines.mjs';
import { buildHosts, HOSTS } from './hosts.mjs';
import { installPackages, NPM, ROOT, run, runVitest, testBrowsers } from './setup.mjs';
import { runTests } from './test-stages.mjs';
import { addToTotals, withTotals } from './totals.mjs';

const ENGINE_MS = 20 * 60 * 1000;
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

const browserTests = (args, env) =>
  runTests(['browser', 'browser-full', 'browser-night'], { args, env: { ...testBrowsers(), ...env } });

const script = (name, ...args) => run(process.execPath, [resolve(ROOT, `scripts/${name}.mjs`), ...args]);

/** Each part by name. Its words replace the default ones. */
const PARTS = {
  /** Libraries on pages, hosts of all frameworks, every language and route. */
  pages: (args) => runTests(['browser-night'], { args, env: testBrowsers() }),
  /** The widget's browser tests with `data-connect.lite.js`, and with the dialog as a frame of the provider. */
  lite: (args = MODES) => browserTests(args, { WIDGET_BUILD: 'lite' }),
  frame: (args = MODES) => browserTests(args, { DATA_CONNECT_ISOLATION: 'frame' }),
  /** Long rounds of kills and random requests, a day of 1,000 people, proxies. */
  provider: (args) => runTests(['provider-night', 'provider'], { args, env: { PROVIDER_ROUNDS: 'long' } }),
  /** The widget with the provider on PostgreSQL. */
  postgres: (args = MODES) => browserTests(args, { SUITE_DATABASE: 'postgres' }),
  /** All journeys in Firefox and WebKit; `ENGINES=firefox` runs one. */
  engines: async (args = []) => {
    const engines = process.env.ENGINES?.split(',') ?? ENGINES;
    await installEngines(engines);
    const results = [];
    for (const engine of engines)
      results.push(await testEngine(engine, { args, browsers: testBrowsers(), limitMs: ENGINE_MS }));
    addToTotals(results);
    summarise(results);
  },
  /** The packed provider, installed from the registry, on each supported Node. */
  nodes: async () => {
    for (const version of NODES) {
      const env = { PROVIDER_NODE: await installNode(version) };
      await runTests(['package'], { args: ['test/package/provider-tarball.test.ts'], env });
    }
  },
  /** Random sequences of the machine: how many, and a seed. */
  sequences: ([runs = '10000', seed = String(Date.now() % 2 ** 31)] = []) =>
    runTests(['dom'], { args: ['test/model'], env: { FUZZ_RUNS: runs, FUZZ_SEED: seed } }),
  mutation: (args = []) => script('mutation', ...args),
  bench: (args = []) => script('bench', ...args),
};

/** Stores how the built pages look now as the expected pictures. It is no part of the night. */
const acceptPictures = () =>
  runVitest(['--project=browser-full', 'test/visual'], { VISUAL: 'accept', ...testBrowsers() });

const [name, ...words] = process.argv.slice(2);

withTotals(async () => {
  if (name !== undefined && name !== 'pictures' && !(name in PARTS))
    throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}, pictures`);
  await installPackages(ROOT);
  await build();
  if (name === 'pictures') return acceptPictures();
  if (name === undefined || name === 'pages') {
    await installPackages(HOSTS);
    await buildHosts();
  }
  const failures = [];
  const parts = name === undefined ? Object.values(PARTS) : [PARTS[name]];
  for (const part of parts)
    await part(words.length > 0 ? words : undefined).catch(({ message }) => failures.push(message));
  if (failures.length > 0) throw new Error(failures.join('\n'));
});
