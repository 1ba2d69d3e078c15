// `npm run check`: types and style; `-- --fix` corrects the style.
import { fileURLToPath } from 'node:url';
import { installPackages, main, runBin } from './setup.mjs';

/** All code, then pages and servers apart, without each other's types: a page has no `process`. */
const TYPES = ['.', 'scripts/tsconfig.browser.json', 'scripts/tsconfig.server.json'];

// The default of four checkers for each project checks shared files four times.
export const checkTypes = () => runBin('tsc', ['-b', ...TYPES, '--checkers', '1']);

export const checkStyle = () => runBin('biome', ['check', '--error-on-warnings']);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    await installPackages();
    if (process.argv.includes('--fix')) return runBin('biome', ['check', '--write']);
    await checkTypes();
    await checkStyle();
  });
}
