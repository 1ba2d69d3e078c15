import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
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

const react18 = sourceOf('test/react-18/node_modules');

const { dom: domTests } = testsIn('test/unit', 'test/model');

/**
 * Each of these files needs fresh modules: the element is defined in the page of the file that loads it first, and keeps
 * the loaded flow for the whole page.
 */
const elementTests = domTests.filter((path) =>
  /^test\/unit\/(element\/|menu\/|react\/|manifest\/element)/.test(path),
);

// Property-based tests and path tests take seconds, and several times as long on a busy machine.
const UNIT_TIMES = { testTimeout: 60_000, hookTimeout: 60_000 };

// Vitest's default leaves one core idle.
const maxWorkers = Math.max(2, availableParallelism());

/** One more worker for tests of processes, which often wait for starts, ends, pauses and other processes. */
const WAITING = { maxWorkers: maxWorkers + 1, sequence: { groupOrder: 1 } };

// Unit and model tests need no build; package and browser tests (test/package, test/e2e) use dist/.
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: ownNames },
        define: withoutCss(),
        plugins: [mdx],
        test: {
          name: 'unit',
          include: ['test/*.test.ts', 'test/unit/**/*.test.ts', 'test/model/**/*.test.ts'],
          exclude: domTests,
          environment: 'node',
          pool: 'forks',
          // Tests without a document leave no state for the next file.
          isolate: false,
          setupFiles: ['test/support/end-file.ts'],
          ...UNIT_TIMES,
        },
      },
      {
        resolve: { alias: ownNames },
        define: withoutCss(),
        plugins: [mdx],
        test: {
          name: 'dom',
          include: domTests.filter((path) => !elementTests.includes(path)),
          environment: 'happy-dom',
          pool: 'threads',
          // All files share React and the pages, which load once.
          isolate: false,
          setupFiles: ['test/support/empty-document.ts', 'test/support/end-file.ts'],
          ...UNIT_TIMES,
        },
      },
      {
        resolve: { alias: ownNames },
        define: withoutCss(),
        test: {
          name: 'element',
          include: elementTests,
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
      {
        resolve: { alias: [...ownNames, ...frameworkNames] },
        define: withoutCss(),
        test: {
          // The server behind `api-base`, in this process and in separate processes.
          name: 'provider',
          include: ['test/provider/**/*.test.ts'],
          environment: 'node',
          // Loading the provider takes longer than most of these files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['test/provider/support/global-setup.ts'],
          ...WAITING,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/visual/**/*.test.ts'],
          environment: 'node',
          // All files of one process share its browser.
          isolate: false,
          // A shared machine may be three times slower.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ['test/e2e/global-setup.ts'],
          // After the unit tests, because a browser needs all cores.
          sequence: { groupOrder: 2 },
          // More workers than cores: a test waits two thirds of its time for its browser and for timers, while its core
          // is idle.
          maxWorkers: 2 * maxWorkers + 1,
        },
      },
    ],
  },
});
