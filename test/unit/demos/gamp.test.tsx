import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { GAMP_KEY } from '../../../showcase/shared/demo/keys.ts';
import { soon } from '../../support/until.ts';
import { GENUINE, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const WITH_DATA = ['Valorant Weekly Scrims', 'GAMP Tournament'];

let page: Awaited<ReturnType<typeof visitDemo>>;
const visit = async (address = '/gamp') => {
  page = await visitDemo(demos.gamp, address);
};
const logIn = async () => {
  await page.type('input', 'ada@example.com');
  await page.submit();
};
const tournaments = () => page.texts('article h3');

beforeEach(() => localStorage.clear());
afterEach(() => page.close());

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
  expect(document.activeElement).toBe(document.body);
  await page.press('Rewards');
  await soon(() => expect(page.text()).toContain('Day 1 is yours.'));
  expect(localStorage.getItem(GAMP_KEY)).not.toContain(GENUINE.username);
});
