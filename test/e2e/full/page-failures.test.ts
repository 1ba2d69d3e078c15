import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { OLD_LIBRARIES } from '../../support/old-libraries.ts';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, FLOW_FILE, IS_FRAMED, notifiedBy, openHostPage } from '../support/host-page.ts';
import { NOT_LOADED, newAddress, type Person, personOn } from '../support/person.ts';

const { open, visit } = useChromium();

/** A person who is signed in since an earlier visit, before the platforms step. */
const signedIn = () => ({ user: { ...newUser, email: newAddress('failing') } });

/** Runs a script in the page and its frames, like an extension. */
const changeAll = async (page: Page, script: string) => {
  for (const frame of page.frames()) await frame.evaluate(script);
};

const CLOSED = `{
  const open = window.open;
  window.open = (...how) => {
    const opened = open.call(window, ...how);
    opened.close();
    return opened;
  };
}`;

/** An imitation of a window, as some popup blockers return it. */
const HIDDEN_FRAME = `window.open = () => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  Object.defineProperty(frame.contentWindow, 'closed', { value: false });
  return frame.contentWindow;
}`;

describe('on a page with a window.open that', () => {
  let page: Page;
  let person: Person;
  // Each test replaces `window.open` on the same page.
  beforeAll(async () => {
    const context = await open(signedIn());
    page = await openHostPage(context);
    person = personOn(page);
    return () => context.close();
  });

  it.each([
    ['throws', 'window.open = () => { throw new Error("off"); }'],
    ['is absent', 'window.open = undefined'],
    ['gives nothing', 'window.open = () => null'],
    ['gives a closed window', CLOSED],
    ['gives an imitation', 'window.open = () => ({ closed: false, close() {}, location: { replace() {} } })'],
    ['gives the window of a hidden frame', HIDDEN_FRAME],
  ])('%s, the dialog says that the popup is blocked and can be closed', async (_, script) => {
    const before = (await detailsOf(page, 'close')).length;
    await person.openAt('onboarding');
    await changeAll(page, `window.first ??= window.open; window.open = window.first; ${script}`);
    await person.tile('YouTube').press('Enter');
    await person.dialog.getByText('Popup blocked').first().waitFor();
    await person.press('Close');
    await person.isGone();
    await person.openAt('onboarding');
    expect((await detailsOf(page, 'close')).slice(before)).toEqual([{ reason: 'button' }]);
    await person.press('Close');
    await person.isGone();
  });
});

const KEEP = `window.kept ??= {
  fetch: window.fetch,
  queue: window.queueMicrotask,
  random: crypto.getRandomValues,
  read: Storage.prototype.getItem,
  write: Storage.prototype.setItem,
};`;

const MEND = `{
  window.fetch = kept.fetch;
  window.queueMicrotask = kept.queue;
  crypto.getRandomValues = kept.random;
  Storage.prototype.getItem = kept.read;
  Storage.prototype.setItem = kept.write;
}`;

const THROWS = '() => { throw new Error("off"); }';

const FAULTS = [
  `window.fetch = ${THROWS}`,
  'window.fetch = () => new Promise(() => {})',
  'window.fetch = () => undefined',
  'window.fetch = async () => undefined',
  'window.fetch = async () => ({ ok: true, status: 200 })',
  `crypto.getRandomValues = ${THROWS}`,
  'crypto.getRandomValues = undefined',
  'window.queueMicrotask = undefined',
  `Storage.prototype.getItem = Storage.prototype.setItem = ${THROWS}`,
];

it('whatever the dialog uses is broken, it can be closed, fires `close` once, and opens again', async () => {
  const page = await openHostPage(await visit(signedIn()));
  const person = personOn(page);
  await person.openAt('onboarding');
  await person.press('Close');
  await person.isGone();
  for (const [count, fault] of FAULTS.entries()) {
    await person.openAt('onboarding');
    await changeAll(page, `${KEEP}${fault}`);
    await person.tile('YouTube').press('Enter');
    // The failure may have closed the dialog.
    const leave = async () => {
      await page.keyboard.press('Escape');
      return person.dialog.count();
    };
    await expect.poll(leave, { timeout: 20_000 }).toBe(0);
    await person.isGone();
    await changeAll(page, MEND);
    expect([fault, (await detailsOf(page, 'close')).length]).toEqual([fault, count + 2]);
  }
  await person.openAt('onboarding');
});

