import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { openLive } from '../support/live-page.ts';
import { MEASURES } from '../support/screen-measures.ts';

const ELSEWHERE = 'https://elsewhere.example/api';

const { visit } = useChromium();

const open = async (path: string, ...options: Parameters<typeof visit>) => {
  const page = await (await visit(...options)).newPage();
  await page.goto(`${inject('baseUrl')}${path}`);
  return page;
};

describe('the preview of the widget', () => {
  const apiBase = (page: Page) =>
    page.locator('data-connect-button').evaluate((element) => element.getAttribute('api-base'));

  it('takes no API of another origin from its address', async () => {
    for (const address of [ELSEWHERE, '//elsewhere.example/api', '\\\\elsewhere.example/api']) {
      const page = await open(`/widget-preview.html?api-base=${encodeURIComponent(address)}`);
      await page.locator('data-connect-button').waitFor();
      expect(await apiBase(page)).toBeNull();
    }
    const page = await open('/widget-preview.html?api-base=/other');
    await page.locator('data-connect-button').waitFor();
    expect(await apiBase(page)).toBe('/other');
  });

  it('has its styles in its HTML, because a frame is drawn before linked styles arrive', async () => {
    const page = await (await visit()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(`${inject('baseUrl')}/widget-preview.html`);
    expect(asked).not.toContain('stylesheet');
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  });

  it('has a readable label, light and dark', async () => {
    const page = await open('/widget-preview.html');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => MEASURES.label(page)).toEqual([]);
    }
  });

  it('takes no other API from the address of the workbench either, which still writes it into the snippet', async () => {
    const page = await open(`/widget?app-name=Mine&api-base=${encodeURIComponent(ELSEWHERE)}`);
    const preview = page.frameLocator('iframe').locator('data-connect-button[app-name=Mine]');
    await preview.waitFor();
    expect(await preview.getAttribute('api-base')).toBeNull();
    await page.getByText(`api-base="${ELSEWHERE}"`).first().waitFor();
  });
});

describe('the documentation', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

  it('opens at a fragment with an invalid encoding', async () => {
    const page = await open('/docs#%');
    await page.getByRole('heading', { name: 'Your page' }).waitFor();
    expect(await title(page)).toContain('One tag');
  });

  it('requests none of its tables, because they are in its HTML', async () => {
    const page = await (await visit()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLive(page, `${inject('baseUrl')}/docs/attributes`);
    await page.locator('#attribute-app-name').waitFor();
    await openLive(page, `${inject('baseUrl')}/docs/provider-api`);
    await page.getByText('POST /api/pin').first().waitFor();
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  });

  it('has its prose after a link from another page, and after going back', async () => {
    const page = await open('/everywhere-else');
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { name: 'Run a provider' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Workbench' }).click();
    await page.getByRole('heading', { name: 'Workbench' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Run a provider' }).waitFor();
  });
});

describe('a link to a page in another file', () => {
  it('shows a progress line while the file loads', async () => {
    const page = await (await visit()).newPage();
    const lineHeight = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        const { content, height } = getComputedStyle(root ?? document.body, '::before');
        return content === 'none' ? null : height;
      });
    await openLive(page, `${inject('baseUrl')}/everywhere-else`);
    expect(await lineHeight()).toBeNull();
    const letGo = await holdBack(page, '**/GampPage-*.js');
    await page.getByRole('link', { name: 'Gamp' }).click();
    await expect.poll(lineHeight).toBe('3px');
    letGo();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(lineHeight).toBeNull();
  });
});

describe('a button that copies', () => {
  it.each([
    ['the documentation', '/docs/install'],
    ['the workbench', '/widget'],
  ])('copies without navigator.clipboard in %s', async (_, path) => {
    const context = await visit({ permissions: ['clipboard-read'] });
    await context.addInitScript(() => {
      Object.assign(window, { kept: navigator.clipboard });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    const page = await context.newPage();
    await openLive(page, `${inject('baseUrl')}${path}`);
    const button = page.getByRole('button', { name: /^(Copy|Link)/, disabled: false }).first();
    await button.click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied$/ })
      .waitFor();
    const read = page.evaluate(() => Reflect.get(window, 'kept').readText());
    expect(await read).toMatch(/data-connect|\/widget/);
  });

  it('says so if the browser refuses', async () => {
    const context = await visit();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const page = await context.newPage();
    await openLive(page, `${inject('baseUrl')}/docs/install`);
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByText('Select and copy it by hand').first().waitFor();
  });
});
