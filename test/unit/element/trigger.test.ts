// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadFlow } from '../../../widget/element/flow-loader.ts';
import { clearPage, putButton } from '../../support/button.ts';
import { settle } from '../../support/open-flow.ts';
import { required, until } from '../../support/until.ts';

afterEach(clearPage);

it('the trigger is drawn anew where a page’s translator has replaced its text', () => {
  const button = putButton();
  const slot = required(button.trigger.lastElementChild, 'the label');
  const font = document.createElement('font');
  font.textContent = 'Mit Mosaic anmelden';
  slot.firstChild?.replaceWith(font);
  button.element.setAttribute('login-type', 'signOut');
  expect(button.label()).toBe('Sign Out of Mosaic');
});

it.each([
  ['<p>The rest of the page</p>', 1],
  ['<span slot="label">Sign in</span><noscript><p>No script</p></noscript>', 0],
])('content without a slot, as of a tag that closes itself, gives a warning: %s', (content, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const element = document.createElement('data-connect-button');
  element.innerHTML = content;
  document.body.append(element);
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
  element.remove();
});

it.each([
  ['signIn', 'Sign In with <b>$&{provider}'],
  ['signUp', 'Sign Up with <b>$&{provider}'],
  ['signOut', 'Sign Out of <b>$&{provider}'],
])('the trigger of login type %s reads "%s"', (loginType, label) => {
  const button = putButton({ attributes: { provider: '<b>$&{provider}', 'login-type': loginType } });
  expect(button.label()).toBe(label);
});

it('the trigger follows an attribute that changes later', () => {
  const button = putButton();
  button.element.setAttribute('provider', 'Acme');
  button.element.setAttribute('login-type', 'signup');
  expect(button.label()).toBe('Sign Up with Acme');
  button.element.removeAttribute('provider');
  expect(button.label()).toBe('Sign Up with Mosaic');
});

it.each(['pointerenter', 'focus'])(
  'the trigger keeps its text node on %s, in a loaded language',
  async (type) => {
    const button = putButton({ attributes: { locale: 'de' } });
    await until(() => button.label() === 'Mit Mosaic anmelden');
    const node = button.trigger.lastElementChild?.firstChild;
    button.trigger.dispatchEvent(new Event(type));
    await loadFlow();
    await settle();
    expect(button.trigger.lastElementChild?.firstChild).toBe(node);
  },
);

it('the trigger is drawn when first added to the page, and does not change when moved', async () => {
  const element = document.createElement('data-connect-button');
  await element.signOut();
  document.body.append(element);
  const root = required(element.shadowRoot, 'the open shadow root');
  const trigger = required(root.querySelector('button'), 'the trigger');
  element.setAttribute('provider', 'Acme');
  document.body.append(element);
  expect([...root.querySelectorAll('button')]).toEqual([trigger]);
  expect(trigger.textContent).toBe('Sign In with Acme');
  element.remove();
});

it('the trigger takes a single text from messages, with its placeholder filled, and drops it with them', () => {
  const button = putButton({ attributes: { provider: 'Acme' } });
  button.element.messages = { 'button.signIn': 'Weiter mit {provider}' };
  expect(button.label()).toBe('Weiter mit Acme');
  button.element.loginType = 'signUp';
  expect(button.label()).toBe('Sign Up with Acme');
  button.element.loginType = 'signIn';
  Reflect.set(button.element, 'messages', null);
  expect(button.label()).toBe('Sign In with Acme');
  expect(button.element.messages).toEqual({});
});

it('a trigger with its icon alone keeps its name for a screen reader', () => {
  const button = putButton({ attributes: { 'visual-type': 'icon', provider: 'Acme' } });
  expect(button.trigger.getAttribute('aria-label')).toBe('Sign In with Acme');
  button.element.visualType = 'full';
  expect(button.trigger.hasAttribute('aria-label')).toBe(false);
});

it('the trigger says that it opens a dialog, except where it signs out', () => {
  const button = putButton();
  expect(button.trigger.getAttribute('aria-haspopup')).toBe('dialog');
  button.element.loginType = 'signOut';
  expect(button.trigger.hasAttribute('aria-haspopup')).toBe(false);
});

it('the trigger has the slots and parts of the README, and never submits a form', () => {
  const { root, trigger } = putButton();
  const parts = [...root.querySelectorAll('[part]')].map((part) => part.getAttribute('part'));
  expect(parts).toEqual(['button', 'icon', 'label']);
  expect([...trigger.querySelectorAll('slot')].map(({ name }) => name)).toEqual(['icon', 'label']);
  expect(trigger.querySelector('slot[name=icon] > i')?.textContent).toBe('');
  expect(trigger.type).toBe('button');
});

it('a disabled button opens nothing when it is pressed, and does so once enabled', async () => {
  const button = putButton({ attributes: { disabled: '' } });
  button.pressTrigger();
  expect(button.trigger.disabled).toBe(true);
  expect(button.states()).toEqual([]);
  expect(button.notified).toEqual([]);
  button.element.disabled = false;
  button.pressTrigger();
  await button.shows('Sign in with Mosaic');
});

it('several buttons on one page have their own options, texts and dialogs', async () => {
  const acme = putButton({ attributes: { provider: 'Acme' } });
  const mosaic = putButton();
  expect([acme.label(), mosaic.label()]).toEqual(['Sign In with Acme', 'Sign In with Mosaic']);
  await acme.element.open();
  expect(acme.element.step).toBe('email');
  expect(mosaic.element.step).toBeNull();
  expect(mosaic.dialog()).toBeNull();
  expect(mosaic.notified).toEqual([]);
});
