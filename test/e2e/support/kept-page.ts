import type { Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { DESKTOP } from '../../support/browser.ts';
import type { useChromium, VisitOptions } from './chromium.ts';

const NO_POLICY = 'unsafe-none';
const WATCHED = ['console', 'dialog', 'pageerror', 'popup', 'request', 'response'];

const empty = async (page: Page, openerPolicy: string, { viewport, reducedMotion }: VisitOptions) => {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const type of WATCHED) page.removeAllListeners(type);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { origin } = new URL(page.url());
  // With a different policy than the previous page, the browser would start a new renderer.
  const headers = { 'Content-Type': 'text/html', 'Cross-Origin-Opener-Policy': openerPolicy };
  await page.route(`${origin}/between-tests`, (route) => route.fulfill({ body: '', headers }));
  await page.goto(`${origin}/between-tests`);
  await page.unrouteAll();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
  if (viewport) await page.setViewportSize(viewport);
};

/** One page for a file, emptied before each test, halves the processor time. A profile's settings stay. */
export const useKeptPage = (
  chromium: ReturnType<typeof useChromium>,
  options: VisitOptions = {},
): (() => Page) => {
  const looks = { ...DESKTOP, ...options };
  let page: Page;
  let openerPolicy = NO_POLICY;
  beforeAll(async () => {
    const context = await chromium.open(looks);
    page = await context.newPage();
    return () => context.close();
  });
  beforeEach(async () => {
    if (page.url() !== 'about:blank') await empty(page, openerPolicy, looks);
    openerPolicy = NO_POLICY;
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return;
      openerPolicy = response.headers()['cross-origin-opener-policy'] ?? NO_POLICY;
    });
  });
  return () => page;
};
