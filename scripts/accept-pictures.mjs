// `npm test -- pictures`: stores new pictures of the built pages as the expected ones.
import { main, runVitest, testBrowsers } from './setup.mjs';

main(() =>
  runVitest(['--project=e2e', 'test/visual', 'test/e2e/full/showcase-screens'], {
    VISUAL: 'accept',
    ...testBrowsers(),
  }),
);
