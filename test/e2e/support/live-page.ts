import type { Page } from 'playwright-core';

/** Waits until a page of the showcase listens. Earlier presses and messages are lost. */
export const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-live').length > 0);

/** Records the layout shifts of the page's documents as `shifts` of their windows. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON().value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const openLive = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await isLive(page);
};
