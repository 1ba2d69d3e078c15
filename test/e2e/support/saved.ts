import type { BrowserContext, Frame, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { FRAMED_HOST, IS_FRAMED } from './host-page.ts';

const PAGE_RECORD_KEY = 'data-connect:mosaic:user';
export const framedRecordKey = (apiKey: string) => `${PAGE_RECORD_KEY}:${apiKey}`;
export const RECORD_KEY = IS_FRAMED ? framedRecordKey('sandbox-demo-key') : PAGE_RECORD_KEY;

const storeOf = (page: Page): Page | Frame => {
  const isStore = (frame: Frame) => frame.url().startsWith(inject('baseUrl'));
  return (IS_FRAMED && page.frames().find(isStore)) || page;
};

/** The saved record of the default provider; `null` if no person is signed in. */
export const savedRecord = async (page: Page): Promise<unknown> =>
  JSON.parse((await storeOf(page).evaluate((key) => localStorage.getItem(key), RECORD_KEY)) ?? 'null');

/** Clears the storage of the page's origin, except for a record of the default provider. */
export const clearStorage = (page: Page, user?: UserRecord, recordKey = RECORD_KEY): Promise<void> =>
  storeOf(page).evaluate(
    ([key, record]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (record) localStorage.setItem(key, record);
    },
    [recordKey, JSON.stringify(user)] as const,
  );

const asPage = (body: string) => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>${body}`,
});

/** Acts like an earlier visit. Browsers separate this storage from that of the provider's own pages. */
export const saveInFrame = async (context: BrowserContext, user: UserRecord): Promise<void> => {
  const page = await context.newPage();
  await context.grantPermissions(['local-network-access']);
  const framed = `${inject('baseUrl')}/earlier-visit`;
  await page.route(`${FRAMED_HOST}/earlier-visit`, (route) =>
    route.fulfill(asPage(`<iframe src="${framed}"></iframe>`)),
  );
  await page.route(framed, (route) => route.fulfill(asPage('')));
  await page.goto(`${FRAMED_HOST}/earlier-visit`);
  await page
    .frame({ url: framed })
    ?.evaluate(([key, record]) => localStorage.setItem(key, record), [
      RECORD_KEY,
      JSON.stringify(user),
    ] as const);
  await page.close();
};

/** Writes at the first document of the origin. A frame's storage is separate for each page `around` it. */
export const storeBefore = (
  target: Pick<BrowserContext, 'addInitScript'>,
  origin: string,
  entries: Readonly<Record<string, unknown>>,
  around: string | null = null,
) =>
  target.addInitScript(
    ([own, page, values]) => {
      if (location.origin !== own || (location.ancestorOrigins[0] ?? null) !== page) return;
      if (localStorage.getItem('earlier-visit') !== null) return;
      localStorage.setItem('earlier-visit', 'stored');
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    },
    [origin, around, entries] as const,
  );
