import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
import { collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { isSeen, newAddress } from '../support/person.ts';

const base = inject('baseUrl');
const SAMPLES = 'showcase/docs/samples';
const read = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');
const html = readdirSync(SAMPLES).filter((name) => name.endsWith('.html'));

const chromium = useChromium();
const keptPage = useKeptPage(chromium, {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
let page: Page;
let errors: string[];

beforeEach(() => {
  page = keptPage();
  errors = collectErrors(page);
});

/** Opens the sample in a host page. It adds the script if the sample has none, and the given head. */
const openSample = async (code: string, { head = '', headers = {} } = {}) => {
  const script = code.includes('data-connect.')
    ? ''
    : '<script type="module" src="/widget/data-connect.js"></script>';
  await page.route('**/sample', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><head><title>Sample</title>${head}${script}</head><body>${code}</body></html>`,
    }),
  );
  await page.goto(`${base}/sample`);
  return page.locator('data-connect-button').getByRole('button').first();
};

it('each HTML sample of the documentation opens the dialog and mails a code without changes', async () => {
  for (const name of html) {
    const trigger = await openSample(read(name));
    await trigger.click();
    const element = page.locator('data-connect-button');
    await element.getByRole('dialog').waitFor();
    const isFramed = read(name).includes('isolation="frame"');
    const dialog = (isFramed ? element.frameLocator('iframe') : element).getByRole('dialog');
    if (isFramed) await isSeen(dialog);
    await dialog.getByRole('textbox').fill(newAddress('docs'));
    await dialog.getByRole('textbox').press('Enter');
    await dialog.locator('[autocomplete=one-time-code]').waitFor();
    expect(errors, name).toEqual([]);
    // The next sample would open at the step of the code.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

// These samples have the address of the provider that `serve --demo` starts.
it('the samples for a page without a framework and for PHP open the dialog', async () => {
  for (const name of ['server/plain.html', 'server/php/index.php']) {
    const atSandbox = read(name)
      .replace('http://localhost:4174/api', '/api')
      .replace(/demo-(server-)?key/, 'sandbox-demo-key')
      .replace(/app-name="\w+"/, '')
      .replace('/widget/oauth-callback.html', '/oauth-callback.html');
    const trigger = await openSample(atSandbox);
    await trigger.click();
    await page.locator('data-connect-button').getByRole('dialog').getByRole('textbox').waitFor();
    expect(errors, name).toEqual([]);
  }
});

it('the sample for events shows each event of the widget', async () => {
  const trigger = await openSample(read('events.html'));
  await trigger.click();
  await page.getByText('stepchange {"step":"email","previous":null}').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('close {"reason":"escape"}').waitFor();
  expect((await page.getByRole('listitem').allTextContents())[0]).toBe('open null');
});

it('the widget opens under the policy of the documentation, and its sample of a theme wins over the widget’s style', async () => {
  const policy = read('policy.txt').replace('Content-Security-Policy:', '').replaceAll(/\s+/g, ' ').trim();
  const strict = await openSample(read('tiers.html'), { headers: { 'Content-Security-Policy': policy } });
  await strict.click();
  await page.locator('data-connect-button').getByRole('textbox').waitFor();
  expect(errors).toEqual([]);
  const trigger = await openSample(read('tiers.html'), { head: `<style>${read('theme.css')}</style>` });
  await trigger.click();
  const element = page.locator('data-connect-button');
  const title = element.getByRole('heading').first();
  await title.waitFor();
  expect(await title.evaluate((each) => getComputedStyle(each).fontFamily)).toContain('Georgia');
  expect(await title.evaluate((each) => getComputedStyle(each).letterSpacing)).toMatch(/^-/);
  expect(await element.evaluate((each) => getComputedStyle(each).opacity)).toBe('0.6');
});

// Old links have all places on `/docs`, from the time before each chapter had its own page.
it('an old address of the documentation leads to its place, and to a chapter without the text of all chapters', async () => {
  await page.route('**/docs-text.html', (route) => route.abort());
  await page.goto(`${base}/docs#events`);
  await page.waitForURL(/\/docs\/events#events$/);
  await page.unroute('**/docs-text.html');
  await page.goto(`${base}/docs#call-share`);
  await page.waitForURL(/\/docs\/server#call-share$/);
  const heading = page.getByRole('heading', { name: /^Call 4: hand over/ });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  const present = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=page]');
  expect(await present.textContent()).toBe('The server you provide');
  expect(await present.isVisible()).toBe(true);
});

it('an unknown chapter of the documentation shows the overview', async () => {
  await openLive(page, `${base}/docs/errors`);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'One tag that signs people in and lets them choose what to share',
  ]);
});

it('the search of the documentation leads to a row, by keyboard alone', async () => {
  await openLive(page, `${base}/docs`);
  // A screen reader announces only texts of a live region that is there before them.
  expect(await page.getByRole('search').getByRole('status').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Find in all chapters' }).fill('auto-fetch');
  await page.getByRole('link', { name: 'auto-fetch' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/docs\/attributes#attribute-auto-fetch$/);
  await expect.poll(() => page.locator(':target').isVisible()).toBe(true);
});

it('a control of the documentation is live at the first press, also by key, and keeps the focus', async () => {
  await openLive(page, `${base}/docs/theming`);
  const sample = page.locator('[data-island=theme]');
  await sample.getByRole('radio', { name: 'Letterpress' }).press('ArrowRight');
  await sample.getByText('--dc-font: ui-rounded').waitFor();
  const field = sample.getByRole('radio', { name: 'Field' });
  expect(await field.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await sample.getByText('As it comes').click();
  await sample.getByRole('button', { name: 'Copy The rule behind it' }).press('Enter');
  await sample.getByRole('button', { name: 'Copied The rule behind it' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

it('the documentation prints in the light theme and over the whole sheet', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openLive(page, `${base}/docs/install`);
  const main = page.getByRole('main');
  expect((await main.boundingBox())?.width).toBeGreaterThan(1000);
  expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(false);
  expect(await main.evaluate((each) => getComputedStyle(each).colorScheme)).toBe('light');
});
