import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import {
  CLASSIC_SCRIPT,
  codeFor,
  detailsOf,
  FLOW_FILE,
  notifiedBy,
  openHostPage,
} from '../support/host-page.ts';
import { NOT_LOADED, newAddress, type Person, personOn } from '../support/person.ts';

const chromium = useChromium();

const matches = (page: Page, selector: string) =>
  page.evaluate((css) => document.querySelector('data-connect-button')?.matches(css), selector);

describe('a moved element', () => {
  it.each(['append', 'moveBefore'] as const)('keeps its flow through %s', async (way) => {
    const context = await chromium.visit();
    const page = await openHostPage(context);
    const person = personOn(page);
    const email = newAddress('element-moved');
    await person.openAt('email');
    await person.askForCode(email);
    await person.isAt('code');
    const code = await codeFor(context, email);
    await person.code.pressSequentially(code.slice(0, 3));

    await page.evaluate((method) => {
      const place = document.createElement('section');
      const element = document.querySelector('data-connect-button');
      document.body.append(place);
      if (!element) return;
      if (method === 'append') place.append(element);
      else place.moveBefore(element, null);
    }, way);
    expect(await person.code.inputValue()).toBe(code.slice(0, 3));
    expect(await person.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await person.code.press('End');
    await person.code.pressSequentially(code.slice(3));

    await person.isAt('onboarding');
    expect(await page.locator('section > data-connect-button').count()).toBe(1);
    expect(await detailsOf(page, 'close')).toEqual([]);
  });
});

describe('a removed element', () => {
  it('closes with the reason "removed"', async () => {
    const page = await openHostPage(await chromium.visit());
    const person = personOn(page);
    await person.openAt('email');

    const reason = await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      return new Promise((resolve) => {
        element?.addEventListener('close', (event) => resolve(Reflect.get(event, 'detail')));
        element?.remove();
      });
    });

    expect(reason).toEqual({ reason: 'removed' });
    expect(await person.dialog.count()).toBe(0);
  });
});

describe('two elements on one page', () => {
  it('each have their own dialog, record and events', async () => {
    const body =
      '<data-connect-button id="first"></data-connect-button>' +
      '<data-connect-button id="second" provider="Acme"></data-connect-button>';
    const page = await openHostPage(await chromium.visit({ user: returning }), '', { body });

    await page.getByRole('button', { name: 'Sign In with Acme' }).click();
    await page.getByRole('heading', { name: 'Sign in with Acme' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.evaluate(() => document.querySelector('data-connect-button')?.step)).toBeNull();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sign In with Mosaic' }).click();

    await personOn(page).isAt('dataRequest');
    expect((await notifiedBy(page)).map(([type]) => type)).toEqual([
      'open',
      'stepchange',
      'close',
      'open',
      'stepchange',
    ]);
  });
});

describe('the script', () => {
  // The registered name, because a different one causes another warning.
  const REGISTERED = 'app-name="Showcase"';
  const warningsOf = (page: Page) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    return lines;
  };

  it('loaded twice is silent', async () => {
    const page = await openHostPage(await chromium.visit(), REGISTERED);
    const lines = warningsOf(page);

    await page.addScriptTag({ type: 'module', url: '/widget/data-connect.js?again' });
    await page.addScriptTag({ url: '/widget/data-connect.global.js' });
    await page.waitForFunction(() => Reflect.has(window, 'DataConnect'));
    await personOn(page).openAt('email');

    expect(lines).toEqual([]);
  });

  it('in two versions warns once with both, and keeps the first', async () => {
    const context = await chromium.visit();
    await context.route('**/data-connect.js?other', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('2.1.7', '9.9.9') });
    });
    const page = await openHostPage(context, REGISTERED);
    const lines = warningsOf(page);

    await page.addScriptTag({ type: 'module', url: '/widget/data-connect.js?other' });
    await personOn(page).openAt('email');

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/2\.1\.7.*9\.9\.9/);
    expect(
      await page.evaluate(() => Reflect.get(customElements.get('data-connect-button') ?? {}, 'version')),
    ).toBe('2.1.7');
  });

  it('as a classic one defines window.DataConnect with the exports of the module', async () => {
    const page = await openHostPage(await chromium.visit(), '', {
      script: CLASSIC_SCRIPT,
    });
    await page.waitForFunction(() => Reflect.has(window, 'DataConnect'));

    await page.addScriptTag({
      type: 'module',
      content: "import * as exported from '/widget/data-connect.js'; Object.assign(window, { exported });",
    });
    await page.waitForFunction(() => Reflect.has(window, 'exported'));
    const names = await page.evaluate(() =>
      ['DataConnect', 'exported'].map((name) => Object.keys(Reflect.get(window, name)).sort()),
    );
    const contract = [
      'DataConnectButton',
      'formatMosaicResponse',
      'getMosaicData',
      'openMosaicOverlay',
      'version',
    ];
    expect(names).toEqual([contract, contract]);
    await personOn(page).openAt('email');
  });

  it('applies properties that were set before it defined the element', async () => {
    const page = await openHostPage(await chromium.visit(), '', { script: '' });
    await page.evaluate(() => {
      const element = document.querySelector('data-connect-button');
      Object.assign(element ?? {}, { provider: 'Acme', loginType: 'signUp', apiKey: 'secret-key' });
    });

    await page.addScriptTag({ type: 'module', url: '/widget/data-connect.js' });

    await page.getByRole('button', { name: 'Sign Up with Acme' }).waitFor();
    const element = page.locator('data-connect-button');
    expect(await element.getAttribute('login-type')).toBe('signUp');
    expect(await element.evaluate((button) => Reflect.get(button, 'apiKey'))).toBe('secret-key');
    expect(await element.getAttribute('api-key')).not.toBe('secret-key');
  });
});

/** Whether the button shows that the dialog is loading. A fade is no motion, so it also appears with reduced motion. */
const isFading = ({ trigger }: Person) =>
  trigger.evaluate((button) => button.getAnimations().some(({ playState }) => playState === 'running'));

describe('the element’s state', () => {
  it('is :state(loading) while the flow is fetched and :state(open) while the dialog shows', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context, 'preload="none"');
    const person = personOn(page);
    const letGo = await holdBack(page, FLOW_FILE);
    expect(await matches(page, ':state(loading)')).toBe(false);

    await person.trigger.click();
    expect(await matches(page, ':state(loading)')).toBe(true);
    expect(await matches(page, ':state(open)')).toBe(false);
    expect(await isFading(person)).toBe(true);
    letGo();
    await person.isAt('email');
    await page.waitForFunction(
      () => !document.querySelector('data-connect-button')?.matches(':state(loading)'),
    );
    expect(await matches(page, ':state(open)')).toBe(true);
    expect(await isFading(person)).toBe(false);
    await person.press('Close');
    await person.isGone();

    expect(await matches(page, ':state(open)')).toBe(false);
  });

  it('says what to do when the flow cannot be fetched, and the next press works', async () => {
    const context = await chromium.visit();
    const page = await openHostPage(context, 'preload="none"');
    const person = personOn(page);
    await page.route(FLOW_FILE, (route) => route.abort());

    await person.trigger.click();
    await page.getByRole('alert').getByText(NOT_LOADED).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.addStyleTag({ content: ':root { color-scheme: dark; background: #121212; color: #eee }' });
    expect(await violationsOn(page, 'colours')).toEqual([]);
    await page.unroute(FLOW_FILE);
    await person.openAt('email');

    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
