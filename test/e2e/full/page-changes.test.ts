import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import { codeFor, detailsOf, IS_FRAMED, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, type Person, PIN, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

/** Imitates the translator of a browser, which puts each text into two `font` elements, once. */
const translate = (person: Person) =>
  person.dialog.evaluate((dialog) => {
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.textContent}»`;
      font.append(inner);
      text.parentNode?.replaceChild(font, text);
    }
  });

const hasText = (page: Page, selector: string) => () =>
  personOn(page)
    .dialog.locator(selector)
    .allTextContents()
    .then((all) => all.join(' | '));

it('a page whose texts a translator has replaced shows and says what changes later: the wait for a new code, a failure, a platform, the rules of the PIN', async () => {
  const context = await visit();
  const page = await openHostPage(context);
  const person = personOn(page);
  const email = newAddress('translated');
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  await translate(person);
  // The countdown continues.
  await expect.poll(hasText(page, '.side-actions .button:first-child')).not.toContain('«');

  await person.code.fill('000000');
  await person.dialog.locator('.problem').waitFor();
  await translate(person);
  await person.code.fill(await codeFor(context, email));
  await person.isAt('onboarding');

  await translate(person);
  const opened = page.waitForEvent('popup');
  await person.dialog.locator('.platform-press').first().press('Enter');
  await expect.poll(hasText(page, '.note.waiting')).not.toContain('«');
  await allow(await opened);
  await expect
    .poll(hasText(page, '.platform:first-child .platform-state'))
    .toBe(textOf('platform.connected'));
  await person.dialog.locator('.button.primary').press('Enter');
  await person.isAt('pin');

  await translate(person);
  // The label of the PIN is translated too, so the field is found by its name.
  await person.dialog.locator('[name=pin]').fill(PIN);
  await expect.poll(hasText(page, '.rule .unseen span')).toBe(Array(3).fill(textOf('pin.met')).join(' | '));
});

it('a page that takes the element out and puts it back in the next frame keeps the dialog and its step', async () => {
  const context = await visit();
  const page = await openHostPage(context);
  const person = personOn(page);
  const email = newAddress('moved');
  await person.openAt('email');
  await person.askForCode(email);
  await person.isAt('code');
  const code = await codeFor(context, email);
  // Browsers load a moved frame anew, so typed text in a frame is lost.
  if (!IS_FRAMED) await person.code.pressSequentially(code.slice(0, 3));
  await page.evaluate(`{
      const element = document.querySelector('data-connect-button');
      const place = document.body.appendChild(document.createElement('section'));
      element.remove();
      requestAnimationFrame(() => place.append(element));
    }`);
  await page.locator('section > data-connect-button').waitFor();
  await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect.poll(() => person.code.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type(IS_FRAMED ? code : code.slice(3));
  await person.isAt('onboarding');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual(['open', ...Array(4).fill('stepchange')]);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
  // The button works where it is now.
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
