// `npm run bench`: measures and prints the costs of the widget, the showcase and the provider. Names of parts measure
// only those (test/bench/main.ts: `widget`, `routes /gigi`); `-- --json FILE` also writes the figures to a file.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { importSource, installPackages, main, ROOT, testBrowsers } from './setup.mjs';

main(async () => {
  const { values, positionals: chosen } = parseArgs({
    options: { json: { type: 'string' }, 'sign-ins': { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  await installPackages();
  const { chosenSections, runBenchmarks } = await importSource('test/bench/main.ts');
  chosenSections(chosen);
  const isOfServer = (name) => /^(provider|million|operator|interests|searches)/.test(name);
  if (chosen.length === 0 || !chosen.every(isOfServer)) {
    Object.assign(process.env, await testBrowsers());
    await build();
  }
  await runBenchmarks(ROOT, { chosen, jsonFile: values.json ?? null, signIns: Number(values['sign-ins']) });
  process.exit();
});
