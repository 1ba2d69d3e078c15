// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage, type PlacedButton, putButton, remember } from '../../support/button.ts';
import { newUser, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';
import { openFor } from './open-for.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  clearPage();
});

const saved = () => localStorage.getItem('data-connect:mosaic:user');

it('signOut() forgets the record and names the person, in an event that does not bubble', async () => {
  remember(returning);
  const button = putButton();
  const received = vi.fn();
  document.addEventListener('signout', received);
  await button.element.signOut();
  document.removeEventListener('signout', received);
  expect(received).not.toHaveBeenCalled();
  expect(saved()).toBeNull();
  expect(button.notified).toEqual([['signout', { username: 'ada' }]]);
});

it('signout has the detail null if no person was signed in', async () => {
  const button = putButton();
  await button.element.signOut();
  expect(button.notified).toEqual([['signout', null]]);
});

it('signOut() returns an open dialog to the e-mail step', async () => {
  const button = await openFor();
  await button.element.signOut();
  expect(button.text()).toContain('Sign in with Mosaic');
  expect(button.element.step).toBe('email');
  expect(button.notified.slice(-2)).toEqual([
    ['signout', { username: 'ada' }],
    ['stepchange', { step: 'email', previous: 'dataRequest' }],
  ]);
});

it.each([
  ['signOut()', (button: PlacedButton) => button.element.signOut()],
  ['the dialog', async (button: PlacedButton) => button.press('Sign out')],
])('a sign-out by %s returns every other open dialog of the provider too', async (_, signOut) => {
  remember(newUser);
  const [here, there] = [putButton(), putButton()];
  const elsewhere = putButton({ attributes: { provider: 'Acme' } });
  for (const { element } of [here, there, elsewhere]) await element.open();
  await signOut(here);
  await there.shows('Sign in with Mosaic');
  expect([here, there, elsewhere].map(({ element }) => element.step)).toEqual(['email', 'email', 'email']);
  expect(here.detailsOf('signout')).toEqual([{ username: 'ada' }]);
  expect([...there.detailsOf('signout'), ...elsewhere.detailsOf('signout')]).toEqual([]);
  expect(elsewhere.detailsOf('stepchange')).toHaveLength(1);
});

it('a press with login-type="signOut" signs out, and no dialog opens', async () => {
  remember(returning);
  const button = putButton({ attributes: { 'login-type': 'signOut' } });
  button.pressTrigger();
  await until(() => button.notified.length > 0, 'an event');
  expect(button.notified).toEqual([['signout', { username: 'ada' }]]);
  expect(button.dialog()).toBeNull();
  expect(saved()).toBeNull();
});
