import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { WALKS } from '../support/showcase-screens.ts';

const keptPage = useKeptPage(useChromium());

/** A phone and a desk. */
const WIDTHS = [390, 1280];

/** Pages of the provider, next to the screens of the showcase. */
const PROVIDER_PAGES = ['/account', '/account/privacy', '/account/terms', '/authorize', '/operator'];

const PAGES = [
  ...WALKS,
  ...PROVIDER_PAGES.map((path) => ({ path, screens: [{ name: path, reach: undefined }] })),
].map((walk) => ({ ...walk, names: walk.screens.map(({ name }) => name).join(', ') }));

const setLetters = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/** Returns the page's width and its widest element, if the page scrolls sideways. */
const widestOn = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    const rightOf = (one: Element) => one.getBoundingClientRect().right;
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((one) => !scrolls(one.parentElement))
      .sort((a, b) => rightOf(b) - rightOf(a));
    return [`${scrollWidth} px of ${clientWidth}: ${widest?.outerHTML.slice(0, 200)}`];
  });

it.each(PAGES)(
  'no sideways scroll with letters of 200 % (WCAG 2.2, 1.4.4): $names',
  async ({ path, screens }) => {
    const page = keptPage();
    await page.goto(`${inject('baseUrl')}${path}`);
    await page.getByRole('main').first().waitFor();
    const found: string[] = [];
    for (const { name, reach } of screens) {
      await page.setViewportSize({ width: 1280, height: 860 });
      await setLetters(page, '');
      await reach?.(page);
      await setLetters(page, '200%');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        found.push(...(await widestOn(page)).map((wide) => `${name}: ${wide}`));
      }
    }
    expect(found).toEqual([]);
  },
);
