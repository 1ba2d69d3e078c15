import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

let page: Awaited<ReturnType<typeof openPage>>;

const until = (check: () => void) =>
  soon(async () => {
    await act(async () => {});
    check();
  });
const sees = (text: string) => until(() => expect(page.text()).toContain(text));
const press = async (name: string) => {
  await sees(name);
  const button = [...page.screen.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  await act(async () => button?.click());
};
const query = () => page.router.state.location.search;
const open = async (address: string) => {
  page = await openPage(address);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
});
afterEach(() => page.close());

it('gives cleared filters back', async () => {
  const filtered = '?q=internship&field=legal-jobs&hours=part';
  await open(`/${filtered}`);
  await press('Filters (2)');
  await press('Clear filters');
  await sees('The filters are cleared.');
  expect(query()).toBe('?q=internship');
  await press('Undo');
  await sees('Filters (2)');
  expect(query()).toBe(filtered);
});

it('gives the cleared search of an empty list back', async () => {
  const filtered = '?q=unicorns&where=Austin&sort=date';
  await open(`/${filtered}`);
  await press('Show all internships');
  await sees('20 of 220 internships listed');
  expect(query()).toBe('');
  await press('Undo');
  await sees('No internship fits this search');
  expect(query()).toBe(filtered);
});

it('offers the filters of an earlier visit, and those that were cleared', async () => {
  await open('/?q=law&field=legal-jobs&hours=part&sort=date');
  await press('Filters (2)');
  await sees('Clear filters');
  expect(page.text()).not.toContain('Filters of last time');
  await page.close();
  await open('/?q=intern');
  await press('Filters');
  await press('Filters of last time');
  expect(query()).toBe('?q=intern&field=legal-jobs&hours=part');
  expect(document.activeElement?.localName).toBe('select');
  await press('Clear filters');
  await sees('Filters of last time');
});

it('leads from a posting back to the filters that were cleared before', async () => {
  await open('/?q=unicorns');
  await press('Show all internships');
  await sees('20 of 220 internships listed');
  await act(() => page.router.navigate('/job/none'));
  await press('Undo');
  await sees('No internship fits this search');
  await act(() => page.router.navigate(-1));
  await until(() => expect(page.router.state.location.pathname).toBe('/job/none'));
});

it('offers an empty search without one of its filters', async () => {
  await open('/?q=unicorns&where=Austin&hours=full&sort=date');
  await sees('No internship fits this search');
  const names = [...page.screen.querySelectorAll('[aria-label="Fewer filters"] button')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Without “unicorns”', 'Not only in Austin', 'Full or part time']);
  await press('Without “unicorns”');
  await until(() => expect(page.screen.querySelector('li h2')).not.toBeNull());
  expect(query()).toBe('?where=Austin&hours=full&sort=date');
});

it('leads an empty search for a place to the postings further away', async () => {
  await open('/?where=Austin&field=legal-jobs');
  await press('Within 100 miles of Austin');
  await until(() => expect(query()).toBe('?where=Austin&field=legal-jobs&distance=161'));
  await sees('0 internships listed');
  expect(page.text()).not.toContain('of Austin');
});

it('offers no part of a search that has one filter', async () => {
  await open('/?q=unicorns');
  await sees('No internship fits this search');
  expect(page.screen.querySelector('[aria-label="Fewer filters"]')).toBeNull();
});
