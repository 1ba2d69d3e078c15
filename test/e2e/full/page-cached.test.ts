import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

// Playwright disables the back-forward cache; people's browsers use it.
const caching = useChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

const openCached = async () => {
  const context = await caching.visit();
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted })),
  );
  const page = await openHostPage(context);
  return { page, person: personOn(page) };
};

/** Goes to another page and comes back. Playwright does not know the frames of a page from the cache any longer. */
const leaveAndReturn = async (page: Page) => {
  await page.evaluate(() => location.assign('/host-page?other'));
  await page.waitForURL('**/host-page?other');
  // A page from the cache is shown again without loading.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'isFromCache'));
};

const seesStep = (page: Page, step: string) =>
  expect
    .poll(() => page.locator('data-connect-button').evaluate((element) => Reflect.get(element, 'step')))
    .toBe(step);

it('a page from the back-forward cache shows the dialog unchanged, with the half of a code', async () => {
  const { page, person } = await openCached();
  const rest = await person.typeHalfOfCode(newAddress('cached'));
  await leaveAndReturn(page);
  await page.keyboard.type(rest);
  await seesStep(page, 'onboarding');
  await page.keyboard.press('Escape');
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
  await person.trigger.click();
  await seesStep(page, 'onboarding');
});
