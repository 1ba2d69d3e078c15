import type { ConsoleMessage, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';
import { THEME_NAMES } from '../../../widget/frame/settings.ts';
import { catalogue as german } from '../../../widget/locales/de.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf, notifiedBy } from '../support/host-page.ts';
import { isSeen, newAddress, type Person, textOf } from '../support/person.ts';

const chromium = useChromium();

/** Test mode accepts this code for every address. */
const TEST_CODE = '123456';

let page: Page;
let person: Person;

// One page for all tests: each frame is a separate page, and the next opening uses the existing one.
beforeAll(async () => {
  const context = await chromium.open();

  ({ page, person } = await openFramedPage(context, 'preload="none" test-mode'));
  return () => context.close();
});

beforeEach(() =>
  page.evaluate(() => {
    const notified: unknown = Reflect.get(window, 'notified');
    if (Array.isArray(notified)) notified.length = 0;
  }),
);

const element = () => page.locator('data-connect-button').first();
const setAttribute = (name: string, value: string) =>
  element().evaluate((one, [key = '', text = '']) => one.setAttribute(key, text), [name, value]);
const removeAttribute = (name: string) => element().evaluate((one, key) => one.removeAttribute(key), name);
const styleOf = (property: string) =>
  person.dialog.evaluate((dialog, name) => getComputedStyle(dialog).getPropertyValue(name), property);
/** Waits until the host got the event, because the frame's message arrives after its dialog is gone. */
const closeByEscape = async () => {
  const before = (await detailsOf(page, 'close')).length;
  await page.keyboard.press('Escape');
  await person.isGone();
  await expect.poll(async () => (await detailsOf(page, 'close')).length).toBeGreaterThan(before);
};

describe('the dialog in a frame', () => {
  it('gets every documented --dc-* except those of the button', () => {
    const named = contractOf(readStyles()).customProperties.map(({ name }) => name.slice('--dc-'.length));
    expect([...THEME_NAMES].sort()).toEqual(named.filter((name) => !name.startsWith('trigger-')).sort());
  });

  it('opens for a press right after its element was put back', async () => {
    await person.openAt('email');
    await element().evaluate(async (one) => {
      const place = one.parentElement;
      one.remove();
      await null;
      place?.append(one);
      await Reflect.get(one, 'open').call(one);
    });
    await person.isAt('email');
    await closeByEscape();
  });

  it.each<[string, () => Promise<void>]>([
    ['escape', () => page.keyboard.press('Escape')],
    ['button', () => person.press('Close')],
    ['backdrop', () => person.pressBackdrop()],
    ['api', () => element().evaluate((one) => Reflect.get(one, 'close').call(one))],
  ])('closes by %s, reports it once, and returns the focus to the trigger', async (reason, close) => {
    await person.openAt('email');
    await expect.poll(() => person.email.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await element().evaluate((one) => one.matches(':state(open)'))).toBe(true);

    await close();
    await person.isGone();

    // The frame's report arrives after its dialog is gone.
    await expect
      .poll(() => notifiedBy(page))
      .toEqual([
        ['open', null],
        ['stepchange', { step: 'email', previous: null }],
        ['close', { reason }],
      ]);
    expect(await element().evaluate((one) => one.matches(':state(open)'))).toBe(false);
    await expect.poll(() => person.trigger.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('keeps typed text from the host’s shortcuts', async () => {
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      for (const type of ['keydown', 'keypress', 'keyup'])
        window.addEventListener(type, (event) => keys.push(`${type} ${Reflect.get(event, 'key')}`));
    });
    await person.openAt('email');
    await person.email.pressSequentially('a/k');
    await closeByEscape();
    await page.getByLabel('A field of the host').press('x');
    expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual([
      'keydown x',
      'keypress x',
      'keyup x',
    ]);
  });

  it('takes language and theme of an attribute that changes while it is open, and never the page’s name of the provider', async () => {
    await person.openAt('email');
    await setAttribute('provider', 'Acme');
    await setAttribute('locale', 'de');
    await person.sees(german['email.title.signIn'].replace('{provider}', 'Mosaic'));
    await setAttribute('locale', 'ar');
    await expect.poll(() => styleOf('direction')).toBe('rtl');
    await setAttribute('theme', 'light');
    const light = await styleOf('background-color');
    await setAttribute('theme', 'dark');
    await expect.poll(() => styleOf('background-color')).not.toBe(light);
    for (const name of ['locale', 'theme']) await removeAttribute(name);
    await person.isAt('email');
    await closeByEscape();
    await person.trigger.click();
    await person.sees(textOf('email.title.signIn', { provider: 'Mosaic' }));
    await removeAttribute('provider');
    await closeByEscape();
  });

  it('uses the nearest language of the page, and the values of its --dc-*', async () => {
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
      document.body.style.setProperty('--brand', 'rgb(251, 252, 253)');
    });
    await setAttribute('style', '--dc-surface: var(--brand); --dc-width: 321px');
    await person.trigger.click();
    await person.sees(german['email.title.signIn'].replace('{provider}', 'Mosaic'));
    expect(await styleOf('background-color')).toBe('rgb(251, 252, 253)');
    expect(await styleOf('width')).toBe('321px');
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await removeAttribute('style');
    await closeByEscape();
    await person.openAt('email');
    expect(await styleOf('width')).not.toBe('321px');
    await closeByEscape();
  });

  it.each([
    ['text in the color of what it stands on', '--dc-text: #eee; --dc-surface: #eee'],
    ['a button with invisible text', '--dc-on-accent: transparent'],
    ['a dialog that the page shines through', '--dc-surface: rgb(255 255 255 / 0.2)'],
    ['letters too small to read', '--dc-font-size: 2px'],
    ['a dialog of a few pixels', '--dc-width: 20px'],
  ])('leaves out --dc-* that make it illegible, and says so: %s', async (_, style) => {
    const said = page.waitForEvent('console', (message) => message.text().includes('illegible'));
    await setAttribute('style', style);
    await person.openAt('email');
    await said;
    expect(await styleOf('width')).toBe('432px');
    await removeAttribute('style');
    await closeByEscape();
  });

  it('applies the host’s --dc-* even if the frame gets its size after it has opened', async () => {
    await setAttribute('style', '--dc-width: 321px');
    const dialog = element().locator('dialog');
    await dialog.evaluate((one) => one.style.setProperty('display', 'none'));
    await element().evaluate((one) => Reflect.get(one, 'open').call(one));
    await dialog.evaluate((one) => one.style.removeProperty('display'));
    // A frame that was not displayed has no focus yet.
    await person.dialog.getByRole('heading').click();
    await person.canPress();
    expect(await styleOf('width')).toBe('321px');
    await removeAttribute('style');
    await closeByEscape();
  });

  it('opens at the training step, after closing an open dialog', async () => {
    await person.openAt('email');
    await element().evaluate((one) => Reflect.get(one, 'startTraining').call(one));
    await person.isAt('training');
    expect(await element().evaluate((one) => Reflect.get(one, 'step'))).toBe('training');
    await closeByEscape();
    await expect.poll(() => detailsOf(page, 'close')).toEqual([{ reason: 'api' }, { reason: 'escape' }]);
  });

  it('warns once that slots and texts of the dialog are not used', async () => {
    const said: string[] = [];
    const note = (message: ConsoleMessage) => said.push(message.text());
    page.on('console', note);
    await element().evaluate((one) => {
      one.innerHTML = '<span slot="header">My brand</span>';
      Reflect.set(one, 'messages', { 'email.label': 'Your address', 'button.signIn': 'Enter' });
    });
    expect(await person.trigger.textContent()).toBe('Enter');
    for (let opening = 1; opening <= 2; opening += 1) {
      await person.openAt('email');
      await closeByEscape();
    }
    page.off('console', note);
    await element().evaluate((one) => {
      one.innerHTML = '';
      Reflect.set(one, 'messages', {});
    });
    expect(said).toEqual(['data-connect-button: isolation="frame" leaves out slots and messages']);
  });

  it('is opened by the overlay helper, which resolves with the result', async () => {
    await page.addScriptTag({ url: '/widget/data-connect.global.js' });
    await page.waitForFunction(() => Reflect.has(window, 'DataConnect'));
    await page.evaluate(
      (apiBase) => {
        const given = { isolation: 'frame', apiBase, apiKey: 'sandbox-demo-key', testMode: true } as const;
        Object.assign(window, { outcome: window.DataConnect?.openMosaicOverlay(given) });
      },
      `${inject('baseUrl')}/api`,
    );
    const overlay = page.frameLocator('#data-connect-overlay iframe').getByRole('dialog');
    await isSeen(overlay);
    await overlay.getByLabel(textOf('email.label')).fill(newAddress('existing-overlay'));
    await overlay.getByRole('button', { name: textOf('email.submit'), exact: true }).press('Enter');
    await overlay.getByLabel(textOf('code.label')).fill(TEST_CODE);
    await overlay.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    const outcome = await page.evaluate(() => Reflect.get(window, 'outcome'));
    expect(outcome).toMatchObject({ approvedData: ['basic'], testMode: true });
    await page.locator('#data-connect-overlay').waitFor({ state: 'detached' });
  });
});
