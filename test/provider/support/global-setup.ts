import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds `dist/provider/cli.js`: the tests of processes run what `npm run provider` runs. */
export default async function buildProvider() {
  await build({
    configFile: resolve(import.meta.dirname, '../../../provider/vite.config.ts'),
    logLevel: 'warn',
  });
}
