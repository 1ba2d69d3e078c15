// The browser tests by name: each file is in test/e2e/short, which `npm test` runs, or in test/e2e/full.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './setup.mjs';

const files = ['short', 'full'].flatMap((set) =>
  readdirSync(resolve(ROOT, 'test/e2e', set)).map((name) => `test/e2e/${set}/${name}`),
);

/** Returns the paths of the tests with these names. A name that ends with `*` means all names with this beginning. */
export const browserTests = (names) =>
  names.flatMap((name) => {
    const wanted = name.endsWith('*') ? `/${name.slice(0, -1)}` : `/${name}.test.ts`;
    const found = files.filter((path) => path.includes(wanted));
    if (found.length === 0) throw new Error(`No browser test has the name ${name}`);
    return found;
  });
