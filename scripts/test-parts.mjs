// `npm test`: runs scripts/test.mjs. `-- lite`, `frame`, `engines`, `provider`, `day`, `nodes`, `fuzz`, `mutation` or
// `pictures` runs that part; the words after it go to the part. All other words go to Vitest.
import { resolve } from 'node:path';
import { main, ROOT, run } from './setup.mjs';

const PARTS = {
  lite: 'test-lite.mjs',
  frame: 'test-frame.mjs',
  engines: 'test-engines.mjs',
  provider: 'test-provider.mjs',
  day: 'test-day.mjs',
  nodes: 'test-nodes.mjs',
  fuzz: 'fuzz.mjs',
  mutation: 'mutation.mjs',
  pictures: 'accept-pictures.mjs',
};

main(() => {
  const [name = '', ...rest] = process.argv.slice(2);
  const [script, args] = Object.hasOwn(PARTS, name)
    ? [PARTS[name], rest]
    : ['test.mjs', process.argv.slice(2)];
  return run(process.execPath, [resolve(ROOT, 'scripts', script), ...args]);
});
