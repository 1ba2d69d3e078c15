import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

it('a page that takes the element out and puts it back in the next frame keeps the dialog and its step', async () => {
  const page = await openHostPage(await visit());
  const person = personOn(page);
  const rest = await person.typeHalfOfCode(newAddress('moved'));
  await page.evaluate(`{
      const element = document.querySelector('data-connect-button');
      const place = document.body.appendChild(document.createElement('section'));
      element.remove();
      requestAnimationFrame(() => place.append(element));
    }`);
  await page.locator('section > data-connect-button').waitFor();
  await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect.poll(() => person.code.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type(rest);
  await person.isAt('onboarding');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual(['open', ...Array(4).fill('stepchange')]);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
  await person.openAt('onboarding');
});

it('a page that loses the dialog to an extension gets one close, and the button opens a new one', async () => {
  const page = await openHostPage(await visit());
  const person = personOn(page);
  await person.openAt('email');
  await page
    .locator('data-connect-button')
    .evaluate((one) => one.shadowRoot?.querySelector('dialog')?.remove());
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
  await person.openAt('email');
  await person.press('Close');
  await person.isGone();
});
