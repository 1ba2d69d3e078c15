import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { collectErrors } from './board.ts';

const BUILT = resolve(import.meta.dirname, '../../../dist/hosts');

/** Opens a page of `test/hosts` on the origin of the host pages. `errors` collects thrown and logged errors. */
export const openHost = async (
  context: BrowserContext,
  path: string,
): Promise<{ page: Page; errors: readonly string[] }> => {
  if (!existsSync(BUILT)) throw new Error('The hosts are not built: run `node test/hosts/build.mjs` first.');
  const base = `${inject('baseUrl')}/hosts/`;
  const page = await context.newPage();
  await page.route(`${base}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: resolve(BUILT, pathname.slice('/hosts/'.length)) });
  });
  const errors = collectErrors(page);
  await page.goto(base + path);
  return { page, errors };
};
