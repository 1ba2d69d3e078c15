import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { ELEMENT, openHostilePage, strictPolicy, walkWholeFlow } from '../support/hostile-page.ts';

const chromium = useChromium();

const HTML = `<!doctype html><html lang="en"><head><title>Lite</title><script type="module" src="/widget/data-connect.lite.js"></script></head><body><main><h1>Lite</h1>${ELEMENT}</main></body></html>`;

// `npm run test:night -- lite` runs the tests of the whole widget on this script.

it('data-connect.lite.js takes a new person from the e-mail to the shared data under the strictest policy and COOP', async () => {
  const context = await chromium.visit();
  const headers = {
    'Content-Security-Policy': strictPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const { person, trouble } = await openHostilePage(context, { html: HTML, headers });

  await walkWholeFlow(person);

  expect(trouble).toEqual([]);
});
