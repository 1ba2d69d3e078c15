import { expect, it } from 'vitest';
import { trigger, widget } from '../../../common/locales/ar.json';
import { DOUBLE_PRESS_MS } from '../../../widget/constants.ts';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost } = useEngine();

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
    await person.read("window.notified.filter(([type]) => type === 'close').map(([, { reason }]) => reason)"),
  ).toEqual(['escape', 'backdrop']);
});

it('the first press on an Arabic button opens the dialog, from right to left', async () => {
  const person = await comeToHost({ lang: 'ar' });
  await person.press(trigger['button.signIn'].replace('{provider}', 'Mosaic'));
  await person.hasFocusOn(widget['email.label']);
  const direction =
    "getComputedStyle(document.querySelector('data-connect-button').shadowRoot.querySelector('dialog')).direction";
  expect(await person.read(direction)).toBe('rtl');
  expect(await person.complaints()).toEqual([]);
});
