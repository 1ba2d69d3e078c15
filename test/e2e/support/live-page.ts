import type { Page } from 'playwright-core';

/** Until a page of the showcase listens: what a person does before is done again, and a message before is lost. */
export const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-live').length > 0);

/** Opens a page of the showcase and waits until it listens. */
export const openLive = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await isLive(page);
};
