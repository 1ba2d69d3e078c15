import type { ConsoleMessage, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { widget as german } from '../../../common/locales/de.json';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { THEME_NAMES } from '../../../widget/frame/settings.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { detailsOf } from '../support/host-page.ts';
import { type Person, textOf } from '../support/person.ts';

const chromium = useChromium();

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

it('the dialog in a frame gets every documented --dc-* except those of the button', () => {
  const named = contractOf().customProperties.map(({ name }) => name.slice('--dc-'.length));
  expect([...THEME_NAMES].sort()).toEqual(named.filter((name) => !name.startsWith('trigger-')).sort());
});

it('the dialog in a frame takes language and theme of an attribute that changes while it is open, and never the page’s name of the provider', async () => {
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

it('the dialog in a frame uses the nearest language of the page, and the values of its --dc-*', async () => {
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
  ['a dialog that the page shines through', '--dc-surface: rgb(255 255 255 / 0.2)'],
  ['a dialog of a few pixels', '--dc-width: 20px'],
])('the dialog in a frame leaves out --dc-* that make it illegible, and says so: %s', async (_, style) => {
  const said = page.waitForEvent('console', (message) => message.text().includes('illegible'));
  await setAttribute('style', style);
  await person.openAt('email');
  await said;
  expect(await styleOf('width')).toBe('432px');
  await removeAttribute('style');
  await closeByEscape();
});

it('the dialog in a frame warns once that slots and texts of the dialog are not used', async () => {
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
  expect(said).toEqual([
    `data-connect-button: isolation="frame" shows the dialog, without the page's slots, messages and ::part()`,
  ]);
});
