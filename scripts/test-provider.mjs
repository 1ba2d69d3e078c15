// `npm run test:provider`: the provider's tests with long rounds (kills, random requests), which print their figures.
// `npm run test:provider -- suite [files]`: the widget's browser tests, with the provider on PostgreSQL.
import { build } from './build.mjs';
import { installPackages, main, runBin, testBrowsers } from './setup.mjs';

const [first, ...files] = process.argv.slice(2);

main(async () => {
  await installPackages();
  if (first !== 'suite') {
    const args = ['run', '--project', 'provider', ...process.argv.slice(2)];
    return runBin('vitest', args, { PROVIDER_ROUNDS: 'long' });
  }
  await build();
  const chosen = files.length > 0 ? files : ['test/e2e/widget-', 'test/e2e/account', 'test/e2e/faults'];
  const variables = { ...testBrowsers(), SUITE_DATABASE: 'postgres' };
  return runBin('vitest', ['run', '--project', 'e2e', ...chosen], variables);
});
