// `npm run bench`: measures and prints the costs of the widget, the showcase and the provider. `-- --json FILE` also
// writes the figures to a file. The names of parts (test/bench/main.ts) measure only those, such as `widget`, `cold`,
// `routes /gigi` or `provider-sqlite`. `--sign-ins 10000` measures the provider's memory over fewer sign-ins than the
// default of 100,000.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { importSource, installPackages, main, ROOT, testBrowsers } from './setup.mjs';

main(async () => {
  const { values, positionals: chosen } = parseArgs({
    options: { json: { type: 'string' }, 'sign-ins': { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  await installPackages();
  const isOfServer = (name) => /^(provider|million|operator|openid|interests|searches)/.test(name);
  if (chosen.length === 0 || !chosen.every(isOfServer)) {
    Object.assign(process.env, await testBrowsers());
    await build();
  }
  const { runBenchmarks } = await importSource('test/bench/main.ts');
  await runBenchmarks(ROOT, { chosen, jsonFile: values.json ?? null, signIns: Number(values['sign-ins']) });
  process.exit();
});
