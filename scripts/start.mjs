// `npm start`: installs missing packages, builds, serves the showcase with the sandbox and prints the address, with the
// time of each stage. npm sends signals to its shell, which does not forward them, so package.json uses `exec`; Windows has no `exec` and uses
// the second half.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, stage } from './setup.mjs';

main(async () => {
  await stage('install', () => installPackages(ROOT, BUILD_PACKAGES));
  await build();
  // The server runs in this process, so a signal reaches it and it can finish running requests.
  await import(pathToFileURL(resolve(ROOT, 'dist/sandbox/main.js')).href);
});
