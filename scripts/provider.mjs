// `npm run provider`: builds the provider and runs it with the arguments after `--`. Windows has no `exec` for npm's
// shell, which forwards no signals: run this file directly there.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProvider, precompress } from './build.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, runViteBuild } from './setup.mjs';

main(async () => {
  await installPackages(ROOT, BUILD_PACKAGES);
  await buildProvider();
  await runViteBuild('vite.widget.config.ts', '--app');
  await precompress('provider/account/assets', 'provider/console/assets', 'widget');
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(resolve(ROOT, 'dist/provider/cli.js')).href);
});
