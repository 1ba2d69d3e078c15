// `npm run bench`: builds and prints what the widget and the showcase cost. `-- --json FILE` writes the figures.
import { build } from './build.mjs';
import { findBrowser, installPackages, main, ROOT } from './setup.mjs';

const jsonFile = () => {
  const at = process.argv.indexOf('--json');
  return at === -1 ? null : (process.argv[at + 1] ?? null);
};

main(async () => {
  await installPackages();
  process.env.CHROME_PATH = findBrowser();
  await build();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${ROOT}/test/bench/main.ts`, { configFile: false, root: ROOT });
  await module.runBenchmarks(ROOT, jsonFile());
  process.exit();
});
