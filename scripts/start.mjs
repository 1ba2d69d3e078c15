// `npm start`: installs what is missing, builds, serves with the sandbox and prints the address.
import { build } from './build.mjs';
import { installPackages, main, run } from './setup.mjs';

main(async () => {
  await installPackages();
  await build();
  await run(process.execPath, ['dist/sandbox/main.js']);
});
