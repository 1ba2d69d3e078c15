import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();

const DAY_MS = 86_400_000;
const KEY = 'data-connect:jobs:visits';

const openAfter = async (seen: number) => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  await page.addInitScript(
    ([key, time]) => {
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ before: null, seen: time }));
    },
    [KEY, seen] as const,
  );
  await page.goto(inject('baseUrl'));
  await page.getByText('20 of 220 internships listed').waitFor();
  return page;
};

const status = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'internships listed' }).textContent();
const newCards = (page: Page) => page.getByRole('listitem').getByText('New, ').count();

it('the board says which postings are newer than the last visit, until the next one', async () => {
  const page = await openAfter(Date.now() - 3 * DAY_MS);
  const count = await newCards(page);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);
  expect(await status(page)).toBe(`20 of 220 internships listed, ${count} new since your last visit`);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(`, ${count} new`).waitFor();
  await page.reload();
  await page.getByText(`, ${count} new`).waitFor();
  const next = await page.context().newPage();
  await page.close();
  await next.addInitScript(
    ([key, pause]) => {
      const { before } = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ before, seen: Date.now() - pause }));
    },
    [KEY, 31 * 60_000] as const,
  );
  await next.goto(inject('baseUrl'));
  await next.getByText('20 of 220 internships listed').waitFor();
  expect(await newCards(next)).toBeLessThan(count);
});
