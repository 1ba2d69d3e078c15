import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, IS_FRAMED, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, type Person, personOn } from '../support/person.ts';

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

const THROWS = '() => { throw new Error("off"); }';

it.each([
  ['throws', THROWS],
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
