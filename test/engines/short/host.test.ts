import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS } from '../../../widget/constants.ts';
import { catalogue as ar } from '../../../widget/locales/ar.ts';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import { hostPagePath } from '../support/host-page.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, openTab, codeFor } = useEngine();

const SHARE = textOf('data.title', { appName: 'My App' });
const IS_SIGNED_OUT = `localStorage.getItem('data-connect:mosaic:user') === null`;

describe('on a page of a host', () => {
  it('Escape and a press on the backdrop close the dialog and return the focus to the trigger', async () => {
    const person = await comeToHost();
    await person.press(SIGN_IN);
    await person.hasFocusOn(textOf('email.label'));
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);

    await person.press(SIGN_IN);
    await person.hasFocusOn(textOf('email.label'));
    // An earlier press is the second press of a double press.
    const openSince = await person.read('performance.now()');
    await person.until(`performance.now() - ${openSince} > ${DOUBLE_PRESS_MS}`, 'no time passes');
    await person.window.pressAt({ x: 20, y: 700 });
    await person.hasFocusOn(SIGN_IN);
    expect(
      await person.read(
        "window.notified.filter(([type]) => type === 'close').map(([, { reason }]) => reason)",
      ),
    ).toEqual(['escape', 'backdrop']);
  });

  it('the first press on an Arabic button opens the dialog, from right to left', async () => {
    const person = await comeToHost({ lang: 'ar' });
    await person.press(ar['button.signIn'].replace('{provider}', 'Mosaic'));
    await person.hasFocusOn(ar['email.label']);
    const direction =
      "getComputedStyle(document.querySelector('data-connect-button').shadowRoot.querySelector('dialog')).direction";
    expect(await person.read(direction)).toBe('rtl');
    expect(await person.complaints()).toEqual([]);
  });

  it('signing out in one tab signs out in the other', async () => {
    const first = await comeToHost();
    await first.press(SIGN_IN);
    await first.hasFocusOn(textOf('email.label'));
    await first.type('existing-tabs@example.org');
    await first.key('Enter');
    await first.hasFocusOn(textOf('code.label'));
    await first.type(await codeFor('existing-tabs@example.org'));
    await first.sees(SHARE);

    const second = await openTab(first, hostPagePath());
    await second.press(SIGN_IN);
    await second.sees(SHARE);
    await second.press(textOf('account.signOut'));
    await second.until(IS_SIGNED_OUT, 'still signed in');
    await first.sees(textOf('email.submit'));
  });
});
