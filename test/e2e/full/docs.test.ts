import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { signInAndShare } from '../../../showcase/docs/samples/drive.ts';
import { collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { isSeen, newAddress } from '../support/person.ts';

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
  await page.goto(`${inject('baseUrl')}/sample`);
  return page.locator('data-connect-button').getByRole('button').first();
};

describe('a sample of the documentation', () => {
  it.each(html)('opens the dialog and mails a code without changes: %s', async (name) => {
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
    expect(errors).toEqual([]);
  });

  // These samples have the address of the provider that `serve --demo` starts.
  it.each(['server/plain.html', 'server/php/index.php'])('opens the dialog: %s', async (name) => {
    const atSandbox = read(name)
      .replace('http://localhost:4174/api', '/api')
      .replace(/demo-(server-)?key/, 'sandbox-demo-key')
      .replace(/app-name="\w+"/, '')
      .replace('/widget/oauth-callback.html', '/oauth-callback.html');
    const trigger = await openSample(atSandbox);
    await trigger.click();
    await page.locator('data-connect-button').getByRole('dialog').getByRole('textbox').waitFor();
    expect(errors).toEqual([]);
  });

  it('listens to every event: events.html', async () => {
    const trigger = await openSample(read('events.html'));
    await trigger.click();
    await page.getByText('stepchange {"step":"email","previous":null}').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('close {"reason":"escape"}').waitFor();
    expect((await page.getByRole('listitem').allTextContents())[0]).toBe('open null');
  });

  it('shows its own mark and text: slots.html', async () => {
    const trigger = await openSample(read('slots.html'));
    await page.getByText('Read on with your account').waitFor();
    expect(await trigger.isVisible()).toBe(true);
  });

  it('has priority over the widget’s own style: theme.css', async () => {
    const trigger = await openSample(read('tiers.html'), { head: `<style>${read('theme.css')}</style>` });
    await trigger.click();
    const title = page.locator('data-connect-button').getByRole('heading').first();
    await title.waitFor();
    expect(await title.evaluate((each) => getComputedStyle(each).fontFamily)).toContain('Georgia');
    expect(await title.evaluate((each) => getComputedStyle(each).letterSpacing)).toMatch(/^-/);
    const element = page.locator('data-connect-button');
    expect(await element.evaluate((each) => getComputedStyle(each).opacity)).toBe('0.6');
  });

  it('opens under the strict policy: policy.txt', async () => {
    const policy = read('policy.txt').replace('Content-Security-Policy:', '').replaceAll(/\s+/g, ' ').trim();
    const trigger = await openSample(read('tiers.html'), { headers: { 'Content-Security-Policy': policy } });
    await trigger.click();
    await page.locator('data-connect-button').getByRole('textbox').waitFor();
    expect(errors).toEqual([]);
  });

  it('signs in and shares in test mode: drive.ts', async () => {
    const host = await openHostPage(await chromium.visit(), 'test-mode');
    await signInAndShare(host);
    await host.waitForFunction(() =>
      Reflect.get(window, 'notified').some(([type]: [string]) => type === 'complete'),
    );
  });
});

describe('the page', () => {
  // Old links have all places on `/docs`, from the time before each chapter had its own page.
  it.each(['/docs/server#call-share', '/docs#call-share'])(
    'goes to the place that %s names',
    async (path) => {
      await openLive(page, `${inject('baseUrl')}${path}`);
      await page.waitForURL(/\/docs\/server#call-share$/);
      const heading = page.getByRole('heading', { name: /^Call 4: hand over/ });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
      const present = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current=page]');
      expect(await present.textContent()).toBe('The server you provide');
      expect(await present.isVisible()).toBe(true);
      expect(errors).toEqual([]);
    },
  );

  it('goes to the chapter that an old address names, without the text of all chapters', async () => {
    await page.route('**/docs-text.html', (route) => route.abort());
    await page.goto(`${inject('baseUrl')}/docs#events`);
    await page.waitForURL(/\/docs\/events#events$/);
    const neighbours = page.getByRole('navigation', { name: 'Neighbouring chapters' });
    expect(await neighbours.locator('[rel=prev]').textContent()).toMatch(/^Previous /);
    const sizeOf = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(await sizeOf('h1.docs-heading')).toBeGreaterThan(await sizeOf('h2.docs-heading'));
  });

  it('leads from its search to a row, by keyboard alone', async () => {
    await openLive(page, `${inject('baseUrl')}/docs`);
    // A screen reader announces only texts of a live region that is there before them.
    expect(await page.getByRole('search').getByRole('status').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Find in all chapters' }).fill('auto-fetch');
    await page.getByRole('link', { name: 'auto-fetch' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/attributes#attribute-auto-fetch$/);
    await expect.poll(() => page.locator(':target').isVisible()).toBe(true);
  });

  it('copies a sample', async () => {
    await openLive(page, `${inject('baseUrl')}/docs/attributes`);
    await page.getByRole('button', { name: 'Copy Two tiers, one with a reward' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(read('tiers.html').trim());
  });

  it('makes a control live at the first press, also by key, and keeps the focus on it', async () => {
    await openLive(page, `${inject('baseUrl')}/docs/theming`);
    const sample = page.locator('[data-island=theme]');
    await sample.getByRole('radio', { name: 'Letterpress' }).press('ArrowRight');
    await sample.getByText('--dc-font: ui-rounded').waitFor();
    const field = sample.getByRole('radio', { name: 'Field' });
    expect(await field.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await sample.getByText('As it comes').click();
    await sample.getByRole('button', { name: 'Copy The rule behind it' }).press('Enter');
    await sample.getByRole('button', { name: 'Copied The rule behind it' }).waitFor();
  });

  it('shows the calls that the server behind it describes at /api/openapi.json', async () => {
    await openLive(page, `${inject('baseUrl')}/docs/provider-api`);
    const { paths } = await (await page.request.get(`${inject('baseUrl')}/api/openapi.json`)).json();
    const names = page.locator('main dt > code').filter({ hasText: /^[A-Z]+ \// });
    await names.first().waitFor();
    const shown = (await names.allTextContents()).map((name) => name.replace(/^[A-Z]+ /, ''));
    expect(new Set(shown)).toEqual(new Set(Object.keys(paths)));
  });

  it('prints in the light theme and over the whole sheet', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await openLive(page, `${inject('baseUrl')}/docs/install`);
    const main = page.getByRole('main');
    expect((await main.boundingBox())?.width).toBeGreaterThan(1000);
    expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(false);
    expect(await main.evaluate((each) => getComputedStyle(each).colorScheme)).toBe('light');
  });

  it('is reached from the footer of the board and from the workbench', async () => {
    await page.goto(`${inject('baseUrl')}/widget`);
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { level: 1, name: /^One tag/ }).waitFor();
  });
});
