import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { catalogues } from '../scripts/catalogues.ts';
import { mdx } from '../scripts/mdx.ts';
import { LongestFirst } from './support/longest-first.ts';
import { testsIn } from './support/tests-in.ts';

const sourceOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The package's own names, as in `paths` of tsconfig.json.
const ownNames = [
  { find: /^data-connect$/, replacement: sourceOf('widget/index.ts') },
  { find: /^data-connect\/machine$/, replacement: sourceOf('widget/machine.ts') },
  { find: /^data-connect\/server$/, replacement: sourceOf('widget/server.ts') },
];

// Names that SvelteKit and Astro give to files of the documentation's samples.
const frameworkNames = [
  {
    find: /^(\$env\/dynamic\/private|astro:env\/server)$/,
    replacement: sourceOf('test/provider/support/framework-env.ts'),
  },
  { find: '$lib/server', replacement: sourceOf('showcase/docs/samples/server/lib') },
];

// The name under which the build registers the widget's CSS (`scripts/own-css.ts`); tests of the source have no CSS.
// Each project gets a separate object, because Vitest empties it.
const withoutCss = () => ({ css: '""' });

/** The provider puts its style sheets into its pages, as texts. */
const WITH_PAGE_STYLES = { css: { include: [/\?raw$/] } };

const react18 = sourceOf('test/react-18/node_modules');

/** The showcase's unit tests, which only `npm run test:all` runs. */
const isShowcase = (path: string) =>
  /^test\/unit\/(account|app|connect|demos|docs|jobs|links|sandbox|shared|workbench)\//.test(path);

const { dom: domTests, node: nodeTests } = testsIn('test/unit', 'test/model');

/** Each needs fresh modules: the first file defines the element in its page, and keeps the loaded flow. */
const isElement = (path: string) => /^test\/unit\/(element\/|menu\/|react\/|manifest\/element)/.test(path);

// Property-based tests and path tests take seconds, and several times as long on a busy machine.
const UNIT_TIMES = { testTimeout: 60_000, hookTimeout: 60_000 };

// Vitest's default leaves one core idle.
const maxWorkers = Math.max(2, availableParallelism());

/** One more worker for tests of processes, which often wait for starts, ends, pauses and other processes. */
const WAITING = { maxWorkers: maxWorkers + 1, sequence: { groupOrder: 1 } };

/** Without a document. Such tests leave no state for the next file. */
const unit = (name: string, include: string[]): TestProjectConfiguration => ({
  resolve: { alias: ownNames },
  define: withoutCss(),
  plugins: [mdx, catalogues],
  test: {
    name,
    include,
    environment: 'node',
    pool: 'forks',
    isolate: false,
    setupFiles: ['test/support/end-file.ts'],
    ...UNIT_TIMES,
  },
});

/** With a document. All files share React and the pages, which load once. */
const dom = (name: string, include: string[]): TestProjectConfiguration => ({
  resolve: { alias: ownNames },
  define: withoutCss(),
  plugins: [mdx, catalogues],
  test: {
    name,
    include,
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    setupFiles: ['test/support/empty-document.ts', 'test/support/end-file.ts'],
    ...UNIT_TIMES,
  },
});

/** The server behind `api-base`. Loading it takes longer than most of these files. */
const provider = (name: string, include: string[], exclude: string[] = []): TestProjectConfiguration => ({
  resolve: { alias: [...ownNames, ...frameworkNames] },
  define: withoutCss(),
  test: {
    name,
    include,
    exclude,
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['test/provider/support/global-setup.ts'],
    ...WITH_PAGE_STYLES,
    ...WAITING,
  },
});

/** The built files in Chromium. All files of one process share its browser. */
const browser = (name: string, include: string[]): TestProjectConfiguration => ({
  test: {
    name,
    include,
    environment: 'node',
    isolate: false,
    // A shared machine may be three times slower.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['test/e2e/global-setup.ts'],
    ...WITH_PAGE_STYLES,
    // After the unit tests, because a browser needs all cores.
    sequence: { groupOrder: 2 },
    // More workers than cores: a test waits two thirds of its time for its browser and for timers, while its core is
    // idle.
    maxWorkers: 2 * maxWorkers + 1,
  },
});

/** The built files in another browser. */
const engine = (name: string): TestProjectConfiguration => ({
  test: {
    name,
    include: ['test/engines/**/*.test.ts'],
    environment: 'node',
    env: { ENGINE: name },
    // One file after the other, in one process: two pages at once would compete for the focus, and the files share
    // their browser.
    fileParallelism: false,
    isolate: false,
    // Restarts a browser that lost a command of its driver (test/engines/support/limits.ts). No other failure is
    // retried.
    retry: { count: 1, condition: /^The browser does not answer/ },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 3 },
  },
});

// Unit and model tests need no build; package and browser tests (test/package, test/e2e) use dist/. CONTRIBUTING.md says
// which command runs which projects.
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('unit', ['test/*.test.ts', ...nodeTests.filter((path) => !isShowcase(path))]),
      dom(
        'dom',
        domTests.filter((path) => !isShowcase(path) && !isElement(path)),
      ),
      {
        resolve: { alias: ownNames },
        define: withoutCss(),
        plugins: [catalogues],
        test: {
          name: 'element',
          include: domTests.filter(isElement),
          environment: 'happy-dom',
          // Each file gets fresh modules, and all files of a thread share the loaded happy-dom.
          pool: 'vmThreads',
          setupFiles: ['test/support/end-file.ts'],
          ...UNIT_TIMES,
        },
      },
      {
        define: withoutCss(),
        resolve: {
          alias: [...ownNames, { find: /^(react|react-dom)(?=\/|$)/, replacement: `${react18}/$1` }],
        },
        test: {
          // The tests of the React component again, with the oldest React that it supports.
          name: 'react-18',
          include: ['test/unit/react/**/*.test.tsx'],
          environment: 'happy-dom',
          pool: 'vmThreads',
          ...UNIT_TIMES,
        },
      },
      unit('showcase', nodeTests.filter(isShowcase)),
      dom('showcase-dom', domTests.filter(isShowcase)),
      {
        test: {
          // The result of `npm pack`, and the files of dist/ as their users load them.
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...WAITING,
        },
      },
      // In this process, on SQLite.
      provider('provider-core', ['test/provider/core/**/*.test.ts']),
      provider('provider', ['test/provider/**/*.test.ts'], ['test/provider/{core,night}/**']),
      provider('provider-night', ['test/provider/night/**/*.test.ts']),
      browser('browser', ['test/e2e/short/**/*.test.ts']),
      browser('browser-full', ['test/e2e/full/**/*.test.ts', 'test/visual/**/*.test.ts']),
      browser('browser-night', ['test/e2e/night/**/*.test.ts']),
      engine('firefox'),
      engine('webkit'),
    ],
  },
});
