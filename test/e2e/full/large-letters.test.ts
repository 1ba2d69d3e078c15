import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';

const keptPage = useKeptPage(useChromium());

/** `night/showcase-screens.test.ts` checks the same on every screen of the showcase. */
const PROVIDER_PAGES = ['/account', '/account/privacy', '/account/terms', '/authorize', '/operator'];

it('no page of the provider scrolls sideways with letters of 200 % (WCAG 2.2, 1.4.4)', async () => {
  const page = keptPage();
  for (const path of PROVIDER_PAGES) {
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('heading').first().waitFor();
    expect([path, await widerWithLargeLetters(page)]).toEqual([path, []]);
  }
});
