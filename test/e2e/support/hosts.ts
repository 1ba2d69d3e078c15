import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { collectErrors } from './board.ts';
import { hostOrigin, IS_FRAMED, serveElsewhere } from './host-page.ts';

const BUILT = resolve(import.meta.dirname, '../../../dist/hosts');

/** Makes every element of the page show its dialog as a frame, whatever the page draws and when. */
const frameAll = (page: Page) =>
  page.addInitScript(
    (apiBase) => {
      const mark = () => {
        for (const element of document.querySelectorAll('data-connect-button:not([isolation])')) {
          element.setAttribute('isolation', 'frame');
          element.setAttribute('api-base', apiBase);
          element.setAttribute('api-key', 'sandbox-demo-key');
        }
      };
      new MutationObserver(mark).observe(document, { childList: true, subtree: true });
    },
    `${inject('baseUrl')}/api`,
  );

/** Opens a page of `test/hosts` on the origin of the host pages. `errors` collects thrown and logged errors. */
export const openHost = async (
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; errors: readonly string[] }> => {
  if (!existsSync(BUILT)) throw new Error('The hosts are not built: run `node scripts/hosts.mjs` first.');
  const base = `${hostOrigin()}/hosts/`;
  const page = await context.newPage();
  await serveElsewhere(page);
  if (IS_FRAMED) await frameAll(page);
  await page.route(`${base}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: resolve(BUILT, pathname.slice('/hosts/'.length)) });
  });
  const errors = collectErrors(page);
  await page.goto(base + path);
  return { page, errors };
};
