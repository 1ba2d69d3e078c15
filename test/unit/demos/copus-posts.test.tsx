import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ISSUES } from '../../../showcase/demos/copus/data.ts';
import { demo } from '../../../showcase/demos/copus/index.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  page = await visitDemo(demo, '/copus');
});

afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const [first] = ISSUES.repair.posts;
const dialog = () => page.place.querySelectorAll('dialog[open]');
const card = () => page.place.querySelector('main section li');
const voteOf = (place: Element | null | undefined, name: string) =>
  [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.endsWith(name));
const vote = (name: string, place: Element | null = card()) => act(async () => voteOf(place, name)?.click());

it('a post of Copus opens from its card, with an address; Back and its close button lead back', async () => {
  await page.press('Close');
  await act(async () => card()?.querySelector('a')?.click());
  expect(dialog()[0]?.querySelector('h2')?.textContent).toBe(first.title);
  expect(dialog()[0]?.querySelectorAll('p').length).toBeGreaterThan(2);
  const { search } = page.router.state.location;
  expect(search).toMatch(/^\?post=the-repair-caf/);
  await act(() => page.router.navigate(-1));
  expect(dialog()).toHaveLength(0);
  await act(() => page.router.navigate(1));
  await act(async () => dialog()[0]?.querySelector('button')?.click());
  expect(dialog()).toHaveLength(0);
  expect(page.router.state.location.search).toBe('');
});

it('a post of Copus counts the person’s vote, keeps it for the next visit, and takes it back at the second press', async () => {
  await vote('likes');
  expect(card()?.textContent).toContain('1,305 likes');
  await vote('dislikes');
  expect(card()?.textContent).toContain('1,304 likes');
  expect(card()?.textContent).toContain('12 dislikes');
  await page.close();
  page = await visitDemo(demo, '/copus');
  await page.press('Close');
  expect(voteOf(card(), 'dislikes')?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => card()?.querySelector('a')?.click());
  await vote('dislikes', dialog()[0]);
  expect(card()?.textContent).toContain('11 dislikes');
  expect(localStorage.getItem('data-connect:copus:votes')).toBeNull();
});
