import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/**
 * What Playwright's own test runner uses to run many tests in one profile (`reuseContext`). It is not in the public
 * types; the version of playwright-core is exact.
 */
interface Recycling extends Browser {
  readonly _newContextForReuse: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly _disconnectFromReusedContext: (reason: string) => Promise<void>;
}

const canRecycle = (browser: Browser): browser is Recycling => '_newContextForReuse' in browser;

interface StoredOrigin {
  readonly origin: string;
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

/** Fills the storage of origins as an earlier visit would have, in the page that stays. */
export const leaveInStorage = async (
  context: BrowserContext,
  origins: readonly StoredOrigin[],
): Promise<void> => {
  const [page] = context.pages();
  for (const { origin, localStorage: entries } of page ? origins : []) {
    const address = `${origin}/earlier-visit`;
    await page?.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page?.goto(address);
    await page?.evaluate((given) => {
      for (const { name, value } of given) localStorage.setItem(name, value);
    }, entries);
    await page?.unroute(address);
  }
};

/**
 * The one profile of a browser that is used again, without storage, cookies, routes, scripts and clock of the test
 * before. A new profile starts a new renderer process: to open the widget on a host page costs four times as much there.
 */
export const takeProfile = async (
  browser: Browser,
  { permissions, ...options }: BrowserContextOptions,
): Promise<BrowserContext> => {
  if (!canRecycle(browser)) throw new Error('This playwright-core cannot use a profile again.');
  const context = await browser._newContextForReuse(options);
  const openPage = context.newPage.bind(context);
  // The page that stays holds the renderer process: the first that a test opens is that one.
  const first = context.pages()[0] ?? (await openPage());
  let isFree = true;
  context.newPage = async () => {
    const page = isFree && !first.isClosed() ? first : await openPage();
    isFree = false;
    return page;
  };
  if (permissions) await context.grantPermissions([...permissions]);
  return context;
};

/** Ends a test's use of the profile; the next one that takes it finds it clean. */
export const giveBack = async (browser: Browser, context: BrowserContext): Promise<void> => {
  if (!canRecycle(browser) || context.pages().length === 0) return;
  await context.clearPermissions();
  await context.setOffline(false);
  // Playwright would set a clock that stands going again after the next test has begun.
  await context.clock.resume();
  await browser._disconnectFromReusedContext('The test has ended.');
};
