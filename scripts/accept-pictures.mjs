// `npm test -- pictures`: stores new pictures of the widget as the expected ones.
import { main, runVitest, testBrowsers } from './setup.mjs';

main(() =>
  runVitest(['--project=e2e', 'test/visual/widget.test.ts'], { VISUAL: 'accept', ...testBrowsers() }),
);
