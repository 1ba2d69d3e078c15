import type { Page, Route } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { postShare } from '../support/share-message.ts';

const { visit } = useChromium();

it('the board says or does something at each press without a network, and goes on with it', async () => {
  const context = await visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  await page.getByText('20 of 220 internships listed').waitFor();
  await context.setOffline(true);

  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  const lost = page.getByRole('alert').getByText('The filters could not be loaded.');
  await lost.waitFor();
  await filters.click();
  await lost.waitFor();
  await context.setOffline(false);
  await page.getByLabel('Place').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Escape');
  await context.setOffline(true);

  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: `Not interested in ${title}` }).click();
  await page.getByText(`${title} is hidden.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await cards(page).filter({ hasText: title }).waitFor();

  await cards(page).first().click();
  const plain = page.locator('[data-description] + div > p');
  await plain.last().waitFor();
  expect(await plain.count()).toBeGreaterThan(5);
  await context.setOffline(false);
  await page.locator('[data-description] ul').first().waitFor();
  expect(await plain.count()).toBe(0);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('a share is shown in all tabs of the board, which ask call 5 once', async () => {
  const context = await visit();
  await skipOnboarding(context);
  const held: Route[] = [];
  await context.route('**/api/inference', (route) => void held.push(route));
  const openTab = async () => {
    const page = await context.newPage();
    await page.goto(inject('baseUrl'));
    await heading(page, 'Featured Internships');
    return page;
  };
  const first = await openTab();
  await postShare(first);
  await expect.poll(() => held.length).toBe(1);
  const second = await openTab();
  await second.getByText('20 of 220 internships listed').waitFor();
  // A tab that asked by itself would have begun with its list.
  expect(held).toHaveLength(1);
  await held[0]?.continue();
  await heading(first, 'Personalized Internships');
  await heading(second, 'Personalized Internships');
  await second.getByRole('button', { name: 'Remove' }).first().waitFor();
  expect(held).toHaveLength(1);
});

const THREE_DAYS_MS = 3 * 86_400_000;

it('the board says which postings are newer than the last visit, also after a posting and a reload', async () => {
  const context = await visit();
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
  // From the board itself, the way back would be the empty page.
  await page.waitForURL('**/job/*');
  await page.goBack();
  await page.getByText(`, ${count} new`).waitFor();
  await page.reload();
  await page.getByText(`, ${count} new`).waitFor();
});
