import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { openLive } from '../support/live-page.ts';

const chromium = useChromium();
let page: Page;

beforeEach(async () => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  page = await context.newPage();
  await openLive(page, `${inject('baseUrl')}/?scale=2000`);
  await cards(page).first().waitFor();
  // The list has its full height once the file of a long list is there.
  await page.waitForFunction(() => document.documentElement.scrollHeight > 50_000);
});

describe('a list of 2,000 postings', () => {
  it('keeps only the rows around the window', async () => {
    expect(await cards(page).count()).toBeLessThan(75);
    const set = await cards(page).first().locator('..').getAttribute('aria-setsize');
    expect(set).toBe('2000');
    // Measuring a row may move the end of the list.
    const lastRow = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.locator('[aria-posinset="2000"]').count();
    };
    await expect.poll(lastRow).toBe(1);
    expect(await cards(page).count()).toBeLessThan(75);
  });

  it('adds the rows in pairs while the person scrolls', async () => {
    const sizes = await page.evaluate(async () => {
      const list = document.querySelector('[aria-setsize]')?.parentElement;
      const rows = new Set<string>();
      for (let top = 1000; top < 6000; top += 70) {
        window.scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const indexes = [...(list?.children ?? [])].map((item) => Number(item.getAttribute('data-index')));
        rows.add(`${Math.min(...indexes) % 2} ${Math.max(...indexes) % 2}`);
      }
      return [...rows];
    });
    expect(sizes).toEqual(['0 1']);
  });

  it('gives the focus back to a card far down that the person comes back from', async () => {
    await page.evaluate(() => window.scrollTo(0, 20_000));
    const near = page.locator('[aria-posinset]').nth(30).locator('a').first();
    await expect.poll(() => near.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(3_000);
    const path = await near.getAttribute('href');
    await near.click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    await expect.poll(focused).toBe(path);
  });
});
