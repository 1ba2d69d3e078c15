// `npm run provider`: installs what is missing, builds the provider and runs it; what follows `--` goes to its command line.
// npm hands a signal to its shell, which does not pass it on: hence `exec` in package.json. On Windows, whose shell has
// none, run this file.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProvider } from './build.mjs';
import { precompress } from './precompress.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, runBin } from './setup.mjs';

main(async () => {
  await installPackages(ROOT, BUILD_PACKAGES);
  await buildProvider();
  await runBin('vite', ['build', '--app', '-c', 'vite.widget.config.ts', '--logLevel', 'warn']);
  await precompress('provider/account/assets', 'widget');
  // In this process: a signal to it reaches the server, which lets running calls end.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(resolve(ROOT, 'dist/provider/cli.js')).href);
});
