import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARDS } from '../../../showcase/demos/toona-discover/data.ts';
import { demo } from '../../../showcase/demos/toona-discover/index.ts';
import { initialState, pageOf, reduce } from '../../../showcase/demos/toona-discover/state.ts';
import { FORGERIES, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const loggedIn = reduce(initialState, { type: 'widget.completed' });

describe('states of the discovery app (specification §4.6)', () => {
  it('is logged out at first, until the login callback', () => {
    expect(initialState).toMatchObject({ user: 'loggedOut' });
    expect(reduce(initialState, { type: 'search.typed', search: 'sea' })).toBe(initialState);
  });

  it('sets the interests to the fixed list on login', () => {
    expect(loggedIn).toMatchObject({
      user: 'loggedIn',
      interests: ['action', 'romance', 'sci-fi', 'fantasy'],
    });
  });

  it('shows home or discover, by the address', () => {
    expect([pageOf('home'), pageOf(null), pageOf('<b>')]).toEqual(['home', 'discover', 'discover']);
  });

  it('keeps the search when a second login callback comes', () => {
    const typed = reduce(loggedIn, { type: 'search.typed', search: 'sea' });
    expect(reduce(typed, { type: 'widget.completed' })).toBe(typed);
  });
});

describe('/toona/discover (specification §2.10)', () => {
  let page: Awaited<ReturnType<typeof visitDemo>>;

  beforeEach(async () => {
    localStorage.clear();
    page = await visitDemo(demo, '/toona/discover');
  });

  afterEach(() => page.close());

  const cards = () => page.texts('main li h2');

  it('shows a login screen first', () => {
    expect(page.texts('h1')).toEqual(['Look up. There is more to watch.']);
    expect(cards()).toEqual([]);
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await post(forgery);
    expect(page.all('data-connect-button')).toHaveLength(1);
  });

  it.each(Object.entries(NOT_SHARED))('is no login for a person who %s', async (_, answer) => {
    await page.complete(answer);
    expect(page.texts('h1')).toEqual(['Look up. There is more to watch.']);
  });

  it('says so when nothing was shared', async () => {
    await page.complete(NOT_SHARED['chose not to share']);
    expect(page.text()).toContain('you are not logged in');
  });

  it('logs in at the completion callback as well', async () => {
    await page.complete(SHARED);
    expect(page.texts('h1')).toEqual(['Discover Toonas']);
  });

  it('shows coins, heading, interests and 12 cards with image, title and type after a genuine message', async () => {
    await post();
    expect(page.texts('h1')).toEqual(['Discover Toonas']);
    expect(page.text()).toContain('150 coins');
    expect(page.text()).toContain('action, romance, sci-fi, fantasy');
    expect(page.texts('[role=img]')).toEqual(['Your avatar']);
    expect(cards()).toEqual(CARDS.map(({ title }) => title));
    expect(cards()).toHaveLength(12);
    expect(page.all('main li svg[viewBox="0 0 400 300"]')).toHaveLength(12);
    expect(new Set(page.texts('main li p'))).toEqual(
      new Set(['List', 'Article', 'Guide', 'Video', 'Playlist', 'Gallery']),
    );
  });

  it('keeps the search text without filtering, and says so', async () => {
    await post();
    expect(page.find('input').getAttribute('placeholder')).toBe('Search Discover');
    await page.type('input', 'nothing like it');
    expect(cards()).toHaveLength(12);
    expect(page.text()).toContain('Search is coming soon.');
    await page.press('Home');
    await page.press('Discover');
    expect(page.place.querySelector('input')?.value).toBe('nothing like it');
  });

  it('opens each card, with an address; Back closes it, and the address opens it after the login', async () => {
    await post();
    for (const { title } of CARDS) {
      await page.press(title);
      expect(page.texts('dialog[open] h2')).toEqual([title]);
      expect(page.all('dialog[open] li, dialog[open] .grid > p').length, title).toBeGreaterThan(1);
      await act(() => page.router.navigate(-1));
      expect(page.all('dialog')).toHaveLength(0);
    }
    await page.signOut();
    await page.close();
    page = await visitDemo(demo, '/toona/discover?card=planets-with-good-weather');
    expect(page.all('dialog')).toHaveLength(0);
    await post();
    expect(page.texts('dialog[open] h2')).toEqual(['Planets with good weather']);
    await page.press('Close');
    expect(page.all('dialog')).toHaveLength(0);
    expect(page.router.state.location.search).toBe('');
  });

  it('goes to home and back by the sidebar', async () => {
    await post();
    await page.press('Home');
    expect(page.texts('h1')).toEqual(['Welcome in']);
    await page.press('Discover');
    expect(page.texts('h1')).toEqual(['Discover Toonas']);
  });

  it('needs no login on the next visit, until a sign-out, and opens the page of the address', async () => {
    await post();
    await page.close();
    page = await visitDemo(demo, '/toona/discover?page=home');
    expect(page.texts('h1')).toEqual(['Welcome in']);
    // A reload keeps the place on the page.
    expect(document.activeElement).toBe(document.body);
    await page.signOut();
    expect(page.texts('h1')).toEqual(['Look up. There is more to watch.']);
  });

  it('goes back to home by Back', async () => {
    await post();
    await page.press('Home');
    await page.press('See what is new');
    expect(document.activeElement).toBe(page.find('h1'));
    await act(() => page.router.navigate(-1));
    expect(page.texts('h1')).toEqual(['Welcome in']);
  });

  it('says that more coins are coming soon', async () => {
    await post();
    await page.press('Get more coins');
    expect(page.find('button [aria-live]').textContent).toBe('Coming soon');
  });
});
