import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { watchPolicy } from '../support/policy.ts';

const { visit } = useChromium();

/** A demo, and the pages that are no screens of the showcase (`full/showcase-screens.test.ts`). */
const PAGES = [
  '/gigi',
  '/widget-preview.html',
  '/oauth/youtube?state=s',
  '/oauth/callback?state=s&platform=youtube',
  '/api/privacy',
];

it('the policy of the showcase stops nothing on its pages, and blocks markup from text', async () => {
  const context = await visit();
  const stopped = await watchPolicy(context);
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(inject('baseUrl') + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const widget = page.locator('data-connect-button button').first();
    if (await widget.count()) await widget.click();
    expect(stopped, path).toEqual([]);
  }
  await page.goto(`${inject('baseUrl')}/callback`);
  const write = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<b>markup</b>'));
  await expect(write).rejects.toThrow('TrustedHTML');
  await expect.poll(() => stopped.join()).toContain('require-trusted-types-for');
});
