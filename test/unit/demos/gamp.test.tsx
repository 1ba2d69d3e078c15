import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '../../../showcase/demos/gamp/index.ts';
import { CONNECTED_KEY, VISIT_KEY } from '../../../showcase/demos/gamp/keys.ts';
import { soon } from '../../support/until.ts';
import { FORGERIES, GENUINE, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const WITH_DATA = ['Valorant Weekly Scrims', 'GAMP Tournament'];

let page: Awaited<ReturnType<typeof visitDemo>>;
const visit = async (address = '/gamp') => {
  page = await visitDemo(demo, address);
};
const logIn = async () => {
  await page.type('input', 'ada@example.com');
  await page.submit();
};
const tournaments = () => page.texts('article h3');

beforeEach(() => localStorage.clear());
afterEach(() => page.close());

it('GAMP counts a person as connected at a genuine message, and shows the other tournaments', async () => {
  await visit();
  await post();
  expect(localStorage.getItem(CONNECTED_KEY)).toBe('true');
  expect(page.place.querySelector('input')?.value).toBe(GENUINE.username);
  await page.submit();
  expect(localStorage.getItem(CONNECTED_KEY)).toBe('true');
  expect(tournaments()).toEqual(WITH_DATA);
});

it.each(Object.entries(FORGERIES))('GAMP ignores a message from %s', async (_, forgery) => {
  await visit();
  await post(forgery);
  expect(localStorage.getItem(CONNECTED_KEY)).toBeNull();
});

it.each(Object.entries(NOT_SHARED))('GAMP does not log a person in who %s', async (_, answer) => {
  await visit();
  await page.complete(answer);
  expect(page.find('button[type=submit]').textContent).toBe('Login');
  expect(localStorage.getItem(CONNECTED_KEY)).toBeNull();
});

it('GAMP keeps chip and tab in the address, for a reload and for Back from the rewards', async () => {
  await visit();
  await logIn();
  const chosen = () => page.texts('[aria-pressed=true], [aria-selected=true]').slice(0, 2);
  await page.press('DOTA 2');
  await page.press('LIVE');
  expect(chosen()).toEqual(['DOTA 2', 'LIVE']);
  await page.press('Rewards');
  await page.press('Redeem');
  await act(() => page.router.navigate(-1));
  expect(chosen()).toEqual(['DOTA 2', 'LIVE']);
  await act(() => page.router.navigate(1));
  expect(page.texts('[aria-selected=true]')).toEqual(['Redeem']);
  await page.close();
  await visit('/gamp?game=brawl-stars&tab=upcoming');
  expect(chosen()).toEqual(['BRAWL STARS', 'UPCOMING']);
});

it('GAMP continues after a reload: log-in, tournaments, check-in and reward', async () => {
  await visit('/gamp/rewards');
  await post();
  await page.complete(SHARED);
  await page.press('Claim');
  await page.press('Home');
  await soon(() => expect(tournaments()).toEqual(WITH_DATA));
  await page.press('Join GAMP Tournament');
  await page.close();
  await visit();
  expect(page.texts('[aria-pressed=true]')).toEqual(['ALL', 'Join GAMP Tournament']);
  expect(page.text()).toContain('100 Pro Points reserved for you (demo)');
  // A reload keeps the place on the page.
  expect(document.activeElement).toBe(document.body);
  await page.press('Rewards');
  await soon(() => expect(page.text()).toContain('Day 1 is yours.'));
  expect(localStorage.getItem(VISIT_KEY)).not.toContain(GENUINE.username);
});

it('GAMP forgets by Log Out, for a person without the menu, and begins again', async () => {
  await visit();
  await logIn();
  await page.press('Join Brawl Stars Championship');
  await page.press('Log Out');
  expect(page.find('button[type=submit]').textContent).toBe('Login');
  expect(document.activeElement).toBe(page.find('h1'));
  expect([localStorage.getItem(CONNECTED_KEY), localStorage.getItem(VISIT_KEY)]).toEqual([null, null]);
  await page.close();
  await visit();
  expect(page.find('button[type=submit]').textContent).toBe('Login');
});
