import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '../../../showcase/demos/toona-discover/index.ts';
import { initialState, reduce } from '../../../showcase/demos/toona-discover/state.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

const loggedIn = reduce(initialState, { type: 'widget.completed' });

it('the discovery app is logged out at first, until the login callback', () => {
  expect(initialState).toMatchObject({ user: 'loggedOut' });
  expect(reduce(initialState, { type: 'search.typed', search: 'sea' })).toBe(initialState);
});

it('the discovery app sets the interests to the fixed list on login', () => {
  expect(loggedIn).toMatchObject({
    user: 'loggedIn',
    interests: ['action', 'romance', 'sci-fi', 'fantasy'],
  });
});

it('the discovery app keeps the search when a second login callback comes', () => {
  const typed = reduce(loggedIn, { type: 'search.typed', search: 'sea' });
  expect(reduce(typed, { type: 'widget.completed' })).toBe(typed);
});

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  page = await visitDemo(demo, '/toona/discover');
});

afterEach(() => page.close());

const cards = () => page.texts('main li h2');

it('the discovery app keeps the search text without filtering, and says so', async () => {
  await post();
  expect(page.find('input').getAttribute('placeholder')).toBe('Search Discover');
  await page.type('input', 'nothing like it');
  expect(cards()).toHaveLength(12);
  expect(page.text()).toContain('Search is coming soon.');
  await page.press('Home');
  await page.press('Discover');
  expect(page.place.querySelector('input')?.value).toBe('nothing like it');
});

it('the discovery app needs no login on the next visit, until a sign-out, and opens the page of the address', async () => {
  await post();
  await page.close();
  page = await visitDemo(demo, '/toona/discover?page=home');
  expect(page.texts('h1')).toEqual(['Welcome in']);
  // A reload keeps the place on the page.
  expect(document.activeElement).toBe(document.body);
  await page.signOut();
  expect(page.texts('h1')).toEqual(['Look up. There is more to watch.']);
});
