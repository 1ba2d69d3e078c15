// `npm run test:frame`: the suites that hold for the dialog in the page and as a frame of the provider, in the frame.
import { build } from './build.mjs';
import { installPackages, main, runBin, testBrowsers } from './setup.mjs';

const SUITES = ['widget-contract', 'widget-sharing', 'widget-pin', 'widget-test-mode'];

main(async () => {
  await installPackages();
  const browsers = testBrowsers();
  await build();
  const files = SUITES.map((name) => `test/e2e/${name}`);
  await runBin('vitest', ['run', '--project', 'e2e', ...files], {
    ...browsers,
    DATA_CONNECT_ISOLATION: 'frame',
  });
});
