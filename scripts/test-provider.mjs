// `npm test -- provider`: runs the provider's tests with long rounds (kills, random requests), which print their
// figures, then the widget's browser tests with the provider on PostgreSQL. `provider rounds [files]` or `provider
// suite [files]` runs one of the two.
import { build } from './build.mjs';
import { browserTests } from './e2e-files.mjs';
import { installPackages, runVitest, testBrowsers } from './setup.mjs';
import { withTotals } from './totals.mjs';

/** Every suite that uses the provider: the widget, its frame and the account pages. */
const SUITE = browserTests([
  'widget-*',
  'account*',
  'axe-widget',
  'comfort-widget',
  'faults',
  'frame-*',
  'hostile-pages',
  'inbox',
  'interests-journey',
  'jobs-journey',
  'keyboard-widget',
  'languages',
  'model-paths',
  'oauth-policy',
  'passkeys',
  'spoken-widget',
  'tabs-and-time',
  'theming',
]);

const runTests = (project, files, variables) =>
  runVitest(
    ['--project', project, '--reporter=default', '--reporter=./test/support/totals.ts', ...files],
    variables,
  );

const PARTS = {
  rounds: (files) => runTests('provider', files, { PROVIDER_ROUNDS: 'long' }),
  suite: (files) =>
    runTests('e2e', files.length > 0 ? files : SUITE, { ...testBrowsers(), SUITE_DATABASE: 'postgres' }),
};

withTotals(async () => {
  const [first = '', ...files] = process.argv.slice(2);
  if (first !== '' && !(first in PARTS)) throw new Error(`There is no part "${first}": rounds, suite`);
  await installPackages();
  if (first !== 'rounds') await build();
  const parts = first === '' ? Object.values(PARTS) : [PARTS[first]];
  let failure;
  for (const part of parts) await part(files).catch((error) => (failure ??= error));
  if (failure) throw failure;
});
