import type { Page } from 'playwright-core';

/** The saved record of the default provider; `null` where nobody is signed in. */
export const savedRecord = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('data-connect:mosaic:user'))) ?? 'null');
