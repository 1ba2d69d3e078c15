// `npm run provider`: installs missing packages, builds the provider and runs it; arguments after `--` go to its
// command line. npm sends signals to its shell, which does not forward them, so package.json uses `exec`. On Windows,
// whose shell has no `exec`, run this file directly.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProvider } from './build.mjs';
import { precompress } from './precompress.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, runViteBuild } from './setup.mjs';

main(async () => {
  await installPackages(ROOT, BUILD_PACKAGES);
  await buildProvider();
  await runViteBuild('vite.widget.config.ts', '--app');
  await precompress('provider/account/assets', 'provider/console/assets', 'widget');
  // The server runs in this process, so a signal reaches it and it can finish running calls.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(resolve(ROOT, 'dist/provider/cli.js')).href);
});
