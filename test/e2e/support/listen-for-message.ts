import type { Page } from 'playwright-core';

/** Listens from now on; the returned function waits for the first message and returns its origin. */
export const listenForMessage = async (page: Page) => {
  await page.evaluate(() => {
    addEventListener('message', ({ origin }) => Object.assign(window, { receivedFrom: origin }), {
      once: true,
    });
  });
  return async (): Promise<unknown> => {
    await page.waitForFunction(() => Reflect.has(window, 'receivedFrom'));
    return page.evaluate(() => Reflect.get(window, 'receivedFrom'));
  };
};
