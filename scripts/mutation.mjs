// `npm test -- mutation [pattern]`: puts small faults into domain, machine and services, and counts how many the tests
// find.
import { installPackages, main, ROOT, runBin, TEST_PACKAGES } from './setup.mjs';

const [pattern] = process.argv.slice(2);

main(async () => {
  await installPackages(ROOT, [...TEST_PACKAGES, 'data-connect-mutation']);
  await runBin('stryker', [
    'run',
    'test/mutation/stryker.config.json',
    ...(pattern ? ['--mutate', pattern] : []),
  ]);
});
