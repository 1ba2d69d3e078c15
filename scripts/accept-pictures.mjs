// `npm test -- pictures`: takes how the built pages look now as how they should look.
import { main, runVitest, testBrowsers } from './setup.mjs';

main(() =>
  runVitest(['--project=e2e', 'test/visual', 'test/e2e/full/showcase-screens'], {
    VISUAL: 'accept',
    ...testBrowsers(),
  }),
);
