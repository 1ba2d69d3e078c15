import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();

it('the board says or does something at each press without a network, and goes on with it', async () => {
  const context = await chromium.visit();
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
