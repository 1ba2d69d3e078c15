import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { CLASSIC_SCRIPT, detailsOf } from '../support/host-page.ts';
import { ELEMENT, openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';
import { walkByScript } from '../support/script-person.ts';

const { visit } = useChromium();

// Playwright's locators do not find the frames and labels of such a document, whose names of elements are in lower case.
it('on a page in XHTML, a person signs in and shares', async () => {
  const html = `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>A page in XHTML</title>${CLASSIC_SCRIPT}</head>
<body><main>${ELEMENT}</main></body></html>`;
  const headers = { 'Content-Type': 'application/xhtml+xml; charset=utf-8' };
  const { page, trouble } = await openHostilePage(await visit(), { html, headers });
  expect(await page.evaluate('document.body.nodeName')).toBe('body');
  await walkByScript(page);
  expect(await detailsOf(page, 'complete')).toMatchObject([{ approvedData: ['basic'] }]);
  expect(trouble).toEqual([]);
});

it('on a page that writes its document anew after it has loaded, a person signs in and shares', async () => {
  const body = `<p>The first document</p><script>
    addEventListener('load', () => setTimeout(() => {
      document.open();
      for (const type of ['open', 'complete', 'close'])
        document.addEventListener(type, ({ detail }) => notified.push([type, detail]), true);
      document.write(${JSON.stringify(`<!doctype html><title>The second document</title>${ELEMENT}`)});
      document.close();
    }));
  </script>`;
  const { page, person, trouble } = await openHostilePage(await visit(), { body });
  await expect.poll(() => page.title()).toBe('The second document');
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
});
