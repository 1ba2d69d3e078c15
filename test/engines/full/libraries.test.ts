import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPageScript } from '../../e2e/support/page-script.ts';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import type { Person } from '../support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

let radix = '';
beforeAll(async () => {
  radix = await buildPageScript('radix-page.ts');
});

/** Runs a classic script in the page. */
const addScript = (person: Person, source: string) =>
  person.read(`(() => {
    const script = document.createElement('script');
    script.textContent = ${JSON.stringify(source)};
    document.head.append(script);
  })()`);

const TRAPS = ['tabbable/dist/index.umd.min.js', 'focus-trap/dist/focus-trap.umd.min.js'];

/** Whether a wheel event at this element may scroll. */
const lets = (person: Person, element: string) =>
  person.read(
    `${element}.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true, composed: true }))`,
  );

describe('on a page that', () => {
  it('traps the focus by focus-trap outside the element, a person signs in by keyboard', async () => {
    const person = await comeToHost();
    for (const path of TRAPS) await addScript(person, readFileSync(`node_modules/${path}`, 'utf8'));
    await person.read(`(() => {
      document.body.insertAdjacentHTML('beforeend', '<div id="elsewhere"><button>A</button></div>');
      focusTrap.createFocusTrap('#elsewhere').activate();
    })()`);
    await person.hasFocusOn('A');
    await person.read("void document.querySelector('data-connect-button').open()");
    await person.hasFocusOn(textOf('email.label'));
    const email = 'trapped@example.org';
    await person.type(email);
    await person.key('Tab');
    await person.hasFocusOn(textOf('email.submit'));
    await person.key('Enter');
    await person.sees(textOf('code.title'));
    await person.hasFocusOn(textOf('code.label'));
    await person.type(await codeFor(email));
    await person.sees(textOf('onboarding.title'));
  });

  it('has a modal dialog of Radix around the element, the dialog keeps keys, the wheel and Escape', async () => {
    const person = await comeToHost();
    await addScript(person, radix);
    await person.read(`(() => {
      document.querySelector('data-connect-button').remove();
      showModal({ 'api-key': 'sandbox-demo-key' });
    })()`);
    await person.press(SIGN_IN);
    await person.hasFocusOn(textOf('email.label'));
    // Radix locks scrolling by react-remove-scroll.
    expect(await lets(person, 'document.body')).toBe(false);
    // The dialog itself prevents a wheel event once its content is scrolled to the end.
    await person.read("void window.inWidget('dialog .body').setAttribute('style', 'max-height: 80px')");
    expect(await lets(person, "window.inWidget('dialog .body')")).toBe(true);
    await person.type('sissi');
    expect(await person.read("window.inWidget('input').value")).toBe('sissi');
    await person.key('Tab');
    await person.hasFocusOn(textOf('email.submit'));
    await person.key('Escape');
    await person.until("!window.inWidget('dialog')", 'still open');
    expect(await person.read("document.querySelector('[role=dialog]').textContent")).toContain(
      'A dialog of Radix',
    );
    await person.press(SIGN_IN);
    await person.hasFocusOn(textOf('email.label'));
  });
});
