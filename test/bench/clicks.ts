import type { Browser, Page } from 'playwright-core';
import { type Conditions, idle, inTurn, SLOW, withPage } from './browser-metrics.ts';
import { atMost, figureOf, type Row, type Table } from './report.ts';

const RUNS = 9;
const HOVER_MS = 300;
const PRESS_MS = 80;

type Way = 'hover' | 'tap' | 'none';

interface Opening {
  readonly dialog: number;
  readonly roundTrips: number;
}

const watchClick = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('data-connect-button');
    const watch = (from: number) => {
      if (host?.shadowRoot?.querySelector('dialog[open]')) performance.measure('dialog', { start: from });
      else requestAnimationFrame(() => watch(from));
    };
    host?.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { once: true, capture: true });
  });

const readOpening = (page: Page) =>
  page.evaluate(() => {
    const { startTime = Number.NaN, duration = Number.NaN } = performance.getEntriesByName('dialog')[0] ?? {};
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime >= startTime);
    let roundTrips = 0;
    let end = -1;
    for (const entry of fetched) {
      if (entry.startTime < end) continue;
      roundTrips += 1;
      end = entry.startTime + entry.duration;
    }
    return { dialog: duration, roundTrips };
  });

const press = async (page: Page, way: Way) => {
  const button = page.locator('data-connect-button button');
  if (way === 'none') return button.evaluate((element: HTMLElement) => element.click());
  await button.hover();
  if (way === 'hover') await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  if (way === 'tap') await page.waitForTimeout(PRESS_MS);
  return page.mouse.up();
};

const open = (browser: Browser, url: string, way: Way, conditions: Conditions) =>
  withPage<Opening>(browser, url, conditions, async (page) => {
    await idle(page);
    if (url.endsWith('widget.html'))
      await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
    await page.waitForLoadState('networkidle');
    await watchClick(page);
    await press(page, way);
    await page.waitForFunction(() => performance.getEntriesByName('dialog').length > 0);
    return readOpening(page);
  });

export const benchClicks = async (browser: Browser, base: string): Promise<Table> => {
  const openings = (name: string, way: Way, conditions: Conditions = {}) =>
    inTurn(RUNS, () => open(browser, `${base}/${name}.html`, way, conditions));
  const row = (name: string, all: readonly Opening[], limit?: number): Row => {
    const widget = figureOf(all.map(({ dialog }) => dialog));
    const reach = limit === undefined ? undefined : atMost(widget.median, limit, `${limit} ms`);
    return { name, unit: 'ms', widget, reach };
  };
  const cold = await openings('quiet', 'none');
  const slow = await openings('quiet', 'none', SLOW);
  const trips = figureOf([...cold, ...slow].map(({ roundTrips }) => roundTrips));
  return {
    title: 'From click to dialog: medians of nine first openings (smallest–largest)',
    rows: [
      row(`after a hover of ${HOVER_MS} ms`, await openings('widget', 'hover'), 60),
      row(`after idle preload, pointer down for ${PRESS_MS} ms`, await openings('widget', 'tap'), 60),
      row('after idle preload, no pointer', await openings('widget', 'none')),
      row('cold, no pointer', cold, 90),
      row('after a hover, 4× CPU and slow 4G', await openings('widget', 'hover', SLOW)),
      row('cold, no pointer, 4× CPU and slow 4G', slow),
      {
        name: 'round trips between click and dialog, cold',
        unit: '',
        widget: trips,
        reach: atMost(trips.max, 1, '1'),
      },
    ],
  };
};
