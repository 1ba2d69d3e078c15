import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { watchPolicy } from '../support/policy.ts';
import type { Screen } from '../support/showcase-screens.ts';

const { visit } = useChromium();

const openWidget = (page: Page) => page.locator('data-connect-button button').first().click();

/** Pages that are not screens of the showcase (showcase-screens.test.ts): the preview, and the sandbox's own pages. */
const PAGES: readonly (Screen & { readonly path: string })[] = [
  { name: 'the preview', path: '/widget-preview.html', reach: openWidget },
  { name: 'the consent page', path: '/oauth/youtube?state=s' },
  { name: 'the callback page', path: '/oauth/callback?state=s&platform=youtube' },
  { name: 'the privacy page', path: '/api/privacy' },
];

describe('the showcase under the policy that it asks of hosts', () => {
  it.each(PAGES)('shows $name without one violation', async ({ path, reach }) => {
    const context = await visit();
    const stopped = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(inject('baseUrl') + path);
    await page.locator('h1').first().waitFor();
    await reach?.(page);
    expect(stopped).toEqual([]);
  });

  it('blocks markup from text', async () => {
    const context = await visit();
    const stopped = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(`${inject('baseUrl')}/callback`);
    const write = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<b>markup</b>'));
    await expect(write).rejects.toThrow('TrustedHTML');
    await expect.poll(() => stopped.join()).toContain('require-trusted-types-for');
  });
});
