import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const chromium = useChromium();

const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

const openBoard = async (options: BrowserContextOptions = {}) => {
  const context = await chromium.visit(options);
  await skipOnboarding(context);
  const page = await context.newPage();
  await openLive(page, base);
  await cards(page).first().waitFor();
  return page;
};

it('the board returns to the same place and the same card after Back, and has columns for its width', async () => {
  const page = await openBoard();
  const columns = () =>
    page
      .getByRole('list', { name: 'Internships' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await columns()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  const card = cards(page).nth(16);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await page.getByRole('link', { name: /Apply Now/ }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  const hasFocus = (link: Element) => link === document.activeElement;
  await expect.poll(() => card.evaluate(hasFocus)).toBe(true);
});

it('the board shows the saved list, marked as such, if the search fails', async () => {
  const page = await openBoard();
  const before = await titles(page);
  await page.evaluate(() => localStorage.setItem('cachedTimestamp', '1000'));
  await openLive(page, `${base}/?fault=status%3D503`);
  await page.getByText('These postings were saved on').waitFor();
  expect(await titles(page)).toEqual(before);
});

it('the board follows the system theme until the person chooses, remembers the choice, and prints light', async () => {
  const page = await openBoard({ colorScheme: 'dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ media: 'print' });
  const paper = await background();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  const light = await background();
  expect(light).not.toBe(dark);
  expect(paper).toBe(light);
  await page.reload();
  await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
  expect(await background()).toBe(light);
});
