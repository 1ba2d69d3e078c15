import type { Browser, Page } from 'playwright-core';
import { contentAt, inTurn, SLOW, watchContent, withPage } from './browser-metrics.ts';
import { atMost, figureOf, type Table } from './report.ts';
import { serveStaticControl } from './static-control.ts';

const RUNS = 3;
const RATIO = 1.3;

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
 * Cost of a first visit to addresses of the showcase at `base`, on slow 4G with a processor four times slower,
 * alternating with the same page without scripts. Yields a table for each as soon as it is measured.
 */
export async function* benchRoutes(
  browser: Browser,
  base: string,
  routes: readonly string[],
): AsyncGenerator<Table> {
  const control = await serveStaticControl(base);
  try {
    for (const path of routes) {
      const visits = await inTurn(RUNS, async () => ({
        page: await open(browser, base + path),
        plain: await open(browser, control.url + path),
      }));
      const heading = figureOf(visits.map(({ page }) => page.content));
      const plain = figureOf(visits.map((visit) => visit.plain.content));
      const ratio = heading.median / plain.median;
      yield {
        title: `${path}, first visit on slow 4G and 4× slower CPU: medians of ${RUNS} (smallest–largest)`,
        subject: 'page',
        beside: 'without scripts',
        rows: [
          {
            name: 'heading shows',
            unit: 'ms',
            widget: heading,
            plain,
            reach: atMost(ratio, RATIO, `${RATIO} × without scripts`),
          },
          {
            name: 'all it fetches, with the widget’s shell and its preloaded flow',
            unit: 'KB',
            widget: figureOf(visits.map(({ page }) => page.bytes)),
          },
        ],
      };
    }
  } finally {
    await control.close();
  }
}
