import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import {
  codeFor,
  detailsOf,
  IS_FRAMED,
  modeAttributes,
  notifiedBy,
  openHostPage,
} from '../support/host-page.ts';
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

describe('a page whose texts a translator has replaced', () => {
  it('shows and says what changes later: the wait for a new code, a failure, a platform, the rules of the PIN', async () => {
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
});

describe('a page that', () => {
  it.each([
    ['at once', (next: () => void) => next()],
    // Like Turbo's handling of a permanent element.
    [
      'after microtasks',
      async (next: () => void) => {
        for (let passed = 0; passed < 20; passed += 1) await null;
        next();
      },
    ],
    ['in the next frame', (next: () => void) => void requestAnimationFrame(next)],
  ])('takes the element out and puts it back %s keeps the dialog and its step', async (_, wait) => {
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
      (${wait})(() => place.append(element));
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

  it('puts the element into a document without a window, and back, keeps the dialog and its step', async () => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    await person.openAt('email');
    await page.evaluate(`{
      const element = document.querySelector('data-connect-button');
      document.implementation.createHTMLDocument().body.append(element);
      document.body.append(element);
    }`);
    await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
    await person.openAt('email');
  });

  it('moves the element to a hidden place gets one close, and is not blocked', async () => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    await person.openAt('email');
    await page.evaluate(`{
      const place = document.body.appendChild(document.createElement('details'));
      place.append(document.querySelector('data-connect-button'));
    }`);
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'removed' }]);
    await page.evaluate(`document.querySelector('details').open = true`);
    await person.openAt('email');
  });

  it.skipIf(!IS_FRAMED)('moves the element while the frame loads for the first time opens it', async () => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    for (const moment of ['at once', 'after its page has loaded', 'as it becomes visible']) {
      await page.evaluate(`(async () => {
        const element = document.querySelector('data-connect-button');
        const shadow = element.shadowRoot;
        element.shadowRoot.querySelector('button').click();
        const until = async (isSo) => { while (!isSo()) await new Promise((resolve) => setTimeout(resolve)); };
        await until(() => shadow.querySelector('iframe'));
        const loaded = new Promise((resolve) => shadow.querySelector('iframe').addEventListener('load', resolve));
        if ('${moment}' === 'after its page has loaded') await loaded;
        if ('${moment}' === 'as it becomes visible') await until(() => shadow.querySelector('dialog').open);
        document.body.append(element);
      })()`);
      await person.isAt('email');
      expect(await person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await person.isGone();
      await page.locator('data-connect-button').evaluate((one) => one.replaceWith(one.cloneNode()));
    }
    const opening = ['open', 'stepchange', 'close'];
    expect((await notifiedBy(page)).map(([type]) => type)).toEqual([...opening, ...opening, ...opening]);
    expect(await page.locator('[part=notice]').count()).toBe(0);
  });

  it('loses the dialog to an extension gets one close, and the button opens a new one', async () => {
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

  it.skipIf(IS_FRAMED)(
    'spaces its texts (WCAG 1.4.12) shows the code in one field, without cells',
    async () => {
      const page = await openHostPage(await visit());
      const person = personOn(page);
      await person.openAt('email');
      await person.askForCode(newAddress('spaced'));
      await person.isAt('code');
      const cells = person.dialog.locator('.code-cells');
      expect(await cells.isVisible()).toBe(true);
      await page.locator('data-connect-button').evaluate(({ shadowRoot }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important}');
        shadowRoot?.adoptedStyleSheets.push(sheet);
      });
      await person.code.fill('12');
      await expect.poll(() => cells.isVisible()).toBe(false);
    },
  );

  it.each([
    ['in line', (source: string) => `<script>${source}</script>`],
    ['in a bundle of the host', () => '<script src="/bundle/all.js"></script>'],
  ])('has the classic script %s says what to do', async (_, script) => {
    const context = await visit();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const answer = await context.request.get(`${inject('baseUrl')}/widget/data-connect.global.js`);
    const source = await answer.text();
    await page.route('**/bundle/all.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: source }),
    );
    await page.route('**/bundle/data-connect.js', (route) => route.fulfill({ status: 404 }));
    await page.route('**/bundled/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: script(source) }),
    );
    await page.goto(`${inject('baseUrl')}/bundled/`);
    await expect.poll(() => said.join('\n')).toContain('as a file of its own');
  });

  it('has an element with the id DataConnect, window.DataConnect has the exports of the script', async () => {
    const page = await openHostPage(await visit(), '', {
      script: '<script src="/widget/data-connect.global.js"></script>',
      body: `<div id="DataConnect"><data-connect-button ${modeAttributes()}></data-connect-button></div>`,
    });
    await page.waitForFunction(() => 'openMosaicOverlay' in Object(Reflect.get(window, 'DataConnect')));
  });
});
