import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { isLive, openLive } from '../support/live-page.ts';

const ELSEWHERE = 'https://elsewhere.example/api';
const SHARED_INTERESTS = JSON.stringify({
  names: ['input1'],
  InferenceResult: { traitResult: [0.1, 0.2, 0.3, 0.4, 0.5] },
});

const base = inject('baseUrl');
const { visit } = useChromium();

const open = async (path: string, ...options: Parameters<typeof visit>) => {
  const page = await (await visit(...options)).newPage();
  await page.goto(base + path);
  return page;
};

it('the preview of the widget and the workbench take no API of another origin from their address', async () => {
  const page = await open('/');
  const preview = page.locator('data-connect-button');
  for (const [address, taken] of [
    [ELSEWHERE, null],
    ['//elsewhere.example/api', null],
    ['\\\\elsewhere.example/api', null],
    ['/other', '/other'],
  ] as const) {
    await page.goto(`${base}/widget-preview.html?api-base=${encodeURIComponent(address)}`);
    await preview.waitFor();
    expect(await preview.getAttribute('api-base')).toBe(taken);
  }
  await page.goto(`${base}/widget?app-name=Mine&api-base=${encodeURIComponent(ELSEWHERE)}`);
  const framed = page.frameLocator('iframe').locator('data-connect-button[app-name=Mine]');
  await framed.waitFor();
  expect(await framed.getAttribute('api-base')).toBeNull();
  // The snippet is for the person's own page.
  await page.getByText(`api-base="${ELSEWHERE}"`).first().waitFor();
});

it('a link to a page in another file shows a progress line while the file loads', async () => {
  const page = await (await visit()).newPage();
  const lineHeight = () =>
    page.evaluate(() => {
      const root = document.getElementById('root');
      const { content, height } = getComputedStyle(root ?? document.body, '::before');
      return content === 'none' ? null : height;
    });
  await openLive(page, `${base}/everywhere-else`);
  expect(await lineHeight()).toBeNull();
  const letGo = await holdBack(page, '**/GampPage-*.js');
  await page.getByRole('link', { name: 'Gamp' }).click();
  await expect.poll(lineHeight).toBe('3px');
  letGo();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await expect.poll(lineHeight).toBeNull();
});

it('a page whose file is missing after a deploy says so; a retry shows it, and no saved data is lost', async () => {
  const page = await (await visit()).newPage();
  await openLive(page, `${base}/everywhere-else`);
  await page.evaluate(() => localStorage.setItem('kept', 'as it was'));
  const file = '**/assets/GigiPage-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Gigi' }).click();
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('data-connect-button').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/gigi');
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('as it was');
});

it('a button that copies works without navigator.clipboard, and says so if the browser refuses', async () => {
  const context = await visit({ permissions: ['clipboard-read'] });
  await context.addInitScript(() => {
    Object.assign(window, { kept: navigator.clipboard });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  const page = await context.newPage();
  await openLive(page, `${base}/docs/install`);
  const button = page.getByRole('button', { name: /^Copy/ }).first();
  await button.click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Copied$/ })
    .waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'kept').readText())).toContain('data-connect');
  await openLive(page, `${base}/docs/install`);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await button.click();
  await page.getByText('Select and copy it by hand').first().waitFor();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const settle = async (page: Page) => {
  await isLive(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
};

it('the place on a page is the top at a new address, and the previous one after a reload and after going back', async () => {
  const page = await open('/dcode', { viewport: { width: 390, height: 844 } });
  await settle(page);
  await scrollTo(page, 700);
  await page.goto(`${base}/readwise`);
  await settle(page);
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await page.reload();
  await settle(page);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await settle(page);
  await expect.poll(() => scrolled(page)).toBe(700);
});

it('the place in the documentation is the one that its address names, by a link, Back and Forward too', async () => {
  const page = await open('/everywhere-else', { viewport: { width: 390, height: 844 } });
  const traitsTop = () =>
    page.locator('#traits').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await page.evaluate(
    (interests) => localStorage.setItem('data-connect:jobs:interests', interests),
    SHARED_INTERESTS,
  );
  await page.reload();
  await page.getByRole('button', { name: /^\d+ interests?$/ }).click();
  await page.getByRole('link', { name: 'The table behind it' }).click();
  await expect.poll(traitsTop).toBeLessThan(120);
  await page.goBack();
  await page.getByRole('heading', { name: 'Personalized Internships' }).waitFor();
  await page.goForward();
  await expect.poll(traitsTop).toBeLessThan(120);
});
