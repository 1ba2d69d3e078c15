import type { Page } from 'playwright-core';

/** Where the widget keeps the record of the default provider. */
export const RECORD_KEY = 'data-connect:mosaic:user';

/** The saved record of the default provider; `null` where nobody is signed in. */
export const savedRecord = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), RECORD_KEY)) ?? 'null');
