import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { openDialog } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

const FIELD = `(() => {
  let field = document.activeElement;
  while (field.shadowRoot) field = field.shadowRoot.activeElement;
  return field;
})()`;

it('a code that a keyboard inserts with a space, without a paste, is taken whole', async () => {
  const person = await comeToHost();
  const email = 'chip@example.org';
  await openDialog(person);
  await person.type(email);
  await person.press(textOf('email.submit'));
  await person.hasFocusOn(textOf('code.label'));
  const code = await codeFor(email);
  const inserted = `${code.slice(0, 3)} ${code.slice(3)}`;
  await person.read(`document.execCommand('insertText', false, '${inserted}')`);
  await person.sees(textOf('onboarding.title'));
});

it('no composition in the dialog reaches a listener of the page, and the field keeps what was composed', async () => {
  const person = await comeToHost();
  await openDialog(person);
  await person.read(`void (() => {
    window.received = [];
    for (const type of ['compositionstart', 'compositionupdate', 'compositionend', 'beforeinput', 'input', 'keydown'])
      window.addEventListener(type, () => window.received.push(type), true);
    const field = ${FIELD};
    const composed = { bubbles: true, composed: true, data: 'さ' };
    field.dispatchEvent(new CompositionEvent('compositionstart', composed));
    field.dispatchEvent(new KeyboardEvent('keydown', { ...composed, key: 'Enter', isComposing: true }));
    field.dispatchEvent(new CompositionEvent('compositionupdate', composed));
    document.execCommand('insertText', false, 'さ');
    field.dispatchEvent(new CompositionEvent('compositionend', composed));
  })()`);
  expect(await person.read(`${FIELD}.value`)).toBe('さ');
  expect(await person.read('window.received')).toEqual([]);
});
