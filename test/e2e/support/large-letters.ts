import type { Page } from 'playwright-core';

/** A phone and a desk. */
const WIDTHS = [390, 1280];

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

/** Sideways scroll of a page whose letters have twice their size (WCAG 2.2, 1.4.4), on a phone and on a desk. */
export const widerWithLargeLetters = async (page: Page) => {
  await setLetters(page, '200%');
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    found.push(...(await widestOn(page)));
  }
  await setLetters(page, '');
  return found;
};
