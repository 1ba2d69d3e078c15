// `npm run release`: checks the requirements of `npm publish`. `-- record` records a changed public contract; `--
// integrity URL [LANGUAGE]` prints the tags with the hashes of the built files.
import { resolve } from 'node:path';
import { main, ROOT, run } from './setup.mjs';

const PARTS = {
  check: 'release-check.mjs',
  record: 'record-contract.mjs',
  integrity: 'integrity.mjs',
};

main(async () => {
  const [name = 'check', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(PARTS, name))
    throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}`);
  await run(process.execPath, [resolve(ROOT, 'scripts', PARTS[name]), ...args]);
});
