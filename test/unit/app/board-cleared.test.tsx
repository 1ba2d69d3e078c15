import { expect, it } from 'vitest';
import { useBoardPage } from './board-page.tsx';

const { open, close, until, sees, text, all, first, press, router } = useBoardPage();
const query = () => router().state.location.search;

it('the board gives cleared filters back', async () => {
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

it('the board gives the cleared search of an empty list back', async () => {
  const filtered = '?q=unicorns&where=Austin&sort=date';
  await open(`/${filtered}`);
  await press('Show all internships');
  await sees('20 of 220 internships listed');
  expect(query()).toBe('');
  await press('Undo');
  await sees('No internship fits this search');
  expect(query()).toBe(filtered);
});

it('the board offers the filters of an earlier visit, and those that were cleared', async () => {
  await open('/?q=law&field=legal-jobs&hours=part&sort=date');
  await press('Filters (2)');
  await sees('Clear filters');
  expect(text()).not.toContain('Filters of last time');
  await close();
  await open('/?q=intern');
  await press('Filters');
  await press('Filters of last time');
  expect(query()).toBe('?q=intern&field=legal-jobs&hours=part');
  expect(document.activeElement?.localName).toBe('select');
  await press('Clear filters');
  await sees('Filters of last time');
});

it('the board offers an empty search without one of its filters', async () => {
  await open('/?q=unicorns&where=Austin&hours=full&sort=date');
  await sees('No internship fits this search');
  const names = [...all('[aria-label="Fewer filters"] button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Without “unicorns”', 'Not only in Austin', 'Full or part time']);
  await press('Without “unicorns”');
  await until(() => expect(first('li h2')).not.toBeNull());
  expect(query()).toBe('?where=Austin&hours=full&sort=date');
});

it('the board leads an empty search for a place to the postings further away', async () => {
  await open('/?where=Austin&field=legal-jobs');
  await press('Within 100 miles of Austin');
  await until(() => expect(query()).toBe('?where=Austin&field=legal-jobs&distance=161'));
  await sees('0 internships listed');
  expect(text()).not.toContain('of Austin');
});
