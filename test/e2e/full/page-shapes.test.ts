import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { CLASSIC_SCRIPT, detailsOf, IS_FRAMED } from '../support/host-page.ts';
import { ELEMENT, openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';
import { NOT_LOADED } from '../support/person.ts';
import { walkByScript } from '../support/script-person.ts';

const { visit } = useChromium();

// The names of such a document's elements are in lower case: Playwright's locators find no frames and labels there.
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

// No application can register a page without an origin. In the page the dialog works there (`hostile-pages.test.ts`).
it.skipIf(!IS_FRAMED)(
  'on a page without an origin, as in a sandbox, the button says that no frame shows',
  async () => {
    const headers = { 'Content-Security-Policy': 'sandbox allow-scripts' };
    const { page, person } = await openHostilePage(await visit(), { headers });
    expect(await page.evaluate('origin')).toBe('null');
    for (const times of [1, 2]) {
      await person.trigger.click();
      await page.getByRole('alert').getByText(NOT_LOADED).waitFor();
      await expect.poll(async () => (await detailsOf(page, 'failure')).length).toBe(times);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    expect(await detailsOf(page, 'open')).toEqual([]);
  },
);

// `widget-copies.test.ts` tests the names and style sheets of two copies in the page.
it.each([
  ['of one version', '2.1.7'],
  ['of two versions', '9.9.9'],
])(
  'on a page with two copies of the script, %s, the buttons of both open their dialog',
  async (_, version) => {
    const { page, person, trouble } = await openHostilePage(await visit(), {});
    await page.route('**/copy/*', async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/copy/', '/widget/');
      const response = await route.fetch({ url: inject('baseUrl') + path });
      await route.fulfill({ response, body: (await response.text()).replaceAll('2.1.7', version) });
    });
    await page.addScriptTag({
      type: 'module',
      content: `import { DataConnectButton } from '/copy/data-connect.js';
      customElements.define('second-button', class extends DataConnectButton {});
      document.body.insertAdjacentHTML('beforeend', '${ELEMENT.replaceAll('data-connect-button', 'second-button')}');`,
    });
    const second = page.locator('second-button');
    const stepOf = () => second.evaluate((element) => Reflect.get(element, 'step'));
    for (const _times of [1, 2]) {
      await second.getByRole('button').first().click();
      await expect.poll(stepOf).toBe('email');
      await page.keyboard.press('Escape');
      await expect.poll(stepOf).toBe(null);
      await person.openAt('email');
      await page.keyboard.press('Escape');
      await person.isGone();
    }
    expect((await detailsOf(page, 'close')).length).toBe(4);
    expect(trouble).toEqual([]);
  },
);
