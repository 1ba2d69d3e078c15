import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROFILE_SETS } from '../../../showcase/demos/gigi/data.ts';
import { demo } from '../../../showcase/demos/gigi/index.ts';
import { PEOPLE } from '../../../showcase/demos/gigi/people.ts';
import { PROFILE_KEY } from '../../../showcase/demos/gigi/profile-key.ts';
import { timersLeft } from '../../support/timers-left.ts';
import { FORGERIES, NOT_SHARED, post, visitDemo } from '../../support/visit-demo.tsx';

describe('/gigi (specification §2.11)', () => {
  let page: Awaited<ReturnType<typeof visitDemo>>;

  beforeEach(async () => {
    localStorage.clear();
    page = await visitDemo(demo, '/gigi');
  });

  afterEach(async () => {
    vi.useRealTimers();
    await page.close();
    window.scrollTo(0, 0);
  });

  const cards = () => page.texts('article h3');
  const nameOf = (id: number) => PEOPLE.find((person) => person.id === id)?.name;
  const namesOf = (set: keyof typeof PROFILE_SETS) => PROFILE_SETS[set].map(({ id }) => nameOf(id));
  const scrollTo = (y: number) =>
    act(async () => {
      window.scrollTo(0, y);
      window.dispatchEvent(new Event('scroll'));
    });

  it('offers title, tagline, three tiers, OR and a profile address', () => {
    expect(page.texts('h1')).toEqual(['Gigi']);
    for (const text of ['AI that knows everyone', 'Personality', 'Traits', 'Full Profile', 'OR']) {
      expect(page.text()).toContain(text);
    }
    expect(page.find('input').matches('[type=url][placeholder="Your LinkedIn URL"]')).toBe(true);
    const tiers: unknown = JSON.parse(page.find('data-connect-button').getAttribute('request-data') ?? '');
    expect(tiers).toMatchObject({
      Small: { type: 'Personality' },
      Medium: { type: 'Traits' },
      Large: { type: 'Full Profile' },
    });
  });

  it('alerts "Please enter your LinkedIn URL" if there is none', async () => {
    await page.submit();
    expect(page.find('[role=alert]').textContent).toBe('Please enter your LinkedIn URL');
  });

  it('reads "Analyzing..." for 2 s, then opens the dashboard', async () => {
    vi.useFakeTimers();
    await page.type('input', 'https://linkedin.example/in/robin');
    await page.submit();
    expect(page.texts('button[type=submit]')).toEqual(['Analyzing...']);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(page.texts('h1')).toEqual(['Gigi']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.texts('h2')).toEqual(['Worth meeting', 'Hot List']);
  });

  it('leaves no timer and no listener behind when it is left', async () => {
    vi.useFakeTimers();
    await page.type('input', 'https://linkedin.example/in/robin');
    await page.submit();
    const removed = vi.spyOn(window, 'removeEventListener');
    await page.close();
    expect(await timersLeft()).toBe(0);
    expect(removed.mock.calls.map(([type]) => type)).toContain('message');
    removed.mockRestore();
  });

  it('shows the sidebar with BETA and the profile at 75 percent', async () => {
    await post();
    expect(page.texts('nav :is(button, a)')).toEqual([
      'Search people',
      'Call Gigi',
      'Home',
      'Leaderboard',
      'Gossips',
      'My intros',
      'Invite friends',
      'Settings',
    ]);
    for (const text of ['BETA', 'Complete your profile', '75%', '3/4 steps completed']) {
      expect(page.text()).toContain(text);
    }
  });

  it.each(['Gossips', 'My intros', 'Invite friends', 'Settings'])(
    'says that %s is coming soon',
    async (name) => {
      await post();
      await page.press(name);
      expect(page.texts('nav [aria-live]').filter(Boolean)).toEqual(['Coming soon']);
    },
  );

  it('shows search, count, two profile cards and the Hot List with its columns', async () => {
    await post();
    expect(page.find('input').getAttribute('placeholder')).toBe('Search for your name, your friends');
    expect(page.texts('main button')).toEqual([
      'Reveal your profile',
      'Share again',
      'Reveal Vibe Check',
      'Reveal Vibe Check',
    ]);
    expect(page.text()).toContain('297,078 names searched so far');
    expect(page.texts('thead th')).toEqual(['Rank', 'Name', 'Job', "Gigi's score", 'Company', 'City']);
    expect(page.all('tbody tr')).toHaveLength(PEOPLE.length);
  });

  it('keeps the second profile set once reached, if it started in connected mode', async () => {
    await post();
    expect(cards()).toEqual(namesOf('first'));
    await scrollTo(501);
    expect(cards()).toEqual(namesOf('second'));
    await scrollTo(0);
    expect(cards()).toEqual(namesOf('second'));
  });

  it('returns to the first profile set for a person who declined', async () => {
    await page.complete({ approvedData: [], rejected: true });
    await scrollTo(501);
    expect(cards()).toEqual(namesOf('second'));
    await scrollTo(500);
    expect(cards()).toEqual(namesOf('first'));
  });

  const again = async () => {
    await page.close();
    page = await visitDemo(demo, '/gigi');
    await page.press('Reveal your profile');
  };

  it('continues after a reload with the profile that was shared, without its token', async () => {
    await post();
    await again();
    expect(page.text()).toContain('Nameada@example.com');
    expect(page.text()).toContain('2 USDC reserved for you (demo)');
    expect(localStorage.getItem(PROFILE_KEY)).not.toContain('token');
  });

  it('continues after a reload with a typed address, until the person starts again', async () => {
    vi.useFakeTimers();
    await page.type('input', 'https://linkedin.example/in/robin');
    await page.submit();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    await again();
    expect(page.text()).toContain('https://linkedin.example/in/robin');
    await page.press('Forget it');
    expect(page.texts('h1')).toEqual(['Gigi']);
    expect(document.activeElement).toBe(page.find('h1'));
    expect({ ...localStorage }).toEqual({});
  });

  it('shows the own profile and a vibe check after a press', async () => {
    await post();
    await page.press('Reveal your profile');
    expect(page.text()).toContain('Your Gigi score9.24');
    await page.press('Reveal Vibe Check');
    expect(page.text()).toContain(PROFILE_SETS.first[0].vibe);
  });

  it('focuses the own profile when it replaces the widget', async () => {
    await page.complete(NOT_SHARED['chose not to share']);
    await page.press('Reveal your profile');
    await act(async () => page.place.querySelector<HTMLElement>('main data-connect-button')?.focus());
    await post();
    expect(document.activeElement).toBe(page.find('[aria-label="Your profile as Gigi sees it"]'));
  });

  it('has an address for the leaderboard, which a link opens and Back leaves', async () => {
    await post();
    await page.press('Leaderboard');
    expect(page.router.state.location.search).toBe('?page=leaderboard');
    await act(() => page.router.navigate(-1));
    expect(page.texts('h2')).toEqual(['Worth meeting', 'Hot List']);
    await page.close();
    page = await visitDemo(demo, '/gigi?page=leaderboard');
    expect(page.texts('h1')).toEqual(['Leaderboard']);
    await page.press('Search people');
    expect(document.activeElement).toBe(page.find('main input[type=search]'));
  });

  it('swaps no cards of the home page while the leaderboard scrolls, and begins at the top again', async () => {
    await page.complete(NOT_SHARED['chose not to share']);
    await scrollTo(501);
    await page.press('Leaderboard');
    await scrollTo(900);
    await page.press('Home');
    expect(cards()).toEqual(namesOf('second'));
    await scrollTo(0);
    await page.press('Leaderboard');
    await scrollTo(900);
    window.scrollTo(0, 0);
    await page.press('Home');
    expect(cards()).toEqual(namesOf('first'));
  });

  it('offers filters and lists on the leaderboard that do not change the list, and says so', async () => {
    await post();
    await page.press('Leaderboard');
    expect(page.texts('h1')).toEqual(['Leaderboard']);
    expect(page.texts('fieldset button')).toEqual(['All', 'Rising star', 'Most wanted']);
    expect(page.texts('label:nth-of-type(1) option')).toEqual([
      'All',
      'San Francisco',
      'New York',
      'Los Angeles',
      'Palo Alto',
      'Paris',
    ]);
    expect(page.texts('label:nth-of-type(2) option')).toEqual([
      'All',
      'Founder',
      'Co-Founder',
      'CEO',
      'CTO',
      'Engineer',
    ]);
    await page.type('select', 'Paris');
    await page.press('Rising star');
    expect(page.all('tbody tr')).toHaveLength(PEOPLE.length);
    expect(page.text()).toContain('Filters are coming soon');
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await post(forgery);
    expect(page.texts('h1')).toEqual(['Gigi']);
  });
});
