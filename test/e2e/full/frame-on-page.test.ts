import { expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { openFramedPage, signInFrames } from '../support/framed.ts';
import { holdAppFacts } from '../support/hold-back.ts';
import { detailsOf, REGISTERED_NAME, waitForNotified } from '../support/host-page.ts';
import { textOf } from '../support/person.ts';

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

it.each(['Tab', 'Shift+Tab'])(
  'the person who leaves the frame with %s comes back into it, not to the page behind',
  async (key) => {
    const { page, person } = await openFramedPage(await visit());
    await person.openAt('email');
    const isInFrame = () => person.root.evaluate(({ shadowRoot }) => shadowRoot?.activeElement !== null);
    const isOnPage = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.localName !== 'data-connect-button';
      });
    /**
     * Presses the key until the focus is in the frame (`true`) or outside it. The maximum of presses exceeds the number
     * of stops.
     */
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
  },
);

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
  expect(await waitForNotified(page, 'failure')).toMatchObject({ code: 'element.load', step: null });
  expect(await person.trigger.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.getByLabel('A field of the host').click();
  expect(await detailsOf(page, 'open')).toEqual([]);
  // The provider works again: the next press opens its dialog.
  await person.openAt('email');
  expect(await detailsOf(page, 'open')).toEqual([null]);
  await person.press('Close');
  await person.isGone();
});

it('the frame older than a minute shows its dialog at once, and who asks when the provider answers', async () => {
  const context = await visit();
  const clock = await useClock(context);
  const { page, person } = await openFramedPage(context, 'test-mode');
  await person.openAt('email');
  await person.press('Close');
  await person.isGone();
  await clock.skip(61_000);
  const answer = await holdAppFacts(context, { purpose: 'For a newer reason' });
  await person.openAt('email');
  await person.askForCode('existing-later@example.org');
  await person.isAt('code');
  await person.code.fill('123456');
  await person.isAt('dataRequest');
  await person.sees(textOf('asker.awaited'));
  answer();
  await person.dialog.getByText('For a newer reason').waitFor();
  await person.canPress();
  await person.press('Share');
  expect(await waitForNotified(page, 'complete')).toMatchObject({ approvedData: ['basic'] });
});

it('the frame older than a minute keeps what it knows of who asks if the provider does not answer', async () => {
  const context = await visit();
  const clock = await useClock(context);
  const { person } = await openFramedPage(context, 'test-mode');
  await person.openAt('email');
  await person.press('Close');
  await person.isGone();
  await clock.skip(61_000);
  await context.route('**/api/app', (route) => route.abort());
  await person.openAt('email');
  await person.askForCode('existing-known@example.org');
  await person.isAt('code');
  await person.code.fill('123456');
  await person.isAt('dataRequest');
  await person.dialog.locator('.asker-name').getByText(REGISTERED_NAME, { exact: true }).waitFor();
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

it('the frame asks once who asks, in the language of the page, for two openings', async () => {
  const context = await visit();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/app')) asked.push(request.headers()['accept-language'] ?? '');
  });
  const { page } = await openFramedPage(context, 'locale="de"');
  const title = page.locator('data-connect-button').frameLocator('iframe').getByRole('heading');
  for (const _ of ['once', 'and again']) {
    await page.getByRole('button', { name: 'Mit Mosaic anmelden' }).click();
    await title.waitFor();
    await page.locator('data-connect-button').evaluate((one) => Reflect.get(one, 'close').call(one));
    await title.waitFor({ state: 'detached' });
  }
  expect(asked).toEqual(['de']);
});

it('the frame opens for an element without a box of its own, and not for one in something hidden', async () => {
  const { page, person } = await openFramedPage(await visit(), 'style="display: contents"');
  await person.openAt('email');
  await person.canPress();
  await person.press('Close');
  await person.isGone();
  await page.locator('main').evaluate((main) => main.setAttribute('hidden', ''));
  const refused = await page.locator('data-connect-button').evaluate((one) =>
    Reflect.get(one, 'open')
      .call(one)
      .catch((error: Error) => error.message),
  );
  expect(refused).toBe('element.hidden');
  expect(await page.locator('dialog[open]').count()).toBe(0);
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

it('the frame of a prerendered page has its time to load from when the page is shown', async () => {
  const context = await visit();
  const clock = await useClock(context);
  const { page, person } = await openFramedPage(context, 'preload="none"');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // Stands in for a prerendered page, in which the browser holds back the frames of other sites.
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route('**/frame?*', async (route) => {
    await shown;
    await route.fallback();
  });
  await page.evaluate(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true }));
  await page.locator('data-connect-button').evaluate((element) => element.setAttribute('preload', 'auto'));
  await person.trigger.hover();
  await page.locator('iframe').waitFor({ state: 'attached' });
  await clock.skip(60_000);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  show();
  await person.openAt('email');
  expect(said.filter((text) => text.includes('does not answer'))).toEqual([]);
});
