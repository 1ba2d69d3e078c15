import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();

const THREE_DAYS_MS = 3 * 86_400_000;

it('the board says which postings are newer than the last visit, also after a posting and a reload', async () => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  await context.addInitScript((seen) => {
    const key = 'data-connect:jobs:visits';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ before: null, seen }));
  }, Date.now() - THREE_DAYS_MS);
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  await page.getByText('20 of 220 internships listed').waitFor();
  const count = await page.getByRole('listitem').getByText('New, ').count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);
  const status = page.getByRole('status').filter({ hasText: 'internships listed' });
  expect(await status.textContent()).toBe(`20 of 220 internships listed, ${count} new since your last visit`);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(`, ${count} new`).waitFor();
  await page.reload();
  await page.getByText(`, ${count} new`).waitFor();
});
