import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { allow } from '../support/consent.ts';
import {
  APP_NAME,
  codeFor,
  detailsOf,
  notifiedBy,
  openHostPage,
  waitForNotified,
} from '../support/host-page.ts';
import { newAddress, PIN, personOn, textOf } from '../support/person.ts';

interface Seen {
  readonly place: string;
  readonly text: string;
}

const watchForSecrets = async (context: BrowserContext) => {
  const seen: Seen[] = [];
  const note = (place: string, text: string) => seen.push({ place, text });
  context.on('request', (request) => note('request address', request.url()));
  context.on('console', (message) => note('console', message.text()));
  context.on('page', (page) => page.on('framenavigated', (frame) => note('address', frame.url())));
  await context.exposeFunction('noteWritten', note);
  await context.addInitScript(() => {
    const notify = (place: string, text: string) => Reflect.get(window, 'noteWritten')(place, text);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      notify('storage', `${key} ${value}`);
      setItem.call(this, key, value);
    };
  });

  return {
    watchAttributes: (page: Page) =>
      page.evaluate(() => {
        const notify = (text: string) => Reflect.get(window, 'noteWritten')('attribute', text);
        const element = document.querySelector('data-connect-button');
        const root = element?.shadowRoot;
        if (!element || !root) throw new Error('There is no element to watch');
        const scan = () => {
          for (const part of [element, ...root.querySelectorAll('*')]) {
            for (const { name, value } of part.attributes) if (value) notify(`${name}=${value}`);
          }
        };
        const observer = new MutationObserver(scan);
        observer.observe(root, { attributes: true, childList: true, subtree: true });
        observer.observe(element, { attributes: true });
      }),

    /** Places that contain one of these texts. The window message may contain the access token (contract §2.5). */
    placesOf: async (page: Page, secrets: readonly string[]): Promise<string[]> => {
      for (const [type, detail] of await notifiedBy(page)) {
        if (type !== 'message') note(`event ${type}`, JSON.stringify(detail));
      }
      note(
        'storage',
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      );
      note('page', await page.content());
      return seen.flatMap(({ place, text }) =>
        secrets.some((secret) => text.includes(secret)) ? [`${place}: ${text}`] : [],
      );
    },
  };
};

const chromium = useChromium();
const base = inject('baseUrl');
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const hashOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');

it('a new person signs in by code, connects YouTube in a window, sets a PIN, chooses data, and the page gets one complete', async () => {
  const context = await chromium.visit();
  const page = await openHostPage(context, 'request-data="basic,personality,preferences"');
  const person = personOn(page);
  const email = newAddress('Journey-New');

  await person.signIn(email);
  await person.isAt('success');
  await person.isAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');
  await person.choosePin();
  await person.isAt('dataRequest');
  expect(await person.dataSwitch('Basic data').isDisabled()).toBe(true);
  await person.dataSwitch('Personality').check();
  await person.press('Share');
  await person.isGone();

  expect(await detailsOf(page, 'complete')).toStrictEqual([
    {
      userHash: hashOf(email),
      appName: APP_NAME,
      approvedData: ['basic', 'personality'],
      apiUrl: `${base}/api/getAPIurlMobile`,
      testMode: false,
      timestamp: expect.stringMatching(ISO_TIME),
    },
  ]);
  expect(await notifiedBy(page)).toEqual([
    ['open', null],
    ['stepchange', { step: 'email', previous: null }],
    ['stepchange', { step: 'code', previous: 'email' }],
    ['stepchange', { step: 'success', previous: 'code' }],
    ['stepchange', { step: 'onboarding', previous: 'success' }],
    ['stepchange', { step: 'pin', previous: 'onboarding' }],
    ['stepchange', { step: 'dataRequest', previous: 'pin' }],
    ['complete', expect.anything()],
    ['close', { reason: 'complete' }],
  ]);
  expect(popup.isClosed()).toBe(true);
});

it('a new person leaves no PIN, code or access token in events, attributes, addresses, the console or storage', async () => {
  const context = await chromium.visit();
  const secrets = await watchForSecrets(context);
  const page = await openHostPage(context, 'auto-fetch');
  const person = personOn(page);
  const email = newAddress('journey-secrets');

  await person.openAt('email');
  await secrets.watchAttributes(page);
  await person.askForCode(email);
  await person.isAt('code');
  const code = await codeFor(context, email);
  await person.code.pressSequentially(code);
  await person.isAt('onboarding');
  await allow(await person.openWindowOf('YouTube'));
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');
  await person.pin.pressSequentially(PIN);
  const mask = () =>
    person.pin.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'));
  expect(await mask()).toBe('disc');
  await person.press(textOf('pin.show'));
  expect(await mask()).toBe('none');
  await person.press(textOf('pin.submit'));
  await person.press('Share');
  const message = await waitForNotified(page, 'message');

  const accessToken = String(Reflect.get(Object(message), 'accessToken'));
  expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await secrets.placesOf(page, [PIN, code, accessToken])).toEqual([]);
});
