import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** An application whose provider connects all platforms, and also has pages that read downloads. */
const APP = {
  provider: 'Mosaic',
  name: 'My App',
  accountUrl: 'https://id.example/account',
  connectors: ['youtube', 'github'],
};

/** Stands in for the pages that read a download: the returned function reads one of this platform. */
export const downloadStandIn = async (page: Page) => {
  const archives: string[] = [];
  let answers = 0;
  await page.route('**/api/app', (route) => route.fulfill({ json: APP }));
  await page.route('**/api/readings', (route) => {
    answers += 1;
    return route.fulfill({ json: { readings: [], archives } });
  });
  return async (platform: string) => {
    // The widget counts only downloads that are new since its first request.
    await expect.poll(() => answers, { interval: 5 }).toBeGreaterThan(0);
    archives.push(platform);
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
  };
};
