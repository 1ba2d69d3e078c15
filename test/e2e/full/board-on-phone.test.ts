import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';
import { lowIn } from '../support/low-controls.ts';
import { postShare } from '../support/share-message.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium);
let page: Page;
beforeAll(() => skipOnboarding(keptPage().context()));
beforeEach(() => {
  page = keptPage();
});

const box = (element: Element) => element.getBoundingClientRect().toJSON();

/** Opens the personalised board of a person with this many interests. */
const openFor = async (interests: number) => {
  await openLive(page, base);
  await page.evaluate((count) => {
    const names = Array.from({ length: count }, (_, index) => `input${index + 1}`);
    localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names }));
  }, interests);
  await openLive(page, base);
  await page.getByText(/^\d+ of 220 fit you$/).waitFor();
  await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
};

it.each([360, 390])('says on one line of a phone of %i px how many postings fit', async (width) => {
  await page.setViewportSize({ width, height: 664 });
  await openFor(10);
  const text = await page.getByText(/^\d{3} of 220 fit you$/).evaluate(box);
  const folded = await page.getByRole('button', { name: '10 interests' }).evaluate(box);
  expect(text.height).toBeLessThan(24);
  expect(Math.abs(text.top + text.bottom - folded.top - folded.bottom)).toBeLessThan(4);
});

it('shows the reasons of a posting above the way to apply, which covers nothing that has the focus', async () => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openFor(4);
  await cards(page).first().click();
  const apply = page.getByRole('link', { name: /Apply Now/ });
  await apply.waitFor();
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

it.each([390, 768])('hardly moves at %i px when the list takes the order of the person', async (width) => {
  await page.setViewportSize({ width, height: 844 });
  await openLive(page, base);
  await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
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
  await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
  await page.waitForLoadState('networkidle');
  const { sum } = await shift.evaluate(async (seen) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return seen;
  });
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(0.05);
});

it.each([390, 768])('takes a finger in 44 px of height at %i px: controls of the board', async (width) => {
  const context = await chromium.visit({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });
  await skipOnboarding(context);
  page = await context.newPage();
  await openFor(3);
  await page.getByRole('button', { name: '3 interests' }).tap();
  expect(await lowIn(page, 'header :is(a[href="/saved"], a[href="/answers"], button)')).toEqual([]);
  // The controls of a card are excluded, because a card has no space for 44 px.
  expect(await lowIn(page, 'main :is(button, label):not([aria-label="Internships"] *)')).toEqual([]);
});

it('takes a finger in 44 px of height: links of the documentation', async () => {
  const context = await chromium.visit({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  page = await context.newPage();
  await openLive(page, `${base}/docs/install`);
  await page.getByText('Contents', { exact: true }).tap();
  expect(await lowIn(page, '.docs-top :is(a, button), .docs-fold :is(summary, a)')).toEqual([]);
});

it('takes a finger in 44 px of height: the choices of the workbench, on several lines', async () => {
  const context = await chromium.visit({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  page = await context.newPage();
  await openLive(page, `${base}/widget`);
  await page.locator('.workbench-below').scrollIntoViewIfNeeded();
  const goals = page.getByRole('group', { name: 'Leads to' }).locator('label');
  await goals.first().waitFor();
  const lines = await goals.evaluateAll(
    (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
  );
  expect(lines).toBeGreaterThan(1);
  expect(await lowIn(page, 'fieldset label')).toEqual([]);
});

it.each([
  [390, false],
  [1280, true],
])(
  'at %i px, keeps the reasons that a person opened in view while the line folds: %s',
  async (width, isKept) => {
    const context = await chromium.visit({ viewport: { width, height: 844 } });
    await skipOnboarding(context);
    page = await context.newPage();
    await openLive(page, base);
    await page.evaluate(() => {
      localStorage.setItem('data-connect:jobs:answers', JSON.stringify({ skill: 'SQL' }));
    });
    await openLive(page, base);
    const reasons = page.getByText('SQL is a skill that you typed.');
    await page.getByRole('button', { name: '1 reason' }).click();
    await page.getByRole('button', { name: 'SQL', exact: true }).click();
    await reasons.waitFor();
    await page.getByRole('button', { name: 'Fewer' }).click();
    expect(await reasons.isVisible()).toBe(isKept);
    await page.getByRole('button', { name: '1 reason' }).click();
    expect(await reasons.isVisible()).toBe(true);
  },
);
