import { expect, inject, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { IS_FRAMED, modeAttributes } from '../support/host-page.ts';
import { openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';

const { visit } = useChromium();

/** Scripts with classes of these names. */
const own = (...names: readonly string[]) => names.map((name) => `class ${name} {}`).join('\n');

// Playwright needs the page's `Map`.
it.each([
  [
    'names of its own at the top of a script',
    `const URL = '/api', Proxy = 'https://proxy.example', Symbol = 'BTC';
     ${own('Set', 'WeakMap', 'AbortController')}`,
  ],
  ['a date and a text of its own', own('Date', 'String')],
  ['an address with the name URL', `var URL = '/api';`],
  ['an older URL', 'window.URL = function () { return document.createElement("a"); }'],
  [
    'a clock that is an hour ahead, as in a simulation',
    '{ const now = Date.now; Date.now = () => now() + 3_600_000; }',
  ],
  [
    'plural rules, numbers and a normalization that fail',
    `Intl.PluralRules.prototype.select = Number.prototype.toLocaleString = String.prototype.normalize = () => {
       throw new RangeError('off');
     };`,
  ],
])('on a page with %s, a person signs in and shares', async (_, script) => {
  const head = `<script>${script}</script>`;
  // An absolute address, as most pages have, because the widget parses it with `URL`.
  const attributes = IS_FRAMED ? modeAttributes() : `api-base="${inject('baseUrl')}/api"`;
  const body = `<data-connect-button api-key="sandbox-demo-key" ${attributes}></data-connect-button>`;
  const { person, trouble } = await openHostilePage(await visit(), { head, body });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
});

// Skipped for a frame: its code on the page uses these globals, and its size budget is full.
it.skipIf(IS_FRAMED).each([
  ['classes of its own with the names of built-ins', own('Error', 'Promise', 'Number', 'MessageChannel')],
  ['a class in the place of Error', 'window.Error = class extends Error { at = Date.now(); };'],
  ['a function in the place of Promise', 'function Promise(name) { this.name = name; }'],
])('on a page with %s, a dialog in the page leads a person to the end', async (_, script) => {
  const { person, trouble } = await openHostilePage(await visit(), { head: `<script>${script}</script>` });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
});

it.skipIf(IS_FRAMED)(
  'on a page with names of its own, a signed-in person signs out in the menu',
  async () => {
    const names = own('AbortController', 'Date', 'Number', 'Proxy', 'Set', 'String', 'WeakMap');
    const head = `<script>const URL = '/api', Symbol = 'BTC';\n${names}</script>`;
    const body = '<data-connect-button api-key="sandbox-demo-key" signed-in="menu"></data-connect-button>';
    const { page, trouble } = await openHostilePage(await visit({ user: returning }), { head, body });
    const button = page.locator('data-connect-button [aria-haspopup=menu]');
    await button.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).waitFor();
    expect(trouble).toEqual([]);
  },
);
