import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { isLive } from '../support/live-page.ts';

/** Requests of a page: its files, its data and the widget. test/package/pages.test.ts counts bytes. */
const REQUESTS = 12;

const chromium = useChromium();

const requestsOf = async (path: string) => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Only the full browser asks for the icon.
    if (request.frame() === page.mainFrame() && pathname !== '/favicon.svg') paths.push(pathname);
  });
  // The scripts come after the content is drawn. On a busy computer the network is idle before.
  await page.goto(`${inject('baseUrl')}${path}`, { waitUntil: 'load' });
  await isLive(page);
  let seen = 0;
  const newOnes = () => {
    const before = seen;
    seen = paths.length;
    return seen - before;
  };
  await expect.poll(newOnes, { interval: 500 }).toBe(0);
  return paths;
};

it('a page needs at most 12 requests with its data and the widget, and the board asks for its list once', async () => {
  for (const path of ['/', '/job/4910200117', '/gamp', '/docs/attributes', '/widget']) {
    const paths = await requestsOf(path);
    expect(paths.length).toBeGreaterThan(5);
    expect([...new Set(paths)].slice(REQUESTS), path).toEqual([]);
    if (path === '/') expect(paths.filter((each) => each.includes('/search/'))).toHaveLength(1);
  }
});
