import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import { RECOMMENDED_POLICY } from '../support/host-page.ts';
import { useEngine } from '../support/use-engine.ts';

const engine = useEngine();

const flowsAsked = () => engine.site().asked.filter((path) => path.includes('.flow-')).length;

it('an idle page with the recommended policy fetches the flow once before the pointer comes, and violates nothing', async () => {
  const before = flowsAsked();
  const person = await engine.comeToHost({ policy: RECOMMENDED_POLICY });
  await expect.poll(flowsAsked, { timeout: 20_000 }).toBe(before + 1);
  await person.press(SIGN_IN);
  await person.sees(textOf('email.submit'));
  expect(flowsAsked()).toBe(before + 1);
  expect(await person.complaints()).toEqual([]);
});

it('a browser that gives a pressed button no focus has it on the trigger after the dialog is closed', async () => {
  const person = await engine.comeToHost();
  // Safari on macOS does not focus a pressed button.
  await person.read(
    "document.querySelector('data-connect-button').addEventListener('mousedown', (event) => event.preventDefault())",
  );
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  await person.key('Escape');
  await person.hasFocusOn(SIGN_IN);
});

const styleOf = (selector: string, property: string, pseudo?: string) =>
  `getComputedStyle(document.querySelector('data-connect-button').shadowRoot.querySelector('${selector}'), ${JSON.stringify(pseudo)}).${property}`;

it('the dialog uses no blur, underlines its links, and leaves space for the ring of a cell', async () => {
  const person = await engine.comeToHost();
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  expect(await person.read(styleOf('dialog', 'backdropFilter', '::backdrop'))).toBe('none');
  await person.type('ring@example.org');
  await person.key('Enter');
  await person.hasFocusOn(textOf('code.label'));

  expect(await person.read(styleOf('.link:not([disabled], [aria-disabled])', 'textDecorationLine'))).toBe(
    'underline',
  );
  const room = `(() => {
    const { shadowRoot } = document.querySelector('data-connect-button');
    const box = shadowRoot.querySelector('.code').getBoundingClientRect();
    const cell = shadowRoot.querySelector('.code-cell').getBoundingClientRect();
    return Math.min(cell.left - box.left, cell.top - box.top, box.bottom - cell.bottom);
  })()`;
  expect(await person.read(room)).toBeGreaterThanOrEqual(3);
});
