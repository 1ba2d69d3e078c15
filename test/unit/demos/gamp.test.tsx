import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../../showcase/demos/gamp/index.ts';
import { CONNECTED_KEY, VISIT_KEY } from '../../../showcase/demos/gamp/keys.ts';
import { soon } from '../../support/until.ts';
import { FORGERIES, GENUINE, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const WITH_DATA = ['Valorant Weekly Scrims', 'GAMP Tournament'];
const WITHOUT_DATA = ['Brawl Stars Championship', 'Clash of Clans War'];

describe('/gamp (specification §2.12)', () => {
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

  it('asks for an e-mail, offers the tiers, and opens terms and privacy', async () => {
    await visit();
    expect(page.find('input').matches('[type=email][required][placeholder]')).toBe(true);
    const tiers: unknown = JSON.parse(page.find('data-connect-button').getAttribute('request-data') ?? '');
    expect(tiers).toMatchObject({
      Small: { type: 'Avatar' },
      Medium: { type: 'Traits' },
      Large: { type: 'Large' },
    });
    await page.press('Terms');
    await soon(() => expect(page.texts('dialog h2')).toEqual(['Terms']));
    await page.press('Close');
    await page.press('Privacy');
    await soon(() => expect(page.texts('dialog h2')).toEqual(['Privacy']));
  });

  it('closes its terms by going back, and leaves no history entry that would open them again', async () => {
    await visit();
    await page.press('Terms');
    await soon(() => expect(page.texts('dialog h2')).toEqual(['Terms']));
    const { key } = page.router.state.location;
    await page.press('Close');
    await soon(() => expect(page.all('dialog')).toEqual([]));
    expect(page.router.state.location).toMatchObject({ key: 'default', search: '' });
    await act(() => page.router.navigate(1));
    expect(page.router.state.location.key).toBe(key);
  });

  it('closes terms that were opened by their address, and stays on the page', async () => {
    await visit('/gamp?note=terms');
    await page.press('Close');
    await soon(() => expect(page.all('dialog')).toEqual([]));
    expect(page.router.state.location).toMatchObject({ pathname: '/gamp', search: '' });
  });

  it('sets the flag from the current state on form submit', async () => {
    await visit();
    await logIn();
    expect(localStorage.getItem(CONNECTED_KEY)).toBe('false');
    expect(tournaments()).toEqual(WITHOUT_DATA);
  });

  it('sets the flag true at a genuine message, and shows the other tournaments', async () => {
    await visit();
    await post();
    expect(localStorage.getItem(CONNECTED_KEY)).toBe('true');
    expect(page.place.querySelector('input')?.value).toBe(GENUINE.username);
    await page.submit();
    expect(localStorage.getItem(CONNECTED_KEY)).toBe('true');
    expect(tournaments()).toEqual(WITH_DATA);
  });

  it('remembers the flag on the next visit', async () => {
    localStorage.setItem(CONNECTED_KEY, 'true');
    await visit();
    await logIn();
    expect(tournaments()).toEqual(WITH_DATA);
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await visit();
    await post(forgery);
    expect(localStorage.getItem(CONNECTED_KEY)).toBeNull();
  });

  it('counts a share as the log-in; only the message connects', async () => {
    await visit();
    await page.complete(SHARED);
    expect(localStorage.getItem(CONNECTED_KEY)).toBeNull();
    expect(tournaments()).toEqual(WITHOUT_DATA);
  });

  it.each(Object.entries(NOT_SHARED))('is no log-in for a person who %s', async (_, answer) => {
    await visit();
    await page.complete(answer);
    expect(page.find('button[type=submit]').textContent).toBe('Login');
    expect(localStorage.getItem(CONNECTED_KEY)).toBeNull();
  });

  it('says so when nothing was shared', async () => {
    await visit();
    await page.complete(NOT_SHARED['chose not to share']);
    expect(page.text()).toContain('Nothing was shared.');
  });

  it('shows brand, three counters, banner buttons, chips and tabs', async () => {
    await visit();
    await logIn();
    expect(page.texts('header li')).toEqual(['151coins', '10tickets', '0trophies']);
    expect(page.find('header').textContent).toContain('GAMP');
    expect(page.texts('main section:first-child button')).toEqual(['Play', 'Refer Buddies', 'Win a PS5']);
    expect(page.texts('fieldset button')).toEqual(['ALL', 'BRAWL STARS', 'GAMP', 'DOTA 2']);
    expect(page.texts('[role=tab]')).toEqual(['HOT', 'UPCOMING', 'LIVE', 'COMPLETED']);
    expect(page.texts('h2')).toEqual(['Upcoming Tournaments']);
  });

  it('filters the tournaments by chip and tab, with a way back from an empty list', async () => {
    await visit();
    await logIn();
    await page.press('BRAWL STARS');
    expect(tournaments()).toEqual(['Brawl Stars Championship']);
    await page.press('LIVE');
    expect(tournaments()).toEqual([]);
    await page.press('Show all tournaments');
    expect(document.activeElement?.textContent).toBe('Upcoming Tournaments');
    expect(tournaments()).toEqual(WITHOUT_DATA);
  });

  it('keeps chip and tab in the address, for a reload and for Back from the rewards', async () => {
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

  it('counts the visitor among the players once they join', async () => {
    await visit();
    await logIn();
    await page.press('Join Brawl Stars Championship');
    expect(page.text()).toContain('1285 of 2000 players');
  });

  it('asks for the login on the rewards address too, and then shows the rewards', async () => {
    await visit('/gamp/rewards');
    await logIn();
    expect(page.texts('h1')).toEqual(['Rewards']);
    expect(page.texts('[role=tab]')).toEqual(['Daily tasks', 'Milestones', 'Redeem']);
    expect(page.texts('h2')).toEqual(['Bounty: one PS5', 'Daily Check-in', 'Play 3 Games']);
    expect(page.text()).toContain('0/3');
    expect(page.texts('li button:disabled')).toEqual(['Claim']);
  });

  it('claims the daily check-in once', async () => {
    await visit('/gamp/rewards');
    await logIn();
    await page.press('Claim');
    expect(page.texts('li button:disabled')).toEqual(['Claimed', 'Claim']);
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it('continues after a reload: log-in, tournaments, check-in and reward', async () => {
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

  it('forgets by Log Out, for a person without the menu, and begins again', async () => {
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

  it('has the log-in screen after a sign-out, from its top', async () => {
    await visit();
    await post();
    await page.complete(SHARED);
    await page.signOut();
    expect(page.find('button[type=submit]').textContent).toBe('Login');
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it('keeps the log-in between home and rewards', async () => {
    await visit();
    await logIn();
    await page.press('Rewards');
    await soon(() => expect(page.texts('h1')).toEqual(['Rewards']));
    await page.press('Home');
    await soon(() => expect(tournaments()).toEqual(WITHOUT_DATA));
  });

  it('says that Profile is not available yet', async () => {
    await visit();
    await logIn();
    await page.press('Profile');
    expect(page.find('nav [aria-live]').textContent).toBe('Coming soon');
  });
});
