import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { openLive } from '../support/live-page.ts';
import { lowIn } from '../support/low-controls.ts';
import { postShare } from '../support/share-message.ts';

const base = inject('baseUrl');
const chromium = useChromium();

const open = async (path: string, viewport = { width: 390, height: 844 }) => {
  const context = await chromium.visit({ hasTouch: true, isMobile: true, viewport });
  await skipOnboarding(context);
  const page = await context.newPage();
  await openLive(page, base + path);
  return page;
};

const isSettled = (page: Page) => page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();

const openFor = async (interests: number, viewport?: { width: number; height: number }) => {
  const page = await open('/telegram', viewport);
  await page.evaluate((count) => {
    const names = Array.from({ length: count }, (_, index) => `input${index + 1}`);
    localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names }));
  }, interests);
  await openLive(page, base);
  await page.getByText(/^\d+ of 220 fit you$/).waitFor();
  await isSettled(page);
  return page;
};

const box = (element: Element) => element.getBoundingClientRect().toJSON();

it('a small phone shows on one line how many postings fit, and the first three cards below', async () => {
  const page = await openFor(10, { width: 390, height: 664 });
  const text = await page.getByText(/^\d{3} of 220 fit you$/).evaluate(box);
  const folded = await page.getByRole('button', { name: '10 interests' }).evaluate(box);
  expect(text.height).toBeLessThan(24);
  expect(Math.abs(text.top + text.bottom - folded.top - folded.bottom)).toBeLessThan(4);
  await expect.poll(async () => (await cards(page).nth(2).evaluate(box)).bottom).toBeLessThanOrEqual(664);
});

it('a posting on a phone shows its reasons above the way to apply, which stays in view and covers no focus', async () => {
  const page = await openFor(4, { width: 390, height: 664 });
  await cards(page).first().click();
  const apply = page.getByRole('link', { name: /Apply Now/ });
  await apply.waitFor();
  await expect.poll(async () => (await apply.evaluate(box)).bottom).toBeLessThanOrEqual(664);
  const top = async () => (await apply.locator('..').evaluate(box)).top;
  const reasons = page.getByRole('main').getByText('Fits your').first();
  await expect.poll(async () => (await reasons.evaluate(box)).bottom - (await top())).toBeLessThan(0);
  const similar = page.getByRole('region', { name: 'Similar internships' }).getByRole('link').first();
  // The similar postings load when the person scrolls to them. The text above them can grow meanwhile.
  const comeToThem = async () => {
    await page.getByText('Sample postings').scrollIntoViewIfNeeded();
    return await similar.isVisible();
  };
  await expect.poll(comeToThem).toBe(true);
  await similar.focus();
  await expect.poll(async () => (await similar.evaluate(box)).bottom - (await top())).toBeLessThanOrEqual(0);
});

it('the board hardly moves on a phone when the list takes the order of the person', async () => {
  const page = await open('/');
  await isSettled(page);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluateHandle(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += entry.toJSON().value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  await postShare(page);
  await page.getByText(/^\d+ of 220 fit you$/).waitFor();
  await isSettled(page);
  await page.waitForLoadState('networkidle');
  const { sum } = await shift.evaluate(async (seen) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return seen;
  });
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(0.05);
});

it('a finger has 44 px of height for the controls of the board, the documentation and the workbench', async () => {
  const page = await openFor(3);
  await page.getByRole('button', { name: '3 interests' }).tap();
  expect(await lowIn(page, 'header :is(a[href="/saved"], a[href="/answers"], button)')).toEqual([]);
  // The controls of a card are excluded, because a card has no space for 44 px.
  expect(await lowIn(page, 'main :is(button, label):not([aria-label="Internships"] *)')).toEqual([]);
  await openLive(page, `${base}/docs/install`);
  await page.getByText('Contents', { exact: true }).tap();
  expect(await lowIn(page, 'header :is(a, button), aside details :is(summary, a)')).toEqual([]);
  await openLive(page, `${base}/widget`);
  await page.locator('.workbench-below').scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: 'Leads to' }).locator('label').first().waitFor();
  expect(await lowIn(page, 'fieldset label')).toEqual([]);
});
