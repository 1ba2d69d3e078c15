// `npm run test:engines`: the same journeys in Chromium, Firefox and WebKit, one engine after the other. `npm run
// test:engines -- short` runs the short set, `ENGINES=firefox` one engine.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import {
  installDebian,
  installPackages,
  isDebianRoot,
  main,
  onPath,
  ROOT,
  runBin,
  testBrowsers,
} from './setup.mjs';

/** What an engine needs on the path, and the Debian packages that bring it. */
const NEEDS = {
  chromium: { commands: [], packages: [] },
  firefox: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { commands: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const missing = (engine) => NEEDS[engine].commands.filter((command) => onPath(command).length === 0);

const install = (engine) => {
  if (missing(engine).length === 0 || !isDebianRoot()) return;
  try {
    installDebian(...NEEDS[engine].packages);
  } catch {
    console.warn(`${NEEDS[engine].packages.join(' and ')} could not be installed.`);
  }
};

/** Runs the journeys in one engine; gives its line of the summary and whether all is well. */
const test = async (engine, browsers) => {
  install(engine);
  const lacking = missing(engine);
  if (lacking.length > 0)
    return { line: `${engine}: NOT RUN, for want of ${lacking.join(' and ')}`, isWell: true };
  const outputFile = resolve(ROOT, `node_modules/.cache/engines/${engine}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile=${outputFile}`];
  const run = runBin(
    'vitest',
    ['run', '--config', 'vitest.engines.config.ts', ...options, ...process.argv.slice(2)],
    { ...browsers, ENGINE: engine },
  );
  const isWell = await run.then(
    () => true,
    () => false,
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(outputFile, 'utf8'));
  return { line: `${engine}: ${numPassedTests} passed, ${numFailedTests} failed`, isWell };
};

main(async () => {
  await installPackages();
  const browsers = testBrowsers();
  if (!existsSync(resolve(ROOT, 'dist/widget/data-connect.js'))) await build();
  const lines = [];
  for (const engine of process.env.ENGINES?.split(',') ?? Object.keys(NEEDS)) {
    const { line, isWell } = await test(engine, browsers);
    lines.push(line);
    if (!isWell) process.exitCode = 1;
  }
  console.log(`\n${lines.join('\n')}`);
});
