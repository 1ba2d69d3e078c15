// `npm run bench`: measures and prints the costs of the widget, the showcase and the provider. `-- --json FILE` also
// writes the figures to a file. The name of a part measures only that part: `widget` (`bytes`, `load`, `clicks`,
// `cold`, `frame`, `elements` and `steps`); `leaks`; `routes`, and `audits` by Lighthouse, each for the addresses that
// follow, such as `/gigi`, or for all; `board`; `archive`; `engines`; `interests`; `provider` (`provider-sqlite`,
// `provider-postgres`, `provider-memory`, `million-sqlite`, `million-postgres`); `operator` (`operator-sqlite`,
// `operator-postgres`), the operator's pages with a million people; `openid` (`openid-sqlite`, `openid-postgres`),
// refreshes of tokens and userinfo against a bare handler. `--sign-ins 10000` measures the provider's memory over fewer
// sign-ins than the default of 100,000.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ENGINES, installEngines } from './engines.mjs';
import { installPackages, main, ROOT, testBrowsers } from './setup.mjs';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' }, 'sign-ins': { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  await installPackages();
  const isServerOnly =
    positionals.length > 0 &&
    positionals.every((name) => /^(provider|million|operator|openid|interests|searches)/.test(name));
  if (!isServerOnly) {
    Object.assign(process.env, testBrowsers());
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
