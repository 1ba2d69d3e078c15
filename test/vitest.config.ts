import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mdx } from '../scripts/mdx.ts';
import { LongestFirst } from './support/longest-first.ts';
import { testsIn } from './support/tests-in.ts';

const sourceOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The package's own names, as `paths` of tsconfig.json has them.
const ownNames = [
  { find: /^data-connect$/, replacement: sourceOf('widget/index.ts') },
  { find: /^data-connect\/machine$/, replacement: sourceOf('widget/machine.ts') },
  { find: /^data-connect\/server$/, replacement: sourceOf('widget/server.ts') },
];

// The name under which the build registers the widget's CSS (`scripts/own-css.ts`); tests of the source are without.
// One object for each project, because Vitest empties it.
const withoutCss = () => ({ dataConnectCss: '""' });

const react18 = sourceOf('test/react-18/node_modules');

const { dom: domTests } = testsIn('test/unit', 'test/model');

/** Each of these begins with modules that have loaded nothing yet: what the element keeps of the flow is per page. */
const elementTests = domTests.filter((path) => path.startsWith('test/unit/element/'));

// Property-based tests and paths take seconds; a busy machine multiplies them.
const UNIT_TIMES = { testTimeout: 60_000, hookTimeout: 60_000 };

// Vitest would leave one core idle.
const maxWorkers = Math.max(2, availableParallelism());

// Unit and model tests need no build; those of the package and of the browser (test/package, test/e2e) run on dist/.
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
          // Without a document nothing is left behind for the next file.
          isolate: false,
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
          // React and the pages are loaded once for all files.
          isolate: false,
          setupFiles: ['test/support/empty-document.ts'],
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
          pool: 'threads',
          ...UNIT_TIMES,
        },
      },
      {
        define: withoutCss(),
        resolve: {
          alias: [...ownNames, { find: /^(react|react-dom)(?=\/|$)/, replacement: `${react18}/$1` }],
        },
        test: {
          // The tests of the React component once more, under the oldest React that it supports.
          name: 'react-18',
          include: ['test/unit/react/**/*.test.tsx'],
          environment: 'happy-dom',
          pool: 'threads',
          ...UNIT_TIMES,
        },
      },
      {
        test: {
          // What `npm pack` gives, and the files of dist/ as their readers take them.
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: ownNames },
        define: withoutCss(),
        test: {
          // The server behind `api-base`, in this process and as processes of its own.
          name: 'provider',
          include: ['test/provider/**/*.test.ts'],
          environment: 'node',
          // Loading the provider takes longer than most of these files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['test/provider/support/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/visual/**/*.test.ts'],
          environment: 'node',
          // The files that a process runs share its browser.
          isolate: false,
          // A machine that others share may be three times slower.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ['test/e2e/global-setup.ts'],
          // After the unit tests: a browser needs the cores to itself.
          sequence: { groupOrder: 1 },
          // A test often waits for its browser, and its core would be idle.
          maxWorkers: maxWorkers + 1,
        },
      },
    ],
  },
});
