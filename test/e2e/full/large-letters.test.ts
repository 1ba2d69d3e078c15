import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { widerWithLargeLetters } from '../support/large-letters.ts';
import { openLive } from '../support/live-page.ts';

const keptPage = useKeptPage(useChromium());

/** `night/showcase-screens.test.ts` checks the same on every screen of the showcase. */
const PROVIDER_PAGES = ['/account', '/account/privacy', '/account/terms', '/authorize', '/operator'];

it.each(PROVIDER_PAGES)('no sideways scroll with letters of 200 % (WCAG 2.2, 1.4.4): %s', async (path) => {
  const page = keptPage();
  await page.goto(`${inject('baseUrl')}${path}`);
  await page.getByRole('main').first().waitFor();
  expect(await widerWithLargeLetters(page)).toEqual([]);
});

it.each([390, 1280])(
  'the bar and the banner of the gaming app hold their letters of 200 %% at %d px',
  async (width) => {
    const page = keptPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(inject('baseUrl'));
    await page.evaluate((visits) => Object.assign(localStorage, visits), EARLIER_VISITS);
    await openLive(page, `${inject('baseUrl')}/gamp`);
    const faults = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const edges = (element: Element | null) => {
        const range = document.createRange();
        if (element) range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const bar = document.querySelector('.gamp-dock');
      const links = [...(bar?.querySelectorAll('a') ?? [])];
      const wide = links.filter((link) => {
        const room = link.clientWidth - 2 * Number.parseFloat(getComputedStyle(link).paddingLeft);
        return edges(link).width > room + 1;
      });
      const isOut = (bar?.scrollWidth ?? 0) > (bar?.clientWidth ?? 0);
      const art = document.querySelector('#season')?.closest('section')?.querySelector('svg');
      const left = art?.checkVisibility() ? art.getBoundingClientRect().left : innerWidth;
      const isCovered = edges(document.querySelector('#season')).right > left;
      return [...wide.map(({ textContent }) => textContent), isOut && 'the bar', isCovered && 'the banner'];
    });
    expect(faults.filter(Boolean)).toEqual([]);
  },
);
