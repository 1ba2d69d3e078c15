// `npm start`: installs what is missing, builds, serves with the sandbox and prints the address. npm hands a signal to
// its shell, which does not pass it on: hence `exec` in package.json, and the second half for Windows, which has none.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { BUILD_PACKAGES, installPackages, main, ROOT } from './setup.mjs';

main(async () => {
  await installPackages(ROOT, BUILD_PACKAGES);
  await build();
  // In this process: a signal to it reaches the server, which lets running requests end.
  await import(pathToFileURL(resolve(ROOT, 'dist/sandbox/main.js')).href);
});
