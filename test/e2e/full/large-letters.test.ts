import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';
import { openConsole } from '../support/operator.ts';

const chromium = useChromium();
const keptPage = useKeptPage(chromium);

/** `night/showcase-screens.test.ts` checks the same on every screen of the showcase. */
const PROVIDER_PAGES = ['/account', '/account/privacy', '/account/terms', '/authorize'];

it('no page of the provider scrolls sideways with letters of 200 % (WCAG 2.2, 1.4.4)', async () => {
  const page = keptPage();
  for (const path of PROVIDER_PAGES) {
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('heading').first().waitFor();
    expect([path, await widerWithLargeLetters(page)]).toEqual([path, []]);
  }
});

it('the operator’s pages do not scroll sideways with letters of 200 %', async () => {
  const operator = await openConsole(chromium.visit);
  expect(await widerWithLargeLetters(operator.page)).toEqual([]);
  await operator.page.setViewportSize({ width: 1280, height: 860 });
  await operator.signInBrowser();
  expect(await widerWithLargeLetters(operator.page)).toEqual([]);
});
