import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

const { visit } = useChromium();

it('shows no moment of the onboarding to a person who is past it', async () => {
  const context = await visit();
  await skipOnboarding(context);
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const root = document.querySelector('#root[data-replaced]');
      if (root?.firstElementChild) seen.push(getComputedStyle(root).display);
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(inject('baseUrl'));
  await cards(page).first().waitFor();
  const seen: readonly string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(new Set(seen)).toEqual(new Set(['none']));
  expect(await page.locator('#root').isVisible()).toBe(true);
});
