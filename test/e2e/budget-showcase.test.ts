import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from '../support/browser.ts';
import { cards, skipOnboarding } from './support/board.ts';

const FIRST_ROUTE_KB = 130;
const ASSETS = resolve('dist/showcase/assets');

const brotliKb = (file: string) => brotliCompressSync(readFileSync(resolve(ASSETS, file))).length / 1024;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The showcase's own scripts that an address fetches until its list stands. */
const scriptsOf = async (isOnboarded: boolean) => {
  const context = await browser.newContext();
  if (isOnboarded) await skipOnboarding(context);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.+\.js$/.test(pathname)) files.add(pathname.slice('/assets/'.length));
  });
  await page.goto(inject('baseUrl'));
  if (!isOnboarded) await page.getByRole('button', { name: 'Skip for now' }).click();
  await cards(page).first().waitFor();
  await context.close();
  return [...files];
};

describe('the budget of the showcase', () => {
  it.each([
    ['first visit, onboarding included', false],
    ['later visit', true],
  ])('holds the first route to 130 KB brotli: %s', async (_, isOnboarded) => {
    const files = await scriptsOf(isOnboarded);
    const total = files.reduce((sum, file) => sum + brotliKb(file), 0);
    console.log(`first route: ${total.toFixed(1)} KB brotli in ${files.length} files`);
    expect(files.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(FIRST_ROUTE_KB);
  });

  it('leaves no asset from another host in the page', () => {
    const html = readFileSync(resolve('dist/showcase/index.html'), 'utf8');
    expect(html.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
    expect(readdirSync(ASSETS).length).toBeGreaterThan(0);
  });
});
