// `npm run bench`: builds and prints what the widget and the showcase cost. `-- --json FILE` writes the figures,
// `-- widget` (all of `bytes`, `load`, `clicks`, `elements`, `steps`), `leaks`, `routes`, `board` or `interests` that part only.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { findBrowser, installPackages, main, ROOT } from './setup.mjs';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' } },
    allowPositionals: true,
  });
  await installPackages();
  process.env.CHROME_PATH = findBrowser();
  await build();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${ROOT}/test/bench/main.ts`, { configFile: false, root: ROOT });
  await module.runBenchmarks(ROOT, values.json ?? null, positionals);
  process.exit();
});
