// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { clearPage, putButton, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

afterEach(clearPage);

it('an attribute or text that changes while the dialog is open applies to its texts at once', async () => {
  const button = putButton();
  await button.element.open();
  button.element.provider = 'Acme';
  await button.shows('Sign in with Acme');
  button.element.messages = { 'email.submit': 'Weiter' };
  await button.shows('Weiter');
});

it('an attribute that changes while the dialog is open applies to the flow at the next opening', async () => {
  remember(returning);
  const button = putButton();
  await button.element.open();
  button.element.requestData = ['preferences'];
  await until(() => button.find('.rows').textContent?.includes('Personality') ?? false);
  expect(button.text()).not.toContain('Preferences');
  await button.element.close();
  await button.element.open();
  expect(button.text()).toContain('Preferences');
});

const press = (target: EventTarget, type: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, composed: true, ...more }),
  );
const receivedKeys = () => {
  const received: string[] = [];
  const receive = ({ type, code }: KeyboardEvent) => received.push(`${type} ${code}`);
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, receive);
  onTestFinished(() => {
    for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, receive);
  });
  return received;
};
const closedByKey = async () => {
  const button = putButton();
  await button.element.open();
  press(button.find('#dc-email'), 'keydown');
  button.dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await until(() => button.dialog() === null, 'no dialog');
  return button;
};

it('the key that closed the dialog stays from the page until its release', async () => {
  const button = await closedByKey();
  const received = receivedKeys();
  press(button.trigger, 'keydown', { repeat: true });
  press(button.trigger, 'keyup', { code: 'ShiftLeft' });
  press(button.trigger, 'keyup');
  expect(received).toEqual(['keyup ShiftLeft']);
  press(button.trigger, 'keydown');
  press(button.trigger, 'keyup');
  expect(received).toEqual(['keyup ShiftLeft', 'keydown Escape', 'keyup Escape']);
});

it.each(['keydown', 'keypress', 'keyup'])(
  'typing in the dialog keeps %s from the page’s shortcuts',
  async (type) => {
    const received: Event[] = [];
    const receive = (event: Event) => received.push(event);
    document.addEventListener(type, receive);
    const button = putButton();
    await button.element.open();
    const key = new KeyboardEvent(type, { key: 'k', bubbles: true, composed: true });
    button.find('#dc-email').dispatchEvent(key);
    document.removeEventListener(type, receive);
    expect(received).toEqual([]);
  },
);