it.each([
  ['throws', '() => { throw new Error("off"); }'],
  ['does nothing', '() => {}'],
])(
  'where `showModal` %s, the button says so, the page gets one `failure` and one `close`, and the next press opens',
  async (_, broken) => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    await person.openAt('email');
    await person.press('Close');
    await person.isGone();
    const before = (await notifiedBy(page)).length;
    // The dialog's own page.
    const inside = page.frames().at(-1);
    await inside?.evaluate(`{
      const { showModal } = HTMLDialogElement.prototype;
      window.mend = () => { HTMLDialogElement.prototype.showModal = showModal; };
      HTMLDialogElement.prototype.showModal = ${broken};
    }`);
    await person.trigger.click();
    const message = 'Failed to render Mosaic button';
    await page.getByRole('alert').getByText(message).waitFor();
    expect((await notifiedBy(page)).slice(before)).toEqual([
      ['open', null],
      ['stepchange', { step: 'email', previous: null }],
      ['close', { reason: 'removed' }],
      ['failure', { code: 'element.render', message, step: null }],
    ]);
    // A frame that refused has left the page.
    if (!IS_FRAMED) await page.evaluate('mend()');
    await person.openAt('email');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

// React makes elements by `createElement`, Preact by `createElementNS`.
it.each([
  ['createElement', 'Document', ['createElement', 'createElementNS']],
  ['append', 'DocumentFragment', ['append']],
])(
  'where `%s` throws, the page gets one `failure` for each press, and the next press opens',
  async (_, owner, names) => {
    const page = await openHostPage(await visit(), 'preload="none"');
    const person = personOn(page);
    await page.evaluate(`{
      const { prototype } = ${owner};
      const works = ${JSON.stringify(names)}.map((name) => [name, prototype[name]]);
      window.mend = () => { for (const [name, work] of works) prototype[name] = work; };
      for (const [name] of works) prototype[name] = ${THROWS};
    }`);
    for (const presses of [1, 2]) {
      await person.trigger.press('Enter');
      await expect.poll(async () => (await detailsOf(page, 'failure')).length).toBe(presses);
    }
    await page.evaluate('mend()');
    await person.openAt('email');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

it.skipIf(IS_FRAMED).each(OLD_LIBRARIES)(
  'with what $name replaces, the button works again after a press that failed, each time',
  async ({ script }) => {
    const context = await visit();
    await context.addInitScript(script);
    // The file is blocked from the start, because an idle page fetches it.
    await context.route(FLOW_FILE, (route) => route.abort());
    const page = await openHostPage(context);
    const person = personOn(page);
    await person.trigger.click();
    await page.getByRole('alert').getByText(NOT_LOADED).waitFor();
    await context.unroute(FLOW_FILE);
    for (const _ of ['once', 'and again']) {
      await person.openAt('email');
      await person.press('Close');
      await person.isGone();
    }
  },
);

/** Built-ins that React and XState call for each press, and at the end of an opening. */
const CALLED = [
  ...['Map.prototype.get', 'Map.prototype.delete', 'WeakMap.prototype.get', 'Set.prototype.has'],
  ...['Array.prototype.map', 'Array.prototype.shift', 'Array.prototype.find', 'Object.keys'],
  ...['Reflect.apply', 'Object'],
  ...['Event.prototype.preventDefault', 'AbortController.prototype.abort', 'setTimeout'],
];

// The page's scripts do not reach the dialog of a frame.
it.skipIf(IS_FRAMED)(
  'whatever built-in fails while the dialog is open, Escape closes it, `close` fires once, and the button works again',
  async () => {
    const page = await openHostPage(await visit());
    const person = personOn(page);
    for (const [count, path] of CALLED.entries()) {
      await person.openAt('email');
      await page.evaluate((broken) => {
        const names = broken.split('.');
        const name = names.pop() ?? '';
        const owner = names.reduce<object>((object, part) => Reflect.get(object, part), window);
        const own: PropertyDescriptor = Object(Object.getOwnPropertyDescriptor(owner, name));
        const later = window.setTimeout.bind(window);
        const { defineProperty } = Object;
        const { dataset } = document.body;
        const mend = () => {
          defineProperty(owner, name, own);
          dataset.mended = broken;
        };
        document
          .querySelector('data-connect-button')
          ?.addEventListener('close', () => later(mend), { once: true });
        const fails = () => {
          throw new TypeError('off');
        };
        defineProperty(owner, name, { value: fails, writable: true, configurable: true });
      }, path);
      await page.keyboard.press('Escape');
      await page.locator(`body[data-mended="${path}"]`).waitFor();
      await person.isGone();
      expect([path, (await detailsOf(page, 'close')).length]).toEqual([path, count + 1]);
    }
    await person.openAt('email');
  },
);
