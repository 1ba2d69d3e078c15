import { describe, expect, inject, it } from 'vitest';
import { ROUTES } from '../../support/routes.ts';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { isLive } from '../support/live-page.ts';

/**
 * Maximum number of requests of a page: its files, its data and the widget. test/package/pages.test.ts counts bytes.
 */
const REQUESTS = 12;

const chromium = useChromium();

/** Every address that a page requests until it is idle, without those of its frames. */
const requestsOf = async (path: string) => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) addresses.add(request.url());
  });
  // The scripts come after the content is drawn. On a busy computer the network is idle before.
  await page.goto(`${inject('baseUrl')}${path}`, { waitUntil: 'load' });
  await isLive(page);
  let seen = 0;
  const newOnes = () => {
    const before = seen;
    seen = addresses.size;
    return seen - before;
  };
  await expect.poll(newOnes, { interval: 500 }).toBe(0);
  return [...addresses];
};

describe('the budget of the showcase', () => {
  it.each([...ROUTES, '/job/4910200117'])(
    'keeps %s within 12 requests, including its data and the widget',
    async (path) => {
      const requests = await requestsOf(path);
      expect(requests.length).toBeGreaterThan(5);
      expect(requests.slice(REQUESTS)).toEqual([]);
    },
  );
});
