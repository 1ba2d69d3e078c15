import { describe, expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { OLD_LIBRARIES } from '../../support/old-libraries.ts';
import {
  connectPlatform,
  openDialog,
  openFrame,
  SIGN_IN,
  shareData,
  signIn,
  WHOLE_FLOW,
} from '../support/flow.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToHost, comeToFramed, codeFor } = useEngine();

/** WebKit's driver makes JSON in the page, which Prototype 1.6 changes. */
const LIBRARIES = OLD_LIBRARIES.filter(({ name }) => ENGINE !== 'webkit' || name !== 'Prototype 1.6');

/** Listeners of the page in the capture phase, and a shortcut on one letter, as of a page with a search field. */
const LISTEN = `(() => {
  window.heard = [];
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste', 'wheel', 'pointerdown', 'click'])
    document.addEventListener(type, (event) => {
      window.heard.push(type);
      if (event.key === 's') event.preventDefault();
    }, true);
})()`;

describe('on a page that', () => {
  it.each([
    ['in the page', () => comeToHost(), openDialog],
    ['in a frame', () => comeToFramed(), openFrame],
  ] as const)(
    'listens in the capture phase, no key or press of the dialog %s reaches it',
    async (_, come, open) => {
      const person = await come();
      await open(person);
      await person.read(LISTEN);
      await person.type('sissi@s');
      await person.press(textOf('email.submit'));
      await person.sees('Please enter a valid email address');
      expect(await person.read('window.heard')).toEqual([]);
    },
  );

  it.each([
    ['throws', 'window.open = () => { throw new Error("off"); }'],
    ['is absent', 'window.open = undefined'],
    ['gives an imitation', 'window.open = () => ({ closed: false, close() {} })'],
  ])('has a window.open that %s, the dialog says so and can be closed', async (how, script) => {
    const person = await comeToHost();
    // A new person each time: a second code for one address would have to wait.
    await signIn(person, `${how.replaceAll(' ', '-')}@example.org`, codeFor);
    await person.read(`void (${script})`);
    await person.press(/^YouTube/);
    await person.until(
      "window.inWidget('dialog')?.textContent.includes('Popup blocked')",
      'nothing about the blocked window',
    );
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);
    const types = await person.events();
    expect(types.filter((type) => type === 'close')).toEqual(['close']);
    await person.press(SIGN_IN);
    await person.sees(textOf('onboarding.title'));
  });

  it.each(LIBRARIES)('replaces built-ins as $name does, a person shares', async ({ name }) => {
    const person = await comeToHost({ library: name });
    await signIn(person, `${name.replace(' ', '-')}@example.org`, codeFor);
    await connectPlatform(person);
    await shareData(person);
    await person.hasFocusOn(SIGN_IN);
    expect(await person.events()).toEqual(WHOLE_FLOW);
    expect(await person.complaints()).toEqual([]);
  });

  it('hides and disables what is around the element, a frame is shown and takes presses', async () => {
    const person = await comeToFramed();
    await person.read(`void document.body.setAttribute('style',
      'pointer-events: none; visibility: hidden; text-indent: -9999px')`);
    await person.read("void document.querySelector('data-connect-button').open()");
    await person.sees(textOf('email.submit'));
    await person.canPress();
    await person.press(textOf('email.label'));
    await person.type('ada');
    await person.hasFocusOn(textOf('email.label'));
  });
});
