import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn } from '../support/person.ts';

const chromium = useChromium();

const serveCopy = (page: Page) =>
  page.route('**/copy/*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/copy/', '/widget/') });
    await route.fulfill({ response });
  });

const problemsOf = (page: Page) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(message.text());
  });
  return problems;
};

it('two copies of one version on a page both open their dialog, silently, with style sheets that define no names in the page', async () => {
  const page = await openHostPage(await chromium.visit(), 'app-name="Showcase"');
  const problems = problemsOf(page);
  await serveCopy(page);
  await personOn(page).openAt('email');
  await personOn(page).press('Close');
  await page.addScriptTag({
    type: 'module',
    content: `import { DataConnectButton } from '/copy/data-connect.js';
        customElements.define('second-button', DataConnectButton);
        const second = document.createElement('second-button');
        second.setAttribute('api-key', 'sandbox-demo-key');
        second.setAttribute('app-name', 'Showcase');
        document.body.append(second);`,
  });
  await page.locator('second-button button').click();
  await page.locator('second-button dialog[open]').waitFor();
  expect(await page.locator('second-button h2').textContent()).toBe('Sign in with Mosaic');
  const found = await page.evaluate(() => ({
    // A dialog that waited for its content has one sheet more.
    withoutOwnSheets: ['data-connect-button', 'second-button'].filter((name) => {
      const sheets = document.querySelector(name)?.shadowRoot?.adoptedStyleSheets ?? [];
      return sheets.length < 2 || new Set(sheets).size < sheets.length;
    }),
    names: Object.keys(window).filter((name) => /css/i.test(name)),
    elements: document.querySelectorAll('style, link[rel=stylesheet]').length,
  }));
  expect(found).toEqual({ withoutOwnSheets: [], names: [], elements: 0 });
  expect(problems).toEqual([]);
});

it('a page whose other script took the element’s name is told so in the console', async () => {
  const page = await openHostPage(await chromium.visit(), '', { script: '' });
  const problems = problemsOf(page);
  await page.evaluate(() => customElements.define('data-connect-button', class extends HTMLElement {}));
  await page.addScriptTag({ type: 'module', url: '/widget/data-connect.js' });
  const warning = expect.stringMatching(/^data-connect by another script, not \d/);
  await expect.poll(() => problems).toEqual([warning]);
});
