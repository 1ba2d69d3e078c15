// `npm run visual:accept`: takes how the built pages look now as how they should look.
import { findBrowser, main, runBin } from './setup.mjs';

main(() =>
  runBin('vitest', ['run', '--project=e2e', 'test/visual'], { VISUAL: 'accept', CHROME_PATH: findBrowser() }),
);
