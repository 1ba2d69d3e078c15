import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { frame as german } from '../../../common/locales/de.json';
import { frame as texts } from '../../../common/locales/en.json';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage } from '../support/framed.ts';
import { TEST_CODE } from '../support/framed-choice.ts';
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

const coverDialog = (page: Page) =>
  page.evaluate(() => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.textContent = 'Press Enter to win';
    cover.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;opacity:.99';
    document.body.append(cover);
    document.addEventListener('open', () => cover.showPopover(), { capture: true, once: true });
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

it('the frame of the provider ignores a script’s presses, so nothing is shared', async () => {
  const context = await visit();
  await keepPort(context);
  const { page, person } = await openFramedPage(context, 'test-mode');
  await person.openAt('email');
  await person.askForCode(newAddress('existing-scripted'));
  await person.isAt('code');
  await person.code.fill(TEST_CODE);
  await person.isAt('dataRequest');
  await page.evaluate(() => {
    const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
    const port: MessagePort = Reflect.get(window, 'taken');
    frame?.focus();
    for (const target of [frame, frame?.parentElement, document.activeElement]) {
      for (const type of ['keydown', 'keypress', 'keyup'])
        target?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, composed: true }));
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    }
    frame?.click();
    for (const type of ['data.share', 'share', 'click', 'complete'])
      for (const message of [
        { type, opening: 1 },
        { type: 'events', opening: 1, events: [{ name: type }] },
      ])
        port.postMessage(message);
  });
  // The permitted commands of the page run in their order.
  await page.evaluate(() => document.querySelector('data-connect-button')?.setAttribute('theme', 'dark'));
  await expect.poll(() => person.dialog.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');
  await person.isAt('dataRequest');
  expect(await detailsOf(page, 'complete')).toEqual([]);
});

it('the frame of the provider ignores presses, second handshakes and floods of messages from the page', async () => {
  const context = await visit();
  await keepPort(context);
  const { page, person } = await openFramedPage(context);
  await person.openAt('email');
  const answers = await page.evaluate(async () => {
    const target = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
    const { port1, port2 } = new MessageChannel();
    const got: unknown[] = [];
    port1.onmessage = ({ data }) => got.push(data);
    const port: MessagePort = Reflect.get(window, 'taken');
    target?.contentWindow?.postMessage({ source: 'data-connect-frame', version: 1 }, '*', [port2]);
    for (const type of ['email.submit', 'data.share', 'open', 'complete']) {
      port.postMessage({ type, email: 'a@b.c', opening: 1 });
      target?.contentWindow?.postMessage({ type, email: 'a@b.c' }, '*');
    }
    return got;
  });
  expect(answers).toEqual([]);
  await person.isAt('email');
  expect(await detailsOf(page, 'stepchange')).toHaveLength(1);

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

it('the frame of the provider ignores a press while it is covered, says so at the place of the press, and accepts the next one', async () => {
  const { page, person } = await openFramedPage(await visit());
  await coverDialog(page);
  await person.trigger.click();
  await person.isAt('email');
  const line = person.root.getByRole('alert');
  const opacity = () => person.button('Send code').evaluate((button) => getComputedStyle(button).opacity);
  expect(await opacity()).toBe('0.5');
  // Like autofill before the person presses Enter.
  await person.email.fill(newAddress('covered'));
  const dropped = warned(page, 'covered');
  const isSaid = async () => {
    await person.email.press('Enter');
    return line.getByText(texts.dropped).isVisible();
  };
  await expect.poll(isSaid).toBe(true);
  // Presses under the cover must not count after the cover is gone.
  await page.evaluate(() => document.querySelector('[popover]')?.remove());
  await dropped;
  await person.canPress();
  await expect.poll(opacity).toBe('1');
  await person.isAt('email');
  await person.email.press('Enter');
  await person.isAt('code');
  expect(await line.count()).toBe(0);
});

it('the frame of the provider closes by its own button even while it is covered', async () => {
  const { page, person } = await openFramedPage(await visit(), 'locale="de"');
  await coverDialog(page);
  await person.trigger.click();
  const email = person.dialog.locator('[type=email]');
  await email.fill(newAddress('leaving'));
  // The cover comes after the dialog, and an early press has no line.
  const isDropped = async () => {
    await email.press('Enter');
    return person.root.getByText(german.dropped).isVisible();
  };
  await expect.poll(isDropped).toBe(true);
  await person.dialog.locator('[part=close]').press('Enter');
  expect(await waitForNotified(page, 'close')).toEqual({ reason: 'button' });
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
