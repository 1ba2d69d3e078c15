import type { Page, Route } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { postShare } from '../support/share-message.ts';

const chromium = useChromium();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('a share is shown in all tabs of the board, which ask call 5 once', async () => {
  const context = await chromium.visit();
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
