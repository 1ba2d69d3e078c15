import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { DEMO_ROUTES } from '../support/routes.ts';
import { cards, skipOnboarding } from './support/board.ts';
import { useChromium } from './support/chromium.ts';

const FIRST_ROUTE_KB = 130;
const DEMO_KB = 40;
const ASSETS = resolve('dist/showcase/assets');

const brotliKb = (file: string) => brotliCompressSync(readFileSync(resolve(ASSETS, file))).length / 1024;

const chromium = useChromium();

/** The showcase's own scripts that an address fetches until its list stands. */
const scriptsOf = async (isOnboarded: boolean) => {
  const context = await chromium.visit();
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

/** What the page itself names, whatever the address: the shared shell. */
const sharedFiles = () => {
  const html = readFileSync(resolve('dist/showcase/index.html'), 'utf8');
  return new Set([...html.matchAll(/\/assets\/([^"]+)/g)].map(([, file]) => file));
};

/** Code, styles and art that an address fetches beyond the shared shell. */
const ownFilesOf = async (path: string) => {
  const context = await chromium.visit();
  const page = await context.newPage();
  const shared = sharedFiles();
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file !== undefined && !shared.has(file)) files.add(file);
  });
  await page.goto(`${inject('baseUrl')}${path}`);
  // The network may rest a while before the page's own code is asked for.
  await page.locator('#root :is(h1, h2)').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.close();
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

  it.each(DEMO_ROUTES)('holds %s to 40 KB brotli beyond the shared shell, its art included', async (path) => {
    const files = await ownFilesOf(path);
    const total = files.reduce((sum, file) => sum + brotliKb(file), 0);
    console.log(`${path}: ${total.toFixed(1)} KB brotli in ${files.length} files of its own`);
    expect(files.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(DEMO_KB);
  });

  it('leaves no asset from another host in the page', () => {
    const html = readFileSync(resolve('dist/showcase/index.html'), 'utf8');
    expect(html.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
    expect(readdirSync(ASSETS).length).toBeGreaterThan(0);
  });
});
