// `npm run bench`: prints what the widget, the showcase and the provider cost. `-- --json FILE` writes the figures,
// `-- widget` (all of `bytes`, `load`, `clicks`, `cold`, `elements`, `steps`), `leaks`, `routes` (and `audits`, by Lighthouse),
// `board`, `engines`, `interests` or `provider` (`provider-sqlite`, `provider-postgres`, `million-sqlite`,
// `million-postgres`) that part only.
// `--sign-ins 100000` is how long the provider’s memory is watched.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ENGINES, installEngines } from './engines.mjs';
import { findBrowser, installPackages, main, ROOT } from './setup.mjs';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' }, 'sign-ins': { type: 'string', default: '10000' } },
    allowPositionals: true,
  });
  await installPackages();
  const isServerOnly =
    positionals.length > 0 && positionals.every((name) => /^(provider|million|interests)/.test(name));
  if (!isServerOnly) {
    process.env.CHROME_PATH = findBrowser();
    if (positionals.length === 0 || positionals.includes('engines')) await installEngines(ENGINES);
    await build();
  }
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${ROOT}/test/bench/main.ts`, { configFile: false, root: ROOT });
  await module.runBenchmarks(ROOT, {
    chosen: positionals,
    jsonFile: values.json ?? null,
    signIns: Number(values['sign-ins']),
  });
  process.exit();
});
