// `npm run mutation [pattern]`: how many small faults put into domain, machine and services the tests find.
import { installPackages, main, runBin } from './setup.mjs';

const [pattern] = process.argv.slice(2);

main(async () => {
  await installPackages();
  await runBin('stryker', [
    'run',
    'test/mutation/stryker.config.json',
    ...(pattern ? ['--mutate', pattern] : []),
  ]);
});
