// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPage, type PlacedButton, putButton, remember } from '../../support/button.ts';
import { newUser, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';
import { openFor } from './open-for.ts';

const KEY = 'data-connect:mosaic:user';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  clearPage();
});

const says = ({ element, states }: PlacedButton) => [element.signedIn, states().includes('signedin')];

/** Changes the record as another page does. */
const elsewhere = (record: unknown) => {
  const newValue = record === null ? null : JSON.stringify(record);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

describe('an element without a signed-in person', () => {
  it('says so by property and state', () => {
    expect(says(putButton())).toEqual([false, false]);
  });

  it('says so before it is on a page, and after it has left it', () => {
    remember(returning);
    const element = document.createElement('data-connect-button');
    expect(element.signedIn).toBe(true);
    document.body.append(element);
    element.remove();
    expect(element.signedIn).toBe(true);
  });

  it.each([
    ['another provider', { provider: 'Acme' }],
    ['another API', { 'api-base': 'https://api.example/api' }],
    ['a frame that has named no person', { isolation: 'frame' }],
  ])('is one of %s', (_, attributes) => {
    remember(returning);
    expect(says(putButton({ attributes }))).toEqual([false, false]);
  });

  it('does not take a session that has ended for one', () => {
    remember({ ...returning, expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(says(putButton())).toEqual([false, false]);
  });
});

describe('an element with a signed-in person', () => {
  it('says so from the first moment, in test mode too', () => {
    remember(returning);
    expect(says(putButton())).toEqual([true, true]);
    expect(says(putButton({ attributes: { 'test-mode': '' } }))).toEqual([true, true]);
  });

  it('keeps the label of the specification', () => {
    remember(returning);
    expect(putButton().label()).toBe('Sign In with Mosaic');
    expect(putButton({ attributes: { 'signed-in': 'label' } }).label()).toBe('Sign In with Mosaic');
  });

  it('has a read-only property', () => {
    remember(returning);
    const { element } = putButton();
    expect(() => Reflect.set(element, 'signedIn', false)).not.toThrow();
    expect(element.signedIn).toBe(true);
  });

  it('says when they sign out, before the host gets the event', async () => {
    remember(returning);
    const [here, there] = [putButton(), putButton()];
    const seen: unknown[] = [];
    here.element.addEventListener('signout', () => seen.push(says(here), says(there)));
    await here.element.signOut();
    expect(seen).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('says when they sign out in the dialog, on every element of the page', async () => {
    const here = await openFor();
    const there = putButton();
    here.press('Sign out');
    await here.shows('Sign in with Mosaic');
    expect([says(here), says(there)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('follows another page', () => {
    const button = putButton();
    elsewhere(newUser);
    expect(says(button)).toEqual([true, true]);
    elsewhere(null);
    expect(says(button)).toEqual([false, false]);
  });

  it('follows its provider', () => {
    remember(returning);
    const button = putButton();
    button.element.provider = 'Acme';
    expect(says(button)).toEqual([false, false]);
  });

  it('follows no page while it is away from its own', () => {
    const button = putButton();
    button.element.remove();
    elsewhere(newUser);
    expect(button.states()).toEqual([]);
    document.body.append(button.element);
    expect(says(button)).toEqual([true, true]);
  });

  it('says that the record of an ended session went with the opening', async () => {
    remember({ ...returning, expiresAt: new Date(Date.now() + 40).toISOString() });
    const button = putButton();
    expect(says(button)).toEqual([true, true]);
    await until(() => !button.element.signedIn, 'the end of the session');
    await button.element.open();
    expect(says(button)).toEqual([false, false]);
  });
});

describe('signed-in="menu"', () => {
  const MENU = { attributes: { 'signed-in': 'menu' } };

  it('keeps the label while no person is signed in', () => {
    const button = putButton(MENU);
    expect(button.label()).toBe('Sign In with Mosaic');
    expect(button.trigger.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('names the person from the first moment', () => {
    remember(returning);
    expect(putButton(MENU).label()).toBe('Signed in as ada');
  });

  it('takes the name as it is', () => {
    remember({ ...returning, username: "$& $' {provider} <b>" });
    expect(putButton(MENU).label()).toBe("Signed in as $& $' {provider} <b>");
  });

  it('keeps the label for a person without a user name', () => {
    remember({ ...returning, username: '' });
    const button = putButton(MENU);
    expect(button.label()).toBe('Sign In with Mosaic');
    expect(says(button)).toEqual([true, true]);
  });

  it('names an icon by the person, for a screen reader', () => {
    remember(returning);
    const button = putButton({ attributes: { 'signed-in': 'menu', 'visual-type': 'icon' } });
    expect(button.trigger.getAttribute('aria-label')).toBe('Signed in as ada');
  });

  it('takes the text of the host', () => {
    remember(returning);
    const properties = { messages: { 'button.menu': 'Hi, {username}!' } };
    expect(putButton({ ...MENU, properties }).label()).toBe('Hi, ada!');
  });

  it.each([
    ['de', 'Angemeldet als ada'],
    ['ja', 'ログイン中: ada'],
    ['ar', 'مسجّل الدخول باسم \u2068ada\u2069'],
  ])('speaks %s', async (locale, text) => {
    remember(returning);
    const button = putButton({ attributes: { 'signed-in': 'menu', locale } });
    await until(() => button.label() === text, text);
  });

  it.each([{}, { 'button.menu': '{username} is here' }])(
    'gives the name a direction of its own once the menu is there, with the texts %o',
    async (messages) => {
      remember(returning);
      const { root, element, label } = putButton({ ...MENU, properties: { messages } });
      const text = label();
      await until(() => root.querySelector('bdi')?.textContent === 'ada', 'the name');
      expect(label()).toBe(text);
      element.provider = 'Mosaic';
      expect(label()).toBe(text);
    },
  );

  it('draws a text of the host without a name', async () => {
    remember(returning);
    const { root, label } = putButton({ ...MENU, properties: { messages: { 'button.menu': 'Menu' } } });
    await until(() => root.querySelector('[aria-haspopup=menu]') !== null, 'the menu');
    expect(label()).toBe('Menu');
    expect(root.querySelector('bdi')).toBeNull();
  });

  it('follows a sign-in and a sign-out', async () => {
    const button = putButton(MENU);
    elsewhere(newUser);
    expect(button.label()).toBe(`Signed in as ${newUser.username}`);
    await until(() => button.trigger.getAttribute('aria-haspopup') === 'menu', 'the menu');
    elsewhere(null);
    expect(button.label()).toBe('Sign In with Mosaic');
    expect(button.trigger.getAttribute('aria-haspopup')).toBe('dialog');
  });
});
