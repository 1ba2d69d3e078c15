import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';

const keptPage = useKeptPage(useChromium());

/** `showcase-screens.test.ts` checks the same on every screen of the showcase. */
const PROVIDER_PAGES = ['/account', '/account/privacy', '/account/terms', '/authorize', '/operator'];

it.each(PROVIDER_PAGES)('no sideways scroll with letters of 200 % (WCAG 2.2, 1.4.4): %s', async (path) => {
  const page = keptPage();
  await page.goto(`${inject('baseUrl')}${path}`);
  await page.getByRole('main').first().waitFor();
  expect(await widerWithLargeLetters(page)).toEqual([]);
});
