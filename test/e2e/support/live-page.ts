import type { Page } from 'playwright-core';

/** Waits until a page of the showcase listens. Earlier presses and messages are lost. */
export const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-live').length > 0);

/** Opens a page of the showcase and waits until it listens. */
export const openLive = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await isLive(page);
};
