import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { openChoice } from '../support/framed-choice.ts';
import {
  codeFor,
  detailsOf,
  framedAttributes,
  hostPageUrl,
  notifiedBy,
  openHostPage,
  waitForNotified,
} from '../support/host-page.ts';
import { framedPersonOn, newAddress } from '../support/person.ts';

const { visit } = useChromium();

const warned = (page: Page, words: string) =>
  page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(words));

/** Keeps the port between the element and its frame, as a script of the page can. */
const keepPort = (context: BrowserContext) =>
  context.addInitScript(() => {
    const Usual = window.MessageChannel;
    window.MessageChannel = class extends Usual {
      constructor() {
        super();
        // The first port is the element's own; later ones belong to the test.
        if (!('taken' in window)) Reflect.set(window, 'taken', this.port1);
      }
    };
  });

it('the frame of the provider gives the page around it neither typed text nor the session', async () => {
  const context = await visit();
  const { page, person } = await openFramedPage(context);
  const email = newAddress('attacked');
  await person.signIn(email);
  await person.isAt('onboarding');
  const seen = await page.evaluate(() => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    const frame = root?.querySelector('iframe');
    const read = (value: () => unknown) => {
      try {
        return String(value());
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    };
    return {
      document: String(frame?.contentDocument),
      storage: read(() => frame?.contentWindow?.localStorage),
      address: read(() => frame?.contentWindow?.location.href),
      fields: root?.querySelectorAll('input').length,
      kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    };
  });
  expect(seen).toEqual({
    document: 'null',
    storage: 'SecurityError',
    address: 'SecurityError',
    fields: 0,
    kept: '[{},{},""]',
  });
  const session = await page
    .frames()
    .at(-1)
    ?.evaluate(() => /"token":"([^"]+)"/.exec(JSON.stringify({ ...localStorage }).replaceAll('\\', ''))?.[1]);
  if (!session) throw new Error('The frame keeps no session');
  const notified = JSON.stringify(await notifiedBy(page));
  for (const secret of [email, session, await codeFor(context, email)])
    expect(notified).not.toContain(secret);
});

it('the frame of the provider ignores presses, second handshakes and floods of messages from the page', async () => {
  const context = await visit();
  await keepPort(context);
  const { page, person } = await openFramedPage(context, 'test-mode');
  await openChoice(person);
  const before = await notifiedBy(page);
  const answers = await page.evaluate(async () => {
    const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
    const { port1, port2 } = new MessageChannel();
    const got: unknown[] = [];
    port1.onmessage = ({ data }) => got.push(data);
    const port: MessagePort = Reflect.get(window, 'taken');
    frame?.contentWindow?.postMessage({ source: 'data-connect-frame', version: 1 }, '*', [port2]);
    frame?.focus();
    for (const target of [frame, frame?.parentElement, document.activeElement]) {
      for (const type of ['keydown', 'keypress', 'keyup'])
        target?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, composed: true }));
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    }
    frame?.click();
    for (const type of ['email.submit', 'data.share', 'share', 'click', 'open', 'complete'])
      for (const message of [
        { type, email: 'a@b.c', opening: 1 },
        { type: 'events', opening: 1, events: [{ name: type }] },
      ]) {
        port.postMessage(message);
        frame?.contentWindow?.postMessage(message, '*');
      }
    return got;
  });
  expect(answers).toEqual([]);
  // The permitted commands of the page run in their order.
  await page.evaluate(() => document.querySelector('data-connect-button')?.setAttribute('theme', 'dark'));
  await expect.poll(() => person.dialog.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');
  await person.isAt('dataRequest');
  expect(await notifiedBy(page)).toEqual(before);

  const ended = warned(page, 'too many messages');
  await page.evaluate(() => {
    const port: MessagePort = Reflect.get(window, 'taken');
    // More than twice the limit, because a period of the limit may end in between. The messages have no effect, because
    // slow handling would reduce the flood to the allowed rate.
    for (let count = 0; count < 1_000; count += 1) port.postMessage({ type: 'flood' });
  });
  await ended;
  expect(await waitForNotified(page, 'close')).toEqual({ reason: 'removed' });
});

it('the frame of the provider shows no dialog on a page of another origin, and says so', async () => {
  const context = await visit();
  const url = 'https://evil.example/host-page';
  await context.grantPermissions(['local-network-access'], { origin: new URL(url).origin });
  await context.route('https://evil.example/widget/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, hostPageUrl()).href }) });
  });
  const page = await openHostPage(context, framedAttributes(), {}, url);
  const said = warned(page, 'does not answer');
  await framedPersonOn(page).trigger.click();
  await said;
  expect(await waitForNotified(page, 'failure')).toMatchObject({ code: 'page.blocked', step: null });
  expect(await detailsOf(page, 'open')).toEqual([]);
});

it('the frame of the provider closes when the page navigates it to another address', async () => {
  const { page, person } = await openFramedPage(await visit());
  await person.openAt('email');
  const said = warned(page, 'the frame reloaded');
  await page.evaluate(() => {
    const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
    frame?.setAttribute('src', 'about:blank');
  });
  await said;
  expect(await waitForNotified(page, 'close')).toEqual({ reason: 'removed' });
  await person.openAt('email');
});

it('the frame of the provider refuses a page that opens very many frames', async () => {
  const { page, person } = await openFramedPage(await visit(), 'preload="none"');
  await page.evaluate(
    (source) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    },
    `${hostPageUrl().replace('/host-page', '')}/frame?key=sandbox-demo-key`,
  );
  await expect.poll(() => page.frames().length).toBe(2);
  const [, crowd] = page.frames();
  await crowd?.waitForLoadState();
  await crowd?.evaluate(() => {
    for (let place = 1; place <= 24; place += 1) {
      void navigator.locks.request(`data-connect-frame-${place}`, () => new Promise(() => {}));
    }
  });
  const said = warned(page, 'too many frames');
  await person.trigger.click();
  await said;
  expect(await waitForNotified(page, 'failure')).toMatchObject({ code: 'element.load' });
});
