import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const chromium = useChromium();

const PAGE_FILE = '**/assets/GigiPage-*.js';
const alert = (page: Page) => page.getByRole('alert').getByText('This page could not be loaded');

it('says that a page’s file is missing after a deploy; a retry shows the page, and no saved data is lost', async () => {
  const context = await chromium.visit();
  await skipOnboarding(context);
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  const link = page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Gigi' });
  await link.waitFor();
  await page.evaluate(() => localStorage.setItem('kept', 'as it was'));
  // The server's answer for a missing file.
  await page.route(PAGE_FILE, (route) => route.fulfill({ status: 404, body: 'Not found' }));

  await link.click();
  await alert(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/gigi');

  await page.goBack();
  await link.waitFor();
  await link.click();
  await alert(page).waitFor();
  await page.unroute(PAGE_FILE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('data-connect-button').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/gigi');
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('as it was');
});
