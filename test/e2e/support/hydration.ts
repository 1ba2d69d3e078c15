import type { BrowserContext, Page } from 'playwright-core';

/** Collects React's console messages about differences from the HTML, after which React would render the page again. */
export const collectComplaints = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
};

/** Marks the elements of the HTML, before any deferred script runs. */
export const markContent = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const link = document.querySelector('#root > a');
      if (document.readyState === 'interactive' && link) Object.assign(link, { isFromHtml: true });
    }),
  );

/** Whether the page still has the elements of its HTML: React would have replaced them after a difference. */
export const isFromHtml = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(document.querySelector('#root > a') ?? {}, 'isFromHtml') === true);
