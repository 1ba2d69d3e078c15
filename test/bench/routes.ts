import type { Browser, Page } from 'playwright-core';
import { contentAt, inTurn, SLOW, watchContent, withPage } from './browser-metrics.ts';
import { figureOf, type Table } from './report.ts';

const RUNS = 3;

/** Transferred bytes until the page has loaded, as counted by the browser. */
const bytesOf = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  );

const open = (browser: Browser, url: string) =>
  withPage(
    browser,
    url,
    SLOW,
    async (page) => {
      const content = await contentAt(page);
      await page.waitForLoadState('networkidle');
      return { content, bytes: (await bytesOf(page)) / 1024 };
    },
    (page) => watchContent(page, '#root :is(h1, h2)'),
  );

/**
 * Cost of a first visit to addresses of the showcase at `base`, on slow 4G with a processor four times slower. Yields a
 * table for each as soon as it is measured.
 */
export async function* benchRoutes(
  browser: Browser,
  base: string,
  routes: readonly string[],
): AsyncGenerator<Table> {
  for (const path of routes) {
    const visits = await inTurn(RUNS, () => open(browser, base + path));
    yield {
      title: `${path}, first visit on slow 4G and 4× slower CPU: medians of ${RUNS} (smallest–largest)`,
      subject: 'page',
      rows: [
        { name: 'heading shows', unit: 'ms', widget: figureOf(visits.map(({ content }) => content)) },
        {
          name: 'all it fetches, with the widget’s shell and its preloaded flow',
          unit: 'KB',
          widget: figureOf(visits.map(({ bytes }) => bytes)),
        },
      ],
    };
  }
}
