// `npm run test:provider`: the provider's tests with long rounds (kills, random requests), which print their figures.
import { installPackages, main, runBin } from './setup.mjs';

main(async () => {
  await installPackages();
  await runBin('vitest', ['run', '--project', 'provider', ...process.argv.slice(2)], {
    PROVIDER_ROUNDS: 'long',
  });
});
