import { expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { openFramedPage, signInFrames } from '../support/framed.ts';
import { detailsOf, waitForNotified } from '../support/host-page.ts';
import { newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

it('the frame on another site has the focus in its first field at each opening', async () => {
  const { page, person } = await openFramedPage(await visit());
  for (const text of ['one', 'two', 'three', 'four']) {
    await person.openAt('email');
    await expect.poll(() => person.email.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(text);
    expect(await person.email.inputValue()).toBe(text);
    await person.press('Close');
    await person.isGone();
  }
});

it('the person who leaves the frame with Tab comes back into it, not to the page behind', async () => {
  const key = 'Tab';
  const { page, person } = await openFramedPage(await visit());
  await person.openAt('email');
  const isInFrame = () => person.root.evaluate(({ shadowRoot }) => shadowRoot?.activeElement !== null);
  const isOnPage = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.localName !== 'data-connect-button';
    });
  /** Presses the key until the focus is in the frame (`true`) or outside it. */
  const pressUntil = async (isIn: boolean) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key);
      expect(await isOnPage()).toBe(false);
      if ((await isInFrame()) === isIn) return;
    }
    throw new Error(`${key} does not lead ${isIn ? 'into' : 'out of'} the frame`);
  };
  for (const _ of ['once', 'and again']) {
    await pressUntil(false);
    await pressUntil(true);
  }
});

/** A page of the provider that answers the handshake and no later message. */
const SILENT = `<!doctype html><script>
  addEventListener('message', ({ ports: [port] }) => {
    port.postMessage({ type: 'here' });
    port.postMessage({ type: 'ready', theme: [] });
  });
</script>`;

it('the frame that shows no dialog leaves the page after a while, with a failure and the focus on the button', async () => {
  const context = await visit();
  const clock = await useClock(context);
  await context.route('**/frame?*', (route) => route.fulfill({ contentType: 'text/html', body: SILENT }));
  const { page, person } = await openFramedPage(context);
  await person.trigger.click();
  await page.locator('data-connect-button dialog[open]').waitFor();
  // The pointer above the button loads the next frame as soon as this one is gone.
  await context.unroute('**/frame?*');
  await clock.skip(30_000);
  expect(await waitForNotified(page, 'failure')).toMatchObject({ code: 'page.blocked', step: null });
  expect(await person.trigger.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.getByLabel('A field of the host').click();
  expect(await detailsOf(page, 'open')).toEqual([]);
  await person.openAt('email');
  expect(await detailsOf(page, 'open')).toEqual([null]);
  await person.press('Close');
  await person.isGone();
});

it('the frame inherits no style that would hide or disable it', async () => {
  const { page, person } = await openFramedPage(await visit());
  // Styles like those of overlay libraries and hidden containers.
  await page.addStyleTag({
    content: 'body { pointer-events: none } main { visibility: hidden; text-indent: -9999px; opacity: .99 }',
  });
  await page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'open').call(one));
  await person.isAt('email');
  await person.canPress();
  expect(await person.email.isVisible()).toBe(true);
  const frame = page.locator('data-connect-button').locator('iframe');
  expect(
    await frame.evaluate((one) => {
      const { visibility, pointerEvents, textIndent } = getComputedStyle(one);
      return [visibility, pointerEvents, textIndent];
    }),
  ).toEqual(['visible', 'auto', '0px']);
  await person.email.click();
  await page.keyboard.type('ada');
  expect(await person.email.inputValue()).toBe('ada');
});

it('a frame that the policy of the page blocks says so at once, without a word about the connection', async () => {
  const headers = { 'Content-Security-Policy': "frame-src 'none'" };
  const { page, person } = await openFramedPage(await visit(), '', undefined, { headers });
  const said = page.waitForEvent('console', (line) => line.text().includes('of this page blocks'));
  await person.trigger.click();
  await said;
  expect(await waitForNotified(page, 'failure')).toMatchObject({ message: textOf('page.blocked') });
});

it('the frame leaves no empty window on a page whose opener policy cuts it off', async () => {
  const context = await visit();
  await signInFrames(context, newUser);
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };
  const { person } = await openFramedPage(context, '', undefined, { headers });
  await person.openAt('onboarding');
  await person.canPress();
  const opened = context.waitForEvent('page');
  await person.button('YouTube Tap to connect').press('Enter');
  const window = await opened;
  await person.sees('Popup blocked. Please allow popups and try again.');
  await expect.poll(() => window.isClosed()).toBe(true);
  await person.press('Close');
  await person.isGone();
});

/** Opens the dialog in a frame in which no element has the focus before the first key, as in Safari. */
const openWithoutFocus = async () => {
  const { page, person } = await openFramedPage(await visit());
  await person.openAt('email');
  const isFocused = () => person.email.evaluate((field) => field.matches(':focus'));
  await expect.poll(isFocused).toBe(true);
  await person.email.blur();
  expect(await isFocused()).toBe(false);
  return { page, person, isFocused };
};

it('the first key of a person goes into the first field, the keys after it go where the focus is', async () => {
  const { page, person } = await openWithoutFocus();
  await page.keyboard.press('a');
  expect(await person.email.inputValue()).toBe('a');
  await person.email.blur();
  await page.keyboard.press('b');
  expect(await person.email.inputValue()).toBe('a');
});

it('a first Tab leads to the first field, the next Tab beyond it', async () => {
  const { page, isFocused } = await openWithoutFocus();
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(false);
});

it('an element whose frame loads anew because the page moves it reports what the person does after two moves in a row', async () => {
  const { page, person } = await openFramedPage(await visit());
  await person.openAt('email');
  await page.evaluate(async () => {
    const element = document.querySelector('data-connect-button');
    const move = () => element && document.body.append(element);
    move();
    await null;
    move();
    const frame = element?.shadowRoot?.querySelector('iframe');
    await new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
    move();
  });
  await person.isAt('email');
  await person.canPress();
  await person.askForCode(newAddress('moves'));
  await person.isAt('code');
  expect((await detailsOf(page, 'stepchange')).at(-1)).toMatchObject({ step: 'code' });
  expect(await detailsOf(page, 'open')).toHaveLength(1);
});

it('the link of a frame to /account leads there by a ticket, in one tab', async () => {
  const context = await visit();
  // A dialog without a reader of downloads has the link to /account in its place.
  await context.route('**/frame?key=*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<link rel="download-reader"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
  const { page, person } = await openFramedPage(context);
  const email = newAddress('frame-account');
  const followed = page.waitForResponse('**/api/readings');
  await person.signIn(email);
  await person.isAt('onboarding');
  await followed;
  await person.canPress();
  await person.dialog.getByRole('link', { name: textOf('onboarding.download') }).press('Enter');
  const tabs = () => context.pages().filter((one) => one !== page);
  await expect.poll(() => tabs().map((tab) => new URL(tab.url()).pathname)).toEqual(['/account']);
  await tabs()[0]
    ?.getByRole('button', { name: `Continue as ${email}` })
    .waitFor();
});
