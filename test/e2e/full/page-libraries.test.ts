import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor, detailsOf, openHostPage } from '../support/host-page.ts';
import { dragDown, trapFocus } from '../support/page-libraries.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

/** A person's press would deactivate some traps, or follow a link. */
const openByScript = (page: Page) =>
  page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'open').call(one));

it('on a page that traps the focus around the element, a person signs in by keyboard and pointer', async () => {
  const context = await visit();
  const page = await openHostPage(context);
  await trapFocus(page, 'main');
  const person = personOn(page);
  await openByScript(page);
  await person.isAt('email');
  await person.canPress();
  const email = newAddress('trapped');
  await person.email.focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect.poll(() => person.button('Send code').evaluate((one) => one.matches(':focus'))).toBe(true);
  // After the last control, Tab leaves no element of the page focused; the next Tab leads back into the dialog.
  const last = person.dialog.getByRole('link').last();
  for (const [key, control] of [
    ['Tab', person.button('Close')],
    ['Shift+Tab', last],
  ] as const) {
    await last.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => last.evaluate((one) => one.matches(':focus'))).toBe(false);
    await page.keyboard.press(key);
    await expect.poll(() => control.evaluate((one) => one.matches(':focus'))).toBe(true);
  }
  await person.canPress();
  await person.press('Send code');
  await person.isAt('code');
  await page.keyboard.type(await codeFor(context, email));
  await person.isAt('onboarding');
});

it('a press on a toast that the page shows above the dialog does not close it, and one beside the toast does', async () => {
  const page = await openHostPage(await visit());
  const person = personOn(page);
  await person.openAt('email');
  await page.evaluate(() => {
    const region = document.body.appendChild(document.createElement('div'));
    region.popover = 'manual';
    region.style.cssText =
      'inset: 0; width: auto; height: auto; pointer-events: none; background: none; border: 0';
    const toast = region.appendChild(document.createElement('p'));
    toast.style.cssText = 'position: absolute; left: 20px; bottom: 20px; pointer-events: auto; margin: 0';
    toast.textContent = 'Your basket was saved';
    region.showPopover();
  });
  await person.canPress();
  const { x = 0, y = 0 } = (await page.getByText('Your basket was saved').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  expect(await detailsOf(page, 'close')).toEqual([]);
  await person.pressBackdrop();
  await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'backdrop' }]);
});

it('on a page that listens in the capture phase, no key, text, selection, drag, wheel or press of the dialog reaches it', async () => {
  const context = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openHostPage(context, 'test-mode');
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste', 'wheel'];
    types.push('pointerdown', 'pointermove', 'mousedown', 'click', 'auxclick', 'contextmenu', 'touchstart');
    types.push('pointerup', 'pointercancel', 'mousemove', 'mouseup', 'dblclick', 'touchmove', 'touchend');
    types.push('compositionstart', 'compositionupdate', 'compositionend', 'textInput', 'selectstart');
    types.push('select', 'change', 'submit', 'invalid', 'touchcancel', 'dragleave');
    types.push('dragstart', 'drag', 'dragenter', 'dragover', 'drop', 'dragend');
    for (const type of [...types, 'selectionchange']) {
      const note = (event: Event) => {
        const isOwn = event.composedPath().some((node) => node instanceof HTMLDialogElement);
        // A selection event has the document as its target, and a listener there could read the selected text.
        if (isOwn || String(getSelection()).includes('sissi')) received.push(type);
      };
      document.addEventListener(type, note, true);
      document.addEventListener(type, note);
    }
    // A shortcut that would swallow a letter.
    document.addEventListener('keydown', (event) => event.key === 's' && event.preventDefault(), true);
  });
  const person = personOn(page);
  await person.openAt('email');
  await person.email.focus();
  await page.keyboard.type('existing-sissi@s.es');
  expect(await person.email.inputValue()).toBe('existing-sissi@s.es');
  for (const key of ['a', 'c', 'x', 'v', 'a']) await page.keyboard.press(`Control+${key}`);
  for (const button of ['middle', 'right'] as const)
    await person.dialog.getByRole('heading').click({ button });
  expect(await person.email.inputValue()).toBe('existing-sissi@s.es');
  await page.mouse.wheel(0, 40);
  await person.email.selectText();
  await dragDown(page, person.email);
  // Beside a field, a dropped file would leave the page, which gets no `dragover` to prevent that.
  const dropped = { bubbles: true, cancelable: true, composed: true };
  const takesDrop = (place: Locator) =>
    place.evaluate((one, init) => one.dispatchEvent(new DragEvent('drop', init)), dropped);
  expect(await takesDrop(person.email)).toBe(true);
  expect(await takesDrop(person.dialog.getByRole('heading'))).toBe(false);
  await person.canPress();
  await person.press('Send code');
  await person.isAt('code');
  await page.keyboard.type('123456');
  await person.isAt('dataRequest');
  await person.canPress();
  await person.dataSwitch('Personality').click();
  expect(await person.dataSwitch('Personality').isChecked()).toBe(true);
  await person.press('Share');
  await expect
    .poll(() => detailsOf(page, 'complete'))
    .toMatchObject([{ approvedData: ['basic', 'personality'] }]);
  expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([]);
});

it('on a page that is a link and a clickable card around the element, a press in the dialog follows and opens nothing', async () => {
  const element = `<data-connect-button api-key="sandbox-demo-key" test-mode></data-connect-button>`;
  const page = await openHostPage(await visit(), '', {
    body: `<a href="/elsewhere"><div id="card">${element}</div></a>`,
  });
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    document.querySelector('#card')?.addEventListener('click', () => pressed.push('card'));
  });
  const person = personOn(page);
  await openByScript(page);
  await person.isAt('email');
  await person.canPress();
  await person.dialog.getByRole('heading').click();
  await person.dialog.locator('label').click();
  await expect.poll(() => person.email.evaluate((one) => one.matches(':focus'))).toBe(true);
  await person.askForCode('existing-card@example.org');
  await person.isAt('code');
  await person.code.fill('123456');
  await person.isAt('dataRequest');
  await person.canPress();
  const choice = person.dataSwitch('Personality');
  await person.dialog.getByText('Personality', { exact: true }).click();
  expect(await choice.isChecked()).toBe(true);
  await choice.click();
  expect(await choice.isChecked()).toBe(false);
  await person.press('Close');
  await person.isGone();
  expect(new URL(page.url()).pathname).toBe('/host-page');
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([]);
});
