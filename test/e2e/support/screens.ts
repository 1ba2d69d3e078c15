import type { Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { useChromium } from './chromium.ts';
import { collectComplaints, isFromHtml, markContent } from './hydration.ts';
import { useKeptPage } from './kept-page.ts';
import { openLive } from './live-page.ts';
import { watchPolicy } from './policy.ts';
import type { Screen, Walk } from './showcase-screens.ts';

/** Waits for the end of animations: axe would measure a colour that fades in. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });

export const widerThan = async (page: Page, width: number) => {
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrolled > width ? [`${scrolled} px wide`] : [];
};

/** One page for the screens of the showcase. It collects policy violations and errors of hydration. */
export const useScreens = () => {
  const keptPage = useKeptPage(useChromium());
  let watched: readonly string[];
  beforeAll(async () => {
    watched = await watchPolicy(keptPage().context());
    await markContent(keptPage().context());
  });

  const open = async (path: string) => {
    const page = keptPage();
    await page.route('**/between-walks', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${inject('baseUrl')}/between-walks`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const complaints = collectComplaints(page);
    await openLive(page, `${inject('baseUrl')}${path}`);
    await page.getByRole('main').first().waitFor();
    const isNew = !path.includes('?') && !(await isFromHtml(page));
    return [...complaints, ...(isNew ? ['rendered again'] : [])];
  };

  return {
    keptPage,
    open,
    watched: () => watched,
    faultsOn: async (
      { path, screens }: Walk,
      check: (page: Page, screen: Screen) => Promise<readonly string[]>,
    ) => {
      const page = keptPage();
      const before = watched.length;
      const found = await open(path);
      for (const screen of screens) {
        await screen.reach?.(page);
        found.push(...(await check(page, screen)).map((line) => `${screen.name}, ${line}`));
      }
      return [...watched.slice(before), ...found];
    },
  };
};
