// `npm test`: installs what is missing, checks types, style and architecture, builds, runs every test.
import { build } from './build.mjs';
import { buildHosts } from './hosts.mjs';
import { findBrowser, installPackages, main, runBin } from './setup.mjs';

main(async () => {
  await installPackages();
  const browser = findBrowser();
  await runBin('tsc', ['--noEmit']);
  await runBin('biome', ['check', '--error-on-warnings']);
  await build();
  await buildHosts();
  await runBin(
    'vitest',
    ['run', '--reporter=default', '--reporter=./test/support/totals.ts', ...process.argv.slice(2)],
    {
      CHROME_PATH: browser,
    },
  );
});
