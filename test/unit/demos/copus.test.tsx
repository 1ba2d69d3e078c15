import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component } from '../../../showcase/demos/copus/CopusPage.tsx';
import { ISSUES } from '../../../showcase/demos/copus/data.ts';
import { demo } from '../../../showcase/demos/copus/index.ts';
import { render } from '../../support/render.tsx';

const MESSAGE = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'http://localhost:4173/api/inference',
  approved: [{ data: 'Medium' }],
  accessToken: 'token',
  username: 'noor',
};

let page: HTMLElement;
let close: () => Promise<void>;
let router: ReturnType<typeof createMemoryRouter>;

const open = async (address = '/copus') => {
  router = createMemoryRouter([{ path: '/copus', Component }], { initialEntries: [address] });
  ({ place: page, close } = await render(<RouterProvider router={router} />));
};

beforeEach(() => open());

afterEach(async () => {
  await close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const post = (data: unknown, origin = window.location.origin) =>
  act(async () => window.dispatchEvent(new MessageEvent('message', { data, origin, source: window })));

const button = (name: string) =>
  [...page.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
const press = (name: string) => act(async () => button(name)?.click());
const headings = (level: number) =>
  [...page.querySelectorAll(`main section h${level}`)].map(({ textContent }) => textContent);
const isOverlayShown = () => page.querySelector('dialog')?.open === true;

describe('community dashboard (specification §2.6)', () => {
  it('is at /copus with its own title', () => {
    expect(demo.routes.map(({ path }) => path)).toEqual(['copus']);
    expect(demo.title).toBe('Copus');
  });

  it('switches among Forum, Graph and Channel by the buttons in the header', async () => {
    expect(headings(2)).toEqual(['Forum']);
    await press('Graph');
    expect(headings(2)[0]).toContain('Graph');
    await press('Channel');
    expect(headings(2)).toEqual(['Channel']);
  });

  it('has an address for each view: a link and a response keep it, and Back shows the one before', async () => {
    await press('Channel');
    expect(router.state.location.search).toBe('?view=channel');
    await close();
    await open(`/copus${router.state.location.search}`);
    expect(headings(2)).toEqual(['Channel']);
    await post(MESSAGE);
    expect(headings(2)).toEqual(['Channel']);
    await press('Forum');
    expect(headings(2)).toEqual(['Forum']);
    await act(() => router.navigate(-1));
    expect(headings(2)).toEqual(['Channel']);
  });

  it('shows each post with title, date, author, views, likes, dislikes and image', () => {
    const [post] = ISSUES.repair.posts;
    const card = page.querySelector('main section li')?.textContent;
    for (const part of [
      post.title,
      '19 Nov 2026',
      post.author.name,
      '18,420 views',
      '1,304 likes',
      '11 dislikes',
    ])
      expect(card).toContain(part);
    expect(page.querySelector('main section li svg')?.getAttribute('aria-label')).toBe(post.image.alt);
  });

  it('says that the graph is coming soon', async () => {
    await press('Graph');
    expect(page.querySelector('main')?.textContent).toContain('coming soon');
  });

  it('offers Google, Facebook, Email and the data widget in the overlay', () => {
    for (const name of ['Google', 'Facebook', 'Email'])
      expect([...page.querySelectorAll('dialog button')].some((one) => one.textContent?.includes(name))).toBe(
        true,
      );
    expect(page.querySelector('dialog data-connect-button')?.getAttribute('auto-fetch')).toBe('');
  });

  it('says of Google that it is to come, beforehand and if it is pressed', async () => {
    const google = [...page.querySelectorAll('dialog button')].find((one) =>
      one.textContent?.includes('Google'),
    );
    expect(google?.textContent).toMatch(/Soon/);
    expect(google?.querySelector('[aria-live]')?.textContent).toBe('');
    await act(async () => google instanceof HTMLElement && google.click());
    expect(google?.textContent).toContain('Coming soon');
    expect(isOverlayShown()).toBe(true);
  });
});

describe('community dashboard (specification §4.3)', () => {
  it('shows the sign-up overlay initially', () => expect(isOverlayShown()).toBe(true));

  it('closes the overlay by its close button, and opens it again from the header', async () => {
    await press('Close');
    expect(isOverlayShown()).toBe(false);
    // Without an opener, the browser gives the focus to no element.
    expect(document.activeElement?.tagName).toBe('H1');
    await press('Sign up');
    expect(isOverlayShown()).toBe(true);
  });

  it('closes the overlay and swaps posts and channels after a widget response', async () => {
    await post(MESSAGE);
    expect(isOverlayShown()).toBe(false);
    expect(headings(3)).toEqual(ISSUES.night.posts.map(({ title }) => title));
    await press('Channel');
    expect(headings(3)).toEqual(ISSUES.night.channels.map(({ name }) => name));
    expect(page.querySelector('header')?.textContent).toContain('Change reader');
  });

  it('swaps back at the next widget response', async () => {
    await post(MESSAGE);
    await post(MESSAGE);
    expect(headings(3)).toEqual(ISSUES.repair.posts.map(({ title }) => title));
  });

  it('greets a reader of an earlier visit with the issue of their answer, and with no sign-up', async () => {
    await post(MESSAGE);
    await close();
    await open();
    expect(isOverlayShown()).toBe(false);
    expect(headings(3)).toEqual(ISSUES.night.posts.map(({ title }) => title));
    await post(MESSAGE);
    expect(headings(3)).toEqual(ISSUES.repair.posts.map(({ title }) => title));
  });

  it('offers the sign-up again to a reader whose session has ended', async () => {
    await post(MESSAGE);
    const widget = page.querySelector('data-connect-button');
    await act(async () => {
      if (widget) Object.assign(widget, { signedIn: false });
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(page.querySelector('header')?.textContent).toContain('Change reader');
    expect(page.querySelector('dialog')?.textContent).toContain('Google');
    expect(page.querySelector('dialog')?.textContent).not.toContain('Or sign out');
  });

  it('ignores a forged message', async () => {
    await post(MESSAGE, 'https://elsewhere.example');
    await post({ ...MESSAGE, unique: 'Other-Response' });
    expect(isOverlayShown()).toBe(true);
    expect(headings(3)).toEqual(ISSUES.repair.posts.map(({ title }) => title));
  });

  it('toggles Follow to Unfollow and moves the followers count', async () => {
    await press('Channel');
    await press('Follow Spare Parts');
    expect(button('Unfollow Spare Parts')?.textContent).toBe('Unfollow');
    expect(page.textContent).toContain('8,318 followers');
    await post(MESSAGE);
    await post(MESSAGE);
    await close();
    await open('/copus?view=channel');
    await post(MESSAGE);
    expect(page.textContent).toContain('8,318 followers');
    await press('Unfollow Spare Parts');
    expect(page.textContent).toContain('8,317 followers');
  });
});

describe('copus state', () => {
  it('has two sets of equal size without common entries', () => {
    expect(ISSUES.night.posts).toHaveLength(ISSUES.repair.posts.length);
    expect(ISSUES.night.channels).toHaveLength(ISSUES.repair.channels.length);
    const titles = new Set([...ISSUES.repair.posts, ...ISSUES.night.posts].map(({ title }) => title));
    expect(titles.size).toBe(12);
  });
});

describe('the order of a person who shared', () => {
  const ASKED = {
    ...MESSAGE,
    APIurl: `${window.location.origin}/api/inference`,
    approved: [{ data: 'Large' }],
  };
  const answer = (about: string) =>
    vi.fn(async (_: string, { body }: RequestInit) => {
      const { Input }: { Input: { text: string }[] } = JSON.parse(String(body));
      const output = Input.map(({ text }) => [[text === about ? 0.9 : 0]]);
      const reason = { kind: 'follows', text: 'Dark Sky Watch', platform: 'youtube' };
      const reasons = Input.map(({ text }) => (text === about ? [reason] : []));
      return Response.json({ InferenceResult: { output: { output }, reasons } });
    });
  const [stars] = ISSUES.night.posts.filter(({ title }) => title.startsWith('Stars'));
  const general = ISSUES.night.posts.map(({ title }) => title);

  it('begins with their interests, with the reason, and is the general one again after a sign-out', async () => {
    vi.stubGlobal('fetch', answer(stars?.about ?? ''));
    await post(ASKED);
    await vi.waitFor(() => expect(headings(3)[0]).toBe(stars?.title));
    expect(page.querySelector('[role=status]')?.textContent).toContain('Sorted around noor');
    expect(page.textContent).toContain(
      `“${stars?.title}” comes first because you follow Dark Sky Watch on YouTube.`,
    );
    await press('Change reader');
    const title = () => page.querySelector('dialog h2')?.textContent;
    expect(title()).toBe('Your issue');
    expect(page.querySelector('dialog')?.textContent).not.toContain('Google');
    const widget = page.querySelector('data-connect-button');
    await act(async () => widget?.dispatchEvent(new CustomEvent('signout', { bubbles: true })));
    expect(title()).toBe('Sign up or log in');
    expect(headings(3)).toEqual(general);
    expect(page.textContent).not.toContain('comes first');
  });

  it('is the general one if nothing is known, and if the answer fails', async () => {
    vi.stubGlobal('fetch', answer('nothing of this'));
    await post(ASKED);
    expect(headings(3)).toEqual(general);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
    await post(ASKED);
    await post(ASKED);
    expect(headings(3)).toEqual(general);
    expect(logged).toHaveBeenCalledWith('Error reading interests', expect.any(Error));
    logged.mockRestore();
  });
});
