// `npm test -- engines`: runs the same tests in Chromium, Firefox and WebKit, one engine after the other. `npm test --
// engines short` runs the short set, `ENGINES=firefox` one engine.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { ENGINES, installEngines, summarise, testEngine } from './engines.mjs';
import { buildHosts } from './hosts.mjs';
import { installPackages, main, ROOT, testBrowsers } from './setup.mjs';

const LIMIT_MS = 20 * 60 * 1000;

main(async () => {
  await installPackages();
  const browsers = testBrowsers();
  const engines = process.env.ENGINES?.split(',') ?? ENGINES;
  await installEngines(engines);
  if (!existsSync(resolve(ROOT, 'dist/widget/data-connect.js'))) await build();
  if (!existsSync(resolve(ROOT, 'dist/hosts'))) await buildHosts();
  const results = [];
  for (const engine of engines)
    results.push(await testEngine(engine, { args: process.argv.slice(2), browsers, limitMs: LIMIT_MS }));
  summarise(results);
});
