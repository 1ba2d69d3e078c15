import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from '../../../showcase/demos/copus/CopusPage.tsx';
import { ISSUES } from '../../../showcase/demos/copus/data.ts';
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

it('Copus has an address for each view: a link and a response keep it, and Back shows the one before', async () => {
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

it('Copus closes the overlay by its close button, and opens it again from the header', async () => {
  await press('Close');
  expect(isOverlayShown()).toBe(false);
  // Without an opener, the browser gives the focus to no element.
  expect(document.activeElement?.tagName).toBe('H1');
  await press('Sign up');
  expect(isOverlayShown()).toBe(true);
});

it('Copus closes the overlay and swaps posts and channels after a widget response', async () => {
  await post(MESSAGE);
  expect(isOverlayShown()).toBe(false);
  expect(headings(3)).toEqual(ISSUES.night.posts.map(({ title }) => title));
  await press('Channel');
  expect(headings(3)).toEqual(ISSUES.night.channels.map(({ name }) => name));
  expect(page.querySelector('header')?.textContent).toContain('Change reader');
});

it('Copus greets a reader of an earlier visit with the issue of their answer, and swaps back at the next one', async () => {
  await post(MESSAGE);
  await close();
  await open();
  expect(isOverlayShown()).toBe(false);
  expect(headings(3)).toEqual(ISSUES.night.posts.map(({ title }) => title));
  await post(MESSAGE);
  expect(headings(3)).toEqual(ISSUES.repair.posts.map(({ title }) => title));
});

it('Copus toggles Follow to Unfollow and moves the followers count', async () => {
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

it('Copus begins with the interests of a person who shared, with the reason, until a sign-out', async () => {
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
