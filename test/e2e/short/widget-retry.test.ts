import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Integrity } from '../../../scripts/manifest/integrity.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, IS_FRAMED, openHostPage } from '../support/host-page.ts';
import { NOT_LOADED, personOn } from '../support/person.ts';

const chromium = useChromium();
const { tags }: Integrity = JSON.parse(readFileSync('dist/widget/integrity.json', 'utf8'));

const failRequests = async (context: BrowserContext, file: RegExp) => {
  const queries: string[] = [];
  let isFailing = true;
  await context.route(file, (route) => {
    queries.push(new URL(route.request().url()).search);
    return isFailing ? route.abort() : route.continue();
  });
  const letThrough = () => {
    isFailing = false;
  };
  return { queries, letThrough };
};

const pressInVain = async (page: Page) => {
  const failures = async () => (await detailsOf(page, 'failure')).length;
  const before = await failures();
  await personOn(page).trigger.click();
  await expect.poll(failures).toBe(before + 1);
  await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
};

// Chromium up to 150 and Firefox cache a failed import and never request its address again.

it('a file that failed to load once is loaded again at the next press, with an import map', async () => {
  const context = await chromium.visit();
  const { queries, letThrough } = await failRequests(context, /\.flow-[^/]+\.js/);
  const page = await openHostPage(context, 'preload="none"', { script: tags.importMap });
  const person = personOn(page);
  await person.trigger.click();
  await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  letThrough();
  await person.openAt('email');
  // Each retry of a frame is a new document, which has no failed import in its cache.
  expect(queries.at(-1)).toBe(IS_FRAMED ? '' : '?retry');
});

it('a file that failed to load once is loaded again at a later press, however often it failed', async () => {
  const context = await chromium.visit();
  const { queries, letThrough } = await failRequests(context, /\.flow-[^/]+\.js/);
  const page = await openHostPage(context, 'preload="none"');
  const person = personOn(page);
  for (const _ of ['first', 'second', 'third']) await pressInVain(page);
  letThrough();
  await person.openAt('email');
  // No address may be requested twice, because Chromium may remember the failure.
  expect(queries.length).toBeGreaterThan(3);
  expect(new Set(queries).size).toBe(IS_FRAMED ? 1 : queries.length);
});

it('a file that failed to load once is not loaded from an address that the import map of the page does not verify', async () => {
  const context = await chromium.visit();
  const { queries } = await failRequests(context, /\.flow-[^/]+\.js/);
  const page = await openHostPage(context, 'preload="none"', { script: tags.importMap });
  for (const _ of ['first', 'second', 'third']) await pressInVain(page);
  expect(queries.filter((query) => query !== '' && query !== '?retry')).toEqual([]);
});

it('a file that failed to load once is not loaded from an address that no preload of the page verifies', async () => {
  const context = await chromium.visit();
  const queries: string[] = [];
  await context.route(/\.flow-[^/]+\.js/, (route) => {
    queries.push(new URL(route.request().url()).search);
    return route.abort();
  });
  const page = await openHostPage(context, 'preload="none"', { script: tags.preload });
  for (const _ of ['first', 'second']) await pressInVain(page);
  expect(queries.filter((query) => query !== '')).toEqual([]);
});

it('a file that failed to load once is fetched from its second address where it holds the texts of a language', async () => {
  const context = await chromium.visit();
  const { queries, letThrough } = await failRequests(context, /data-connect\.de-[^/]+\.js/);
  const page = await openHostPage(context, 'locale="de"');
  const failure = page.waitForEvent('requestfailed', (request) => /data-connect\.de-/.test(request.url()));
  const person = personOn(page);
  await person.trigger.hover();
  await failure;
  letThrough();
  await person.trigger.click();
  await person.dialog.getByRole('heading', { name: 'Mit Mosaic anmelden' }).waitFor();
  expect(queries).toEqual(['', '?retry']);
});
