// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage, type PlacedButton, putButton, remember } from '../../support/button.ts';
import { newUser, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

const KEY = 'data-connect:mosaic:user';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  clearPage();
});

const says = ({ element, states }: PlacedButton) => [element.signedIn, states().includes('signedin')];

const elsewhere = (record: unknown) => {
  const newValue = record === null ? null : JSON.stringify(record);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};

it('signedIn is known before the element is on a page, and after it has left it', () => {
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
])('a person who signed in at another place is not signed in: %s', (_, attributes) => {
  remember(returning);
  expect(says(putButton({ attributes }))).toEqual([false, false]);
});

it('a signed-in person is known from the first moment, in test mode too', () => {
  remember(returning);
  expect(says(putButton())).toEqual([true, true]);
  expect(says(putButton({ attributes: { 'test-mode': '' } }))).toEqual([true, true]);
});

it('signedIn is false before the host gets signout, on every element', async () => {
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

it('signedIn follows another page', () => {
  const button = putButton();
  elsewhere(newUser);
  expect(says(button)).toEqual([true, true]);
  elsewhere(null);
  expect(says(button)).toEqual([false, false]);
});

it('a session that ends is noticed by the next opening', async () => {
  remember({ ...returning, expiresAt: new Date(Date.now() + 40).toISOString() });
  const button = putButton();
  expect(says(button)).toEqual([true, true]);
  await until(() => !button.element.signedIn, 'the end of the session');
  await button.element.open();
  expect(says(button)).toEqual([false, false]);
});

const MENU = { attributes: { 'signed-in': 'menu' } };

it('signed-in="menu" names the person from the first moment', () => {
  remember(returning);
  expect(putButton(MENU).label()).toBe('Signed in as ada');
});

it('signed-in="menu" keeps the label for a person without a user name', () => {
  remember({ ...returning, username: '' });
  const button = putButton(MENU);
  expect(button.label()).toBe('Sign In with Mosaic');
  expect(says(button)).toEqual([true, true]);
});

it('signed-in="menu" names an icon by the person, for a screen reader', () => {
  remember(returning);
  const button = putButton({ attributes: { 'signed-in': 'menu', 'visual-type': 'icon' } });
  expect(button.trigger.getAttribute('aria-label')).toBe('Signed in as ada');
});

it.each([
  ['de', 'Angemeldet als ada'],
  ['ja', 'ログイン中: ada'],
  ['ar', 'مسجّل الدخول باسم \u2068ada\u2069'],
])('signed-in="menu" speaks %s', async (locale, text) => {
  remember(returning);
  const button = putButton({ attributes: { 'signed-in': 'menu', locale } });
  await until(() => button.label() === text, text);
});

it.each([{}, { 'button.menu': '{username} is here' }])(
  'signed-in="menu" gives the name a direction of its own once the menu is there, with the texts %o',
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

it('signed-in="menu" follows a sign-in and a sign-out', async () => {
  const button = putButton(MENU);
  elsewhere(newUser);
  expect(button.label()).toBe(`Signed in as ${newUser.username}`);
  await until(() => button.trigger.getAttribute('aria-haspopup') === 'menu', 'the menu');
  elsewhere(null);
  expect(button.label()).toBe('Sign In with Mosaic');
  expect(button.trigger.getAttribute('aria-haspopup')).toBe('dialog');
});
