import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newUser } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, openHostPage } from '../support/host-page.ts';
import { newAddress, type Person, personOn } from '../support/person.ts';

const { open } = useChromium();

/** A person who is signed in since an earlier visit, before the platforms step. */
const signedIn = () => ({ user: { ...newUser, email: newAddress('failing') } });

/** Runs a script in the page and its frames, like an extension. */
const changeAll = async (page: Page, script: string) => {
  for (const frame of page.frames()) await frame.evaluate(script);
};

/** An imitation of a window, as some popup blockers return it. */
const HIDDEN_FRAME = `window.open = () => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  Object.defineProperty(frame.contentWindow, 'closed', { value: false });
  return frame.contentWindow;
}`;

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
  ['gives nothing', 'window.open = () => null'],
  ['gives the window of a hidden frame', HIDDEN_FRAME],
])(
  'on a page with a window.open that %s, the dialog says that the popup is blocked and can be closed',
  async (_, script) => {
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
  },
);
