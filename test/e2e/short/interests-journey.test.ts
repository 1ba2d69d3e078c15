import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { enterCode } from '../support/account.ts';
import { cards, collectErrors, signInAndShare } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { codeFor } from '../support/host-page.ts';
import { openLive } from '../support/live-page.ts';
import { framedPersonOn, newAddress, textOf } from '../support/person.ts';

const base = inject('baseUrl');
const chromium = useChromium();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Titles of the requested list, not of the previous list that is still visible. */
const titles = async (page: Page) => {
  await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
  return cards(page).getByRole('heading').allTextContents();
};
const STRENGTH = / \((?:strong|good|weak) match\)$/;
/** Returns the names of the interests above the list. The heading comes before both. */
const names = async (page: Page) => {
  const all = page.locator('[data-interest] button[aria-expanded]');
  await all.first().waitFor();
  return (await all.allTextContents()).map((text) => text.replace(STRENGTH, ''));
};

const arrive = async () => {
  const page = await (await chromium.visit()).newPage();
  const person = framedPersonOn(page);
  const email = newAddress('naturalist-board');
  await openLive(page, base);
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await person.code.fill(await codeFor(page, email));
  await person.isAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await popup.getByRole('link', { name: 'naturalist' }).click();
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await person.press(textOf('onboarding.continue'));
  await person.choosePin();
  await person.dataSwitch('Personality').check();
  await person.dataSwitch('Reasons').check();
  await person.press(textOf('data.share'));
  await person.isGone();
  return { page, email };
};

it('a naturalist sees nature first, each interest and posting with its reason, until YouTube is disconnected', async () => {
  const { page, email } = await arrive();
  const errors = collectErrors(page);
  await heading(page, 'Personalized Internships').waitFor();
  const interests = await names(page);
  expect(interests.slice(0, 3)).toEqual(expect.arrayContaining(['Environmental', 'Climate', 'Wildlife']));
  await cards(page)
    .first()
    .getByText(/^because you (follow|liked) .+ on YouTube$/)
    .waitFor();
  const personal = await titles(page);

  const climate = page.getByRole('button', { name: /^Climate \((?:strong|good|weak) match\)$/ });
  await climate.click();
  expect(await climate.getAttribute('aria-expanded')).toBe('true');
  await page
    .getByText(/^Climate is a (?:strong|good|weak) match because you .*Climate Science Explained on YouTube/)
    .waitFor();
  await page.getByText('As an illustration, you read as').waitFor();

  await page.reload();
  await heading(page, 'Personalized Internships').waitFor();
  await cards(page).first().waitFor();
  await expect.poll(async () => [await titles(page), await names(page)]).toEqual([personal, interests]);

  const asked = page.waitForRequest((request) => request.url().includes('what_or='));
  await page.getByRole('button', { name: `Remove ${interests[0]}` }).click();
  expect(new URL((await asked).url()).searchParams.get('what_or')?.split(',')).toEqual(interests.slice(1));

  await openLive(page, `${base}/copus`);
  await signInAndShare(page, 'known');
  await page
    .getByText(/^“Counting moths .+” comes first because you (follow|liked) .+ on YouTube\.$/)
    .waitFor();
  const posts = page.getByRole('main').getByRole('heading', { level: 3 });
  expect(await posts.first().textContent()).toContain('Counting moths');

  await page.goto(`${base}/account`);
  await enterCode(page, email, () => codeFor(page, email));
  await page.getByRole('button', { name: 'Disconnect YouTube' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Nothing is known about your interests yet.').waitFor();
  await openLive(page, base);
  await heading(page, 'Personalized Internships').waitFor();
  await signInAndShare(page);
  await heading(page, 'Featured Internships').waitFor();
  await page.getByText('You have connected no platform, so nothing is known of your interests').waitFor();
  await expect.poll(() => page.getByText(/^because you /).count()).toBe(0);
  expect(errors).toEqual([]);
});
