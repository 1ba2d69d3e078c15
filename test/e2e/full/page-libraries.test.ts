import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import {
  codeFor,
  detailsOf,
  IS_FRAMED,
  MODULE_SCRIPT,
  modeAttributes,
  openHostPage,
} from '../support/host-page.ts';
import { dragDown, trapFocus } from '../support/page-libraries.ts';
import { buildPageScript } from '../support/page-script.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

/** A person's press would deactivate some traps, or follow a link. */
const openByScript = (page: Page) =>
  page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'open').call(one));

/** Attributes of markup by name. */
const attributesOf = (markup: string) =>
  Object.fromEntries([...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

let radix = '';
beforeAll(async () => {
  radix = await buildPageScript('radix-page.ts');
});

describe('on a page that', () => {
  it.each([
    ['outside the element', '#elsewhere'],
    ['around the element', 'main'],
  ])('traps the focus %s, a person signs in by keyboard and pointer', async (_, selector) => {
    const context = await visit();
    const page = await openHostPage(context);
    await trapFocus(page, selector);
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

  it('has a modal dialog of Radix around the element, the dialog keeps Tab, Escape and the wheel', async () => {
    const page = await openHostPage(await visit({ viewport: { width: 1280, height: 430 } }), '', {
      body: '<div style="height: 4000px"></div>',
    });
    await page.addScriptTag({ content: radix });
    await page.evaluate(
      (attributes) => Reflect.get(window, 'showModal')(attributes),
      attributesOf(`api-key="sandbox-demo-key" ${modeAttributes()}`),
    );
    // A smooth scroller prevents the default of every wheel event.
    await page.evaluate(() =>
      document.addEventListener('wheel', (event) => event.preventDefault(), {
        capture: true,
        passive: false,
      }),
    );
    const person = personOn(page);
    await person.openAt('email');
    const place = await page.evaluate(() => scrollY);
    await person.email.focus();
    await page.keyboard.type('sissi@s.es');
    expect(await person.email.inputValue()).toBe('sissi@s.es');
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    await expect.poll(() => person.button('Close').evaluate((one) => one.matches(':focus'))).toBe(true);
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    const body = person.dialog.locator('.body');
    await body.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await person.isGone();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await page.getByText('A dialog of Radix').isVisible()).toBe(true);
    await person.openAt('email');
  });

  it('replaces addEventListener by one that drops the options, gets its keys back when the dialog has closed', async () => {
    const page = await openHostPage(await visit(), '', {
      script: `<script>
        const add = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          const { capture = options === true } = Object(options);
          return add.call(this, type, listener, capture);
        };
        window.keys = [];
        for (const type of ['keydown', 'keyup']) document.addEventListener(type, ({ key }) => keys.push(key));
      </script>${MODULE_SCRIPT}`,
    });
    const person = personOn(page);
    for (const _ of ['once', 'and again']) {
      await person.openAt('email');
      await page.keyboard.press('Escape');
      await person.isGone();
    }
    // The focus is on the button, and then on no element.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('s');
    expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual(['Escape', 'Escape', 's', 's']);
  });

  it('listens in the capture phase, no key, text, selection, drag, wheel or press of the dialog reaches it', async () => {
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

  // A click in a frame reaches no element of the page.
  it.skipIf(IS_FRAMED)(
    'is a link and a clickable card around the element, a press in the dialog follows and opens nothing',
    async () => {
      const element = `<data-connect-button api-key="sandbox-demo-key" test-mode ${modeAttributes()}></data-connect-button>`;
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
    },
  );

  it('sets a font size for the whole page, the button keeps the person’s own size', async () => {
    const page = await openHostPage(await visit());
    const size = () =>
      personOn(page).trigger.evaluate((button) => [
        getComputedStyle(button).fontSize,
        button.getBoundingClientRect().width,
      ]);
    const before = await size();
    // Root font sizes: one for simple sizes in rem, and one that a script for phones sets.
    for (const whole of ['62.5%', '37.5px']) {
      await page.addStyleTag({ content: `html { font-size: ${whole} }` });
      expect(await size()).toEqual(before);
    }
  });
});
