import type { Browser, Page } from 'playwright-core';
import { ROUTES } from '../support/routes.ts';
import { contentAt, inTurn, SLOW, watchContent, withPage } from './browser-metrics.ts';
import { figureOf, type Row, type Table } from './report.ts';

const RUNS = 3;

/** Bytes on the wire until the page has loaded, by the browser's own count. */
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

/** What each address of the showcase at `base` costs a first visit on slow 4G with a processor four times slower. */
export const benchRoutes = async (browser: Browser, base: string): Promise<Table> => {
  const rows: Row[] = [];
  for (const path of ROUTES) {
    const visits = await inTurn(RUNS, () => open(browser, `${base}${path}`));
    rows.push(
      { name: `${path}: heading shows`, unit: 'ms', widget: figureOf(visits.map(({ content }) => content)) },
      { name: `${path}: all it fetches`, unit: 'KB', widget: figureOf(visits.map(({ bytes }) => bytes)) },
    );
  }
  return {
    title: `Showcase, first visit on slow 4G and 4× slower CPU: medians of ${RUNS} (smallest–largest)`,
    rows,
    note: 'What it fetches includes the widget’s shell and, where a trigger is in view, its preloaded flow.',
  };
};
