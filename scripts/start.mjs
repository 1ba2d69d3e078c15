// `npm start`: builds, serves the showcase with the sandbox and prints the address. npm's shell forwards no signals, so
// package.json uses `exec`; Windows has none and uses the second half.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT, stage } from './setup.mjs';

main(async () => {
  await stage('install', () => installPackages(ROOT, BUILD_PACKAGES));
  await build();
  // In this process, so that a signal reaches the server and it can finish running requests.
  await import(pathToFileURL(resolve(ROOT, 'dist/sandbox/main.js')).href);
});
