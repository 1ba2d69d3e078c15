import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { builtPages } from '../../support/pages.ts';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { collectComplaints, isFromHtml, markContent } from '../support/hydration.ts';
import { isLive, openLive } from '../support/live-page.ts';
import { watchPolicy } from '../support/policy.ts';
import { WALKS } from '../support/showcase-screens.ts';

const { open, visit } = useChromium();

const isChapter = ({ path }: { readonly path: string }) => path.startsWith('/docs/');
const PAGES = builtPages();
/** `showcase-screens.test.ts` opens the other pages and every chapter of the documentation, and checks the same. */
const REST = PAGES.filter((one) => !isChapter(one) && !WALKS.some(({ path }) => path === one.path));

describe('a page in the build’s HTML', () => {
  describe('in a browser', () => {
    let context: BrowserContext;
    let page: Page;
    let stopped: readonly string[];
    let complaints: readonly string[];
    beforeAll(async () => {
      context = await open();
      stopped = await watchPolicy(context);
      await markContent(context);
      page = await context.newPage();
      complaints = collectComplaints(page);
    });
    afterAll(() => context.close());

    it.each(REST)('is hydrated by React without changes: $path', async ({ path }) => {
      const before = [complaints.length, stopped.length];
      await openLive(page, inject('baseUrl') + path);
      expect(await isFromHtml(page)).toBe(true);
      expect([...complaints.slice(before[0]), ...stopped.slice(before[1])]).toEqual([]);
    });
  });

  it.each(['/', '/job/4910200117', '/?fault=status=500'])(
    'shows the board’s own page after the onboarding: %s',
    async (path) => {
      const context = await visit();
      await skipOnboarding(context);
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(inject('baseUrl') + path, { waitUntil: 'commit' });
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading/ })
        .waitFor();
      expect(await page.getByText('Skip for now').count()).toBe(0);
      await page.unroute('**/assets/*.js');
      complaints.length = 0;
      await page.reload();
      await isLive(page);
      expect(complaints.filter((text) => text.includes('React'))).toEqual([]);
    },
  );

  it('shows this browser’s saved data right after hydration', async () => {
    const context = await visit();
    await skipOnboarding(context);
    await context.addInitScript(() => {
      localStorage.setItem('data-connect:jobs:interests', '{"names":["input2"]}');
      localStorage.setItem('data-connect:dcode:signed-in', 'true');
      localStorage.setItem('gampMosaicConnected', 'true');
    });
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(inject('baseUrl'));
    await page.getByRole('heading', { name: 'Personalized Internships' }).waitFor();
    for (const path of [
      '/profile',
      '/gamp',
      '/gamp?note=terms',
      '/toona?mode=sign-up',
      '/auth?code=1&state=2',
    ]) {
      await openLive(page, inject('baseUrl') + path);
    }
    await openLive(page, `${inject('baseUrl')}/widget?app-name=Mine`);
    await page.getByText('app-name="Mine"').first().waitFor();
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('data-connect:jobs:interests'))).toContain(
      'input2',
    );
  });

  it('hydrates a posting without changes if this browser has saved the list', async () => {
    const context = await visit();
    await skipOnboarding(context);
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(inject('baseUrl'));
    await cards(page).first().waitFor();
    await openLive(page, `${inject('baseUrl')}/job/4910200117`);
    await page.getByRole('link', { name: 'Apply Now' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens the dialog of a page before its scripts arrive, and keeps it open', async () => {
    const page = await (await visit()).newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${inject('baseUrl')}/copus`);
    const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
    await dialog.waitFor();
    await page.unroute('**/*.js');
    await page.reload();
    await isLive(page);
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('does not ask a known reader to sign up, before the scripts arrive and after', async () => {
    const context = await visit();
    await context.addInitScript(() =>
      localStorage.setItem('data-connect:copus:person', '{"reader":"noor","affinities":[],"topics":[]}'),
    );
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${inject('baseUrl')}/copus`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.unroute('**/*.js');
    await page.reload();
    await isLive(page);
    await page.getByText('Night bus 11').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Change reader' }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('has the chosen theme at the first paint, on the widget too', async () => {
    const context = await visit({ colorScheme: 'light' });
    await context.addInitScript(() => localStorage.setItem('data-connect:showcase:theme', 'dark'));
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${inject('baseUrl')}/gigi`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.locator('data-connect-button').first().getAttribute('theme')).toBe('dark');
  });
});

describe('the list of the board', () => {
  it('is requested once', async () => {
    const context = await visit();
    await skipOnboarding(context);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(inject('baseUrl'));
    await page.getByRole('list', { name: 'Internships' }).waitFor();
    const search = '/v1/api/jobs/us/search/1';
    expect(asked.filter((path) => path === search)).toHaveLength(1);
  });
});

describe('the widget’s button', () => {
  const drawn = (page: Page) => page.locator('data-connect-button').getByRole('button');

  it('is drawn before any script, also after the onboarding, and does not move', async () => {
    for (const isPast of [false, true]) {
      const context = await visit();
      if (isPast) await skipOnboarding(context);
      const stopped = await watchPolicy(context);
      const page = await context.newPage();
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(inject('baseUrl'));
      const box = await drawn(page).boundingBox();
      expect(box?.height).toBe(44);
      await page.unroute('**/*.js');
      await page.reload();
      await isLive(page);
      // The element may just be replacing the server's button by its own.
      await expect.poll(() => drawn(page).boundingBox()).toEqual(box);
      expect(stopped).toEqual([]);
    }
  });
});

describe('without JavaScript', () => {
  // `test/package/pages.test.ts` reads the same in the HTML of every chapter.
  it('every page and a chapter of the documentation show their content and say what needs it', async () => {
    const context = await visit({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { path } of PAGES.filter((one) => !isChapter(one) || one.path === '/docs/server')) {
      await page.goto(inject('baseUrl') + path);
      await page.getByText(/^Without JavaScript you can read this page\. It is needed for .+\.$/).waitFor();
      const words = (await page.locator('#root').textContent())?.split(/\s+/);
      expect(words?.length, path).toBeGreaterThan(20);
      expect(await page.locator('.animate-spin:visible').count(), path).toBe(0);
      if (!path.startsWith('/job/')) await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});
