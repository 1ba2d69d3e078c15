import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { isLive } from '../support/live-page.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** The board's stored data of a person: one interest, and the figures that a link explains. */
const SHARED_INTERESTS = JSON.stringify({
  names: ['input1'],
  InferenceResult: { traitResult: [0.1, 0.2, 0.3, 0.4, 0.5] },
});

const { visit } = useChromium();

const open = async (path: string, ...options: Parameters<typeof visit>) => {
  const page = await (await visit(...options)).newPage();
  await page.goto(`${inject('baseUrl')}${path}`);
  return page;
};

describe('the place on a page', () => {
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((place) => Math.round(place.getBoundingClientRect().top));
  /** Waits until the page no longer moves. */
  const settle = async (page: Page) => {
    await isLive(page);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
  };

  it('is the top at a new address, and the previous one after a reload and after going back', async () => {
    const page = await open('/dcode', PHONE);
    await settle(page);
    await scrollTo(page, 700);
    await page.goto(`${inject('baseUrl')}/gigi`);
    await settle(page);
    expect(await scrolled(page)).toBe(0);
    await page.goto(`${inject('baseUrl')}/readwise`);
    await settle(page);
    await scrollTo(page, 300);
    await page.reload();
    await settle(page);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await page.goBack();
    await settle(page);
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  it('is the one that the address of the documentation names, whatever was read before', async () => {
    const page = await open('/dcode', PHONE);
    await settle(page);
    await scrollTo(page, 700);
    await page.goto(`${inject('baseUrl')}/docs/results#message`);
    await settle(page);
    await expect.poll(() => topOf(page, 'message')).toBeLessThan(120);
    // Navigates by a link of another page and by Back and Forward, which load no HTML.
    await page.evaluate(
      (interests) => localStorage.setItem('data-connect:jobs:interests', interests),
      SHARED_INTERESTS,
    );
    await page.goto(`${inject('baseUrl')}/everywhere-else`);
    await page.getByRole('button', { name: /^\d+ interests?$/ }).click();
    await page.getByRole('link', { name: 'The table behind it' }).click();
    await expect.poll(() => topOf(page, 'traits')).toBeLessThan(120);
    await page.goBack();
    await page.getByRole('heading', { name: 'Personalized Internships' }).waitFor();
    await page.goForward();
    await expect.poll(() => topOf(page, 'traits')).toBeLessThan(120);
  });

  it('is restored after going back inside the documentation', async () => {
    const page = await open('/docs/events');
    await settle(page);
    await scrollTo(page, 500);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Theming', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
    await settle(page);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(500);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});
