import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../showcase/jobs/JobsProvider.tsx';
import { answerTo, useBoardPage } from './board-page.tsx';

const { open, close, until, sees, text, all, first, control, button, press, enter, titles, router } =
  useBoardPage();
const query = () => router().state.location.search;
const search = () => control<HTMLInputElement>('[type=search]');

it('the board finds postings by a text, in the address too, and leaves the saved list alone', async () => {
  await open('/');
  await sees('20 of 220 internships listed');
  await enter(search(), 'croissants');
  await sees('1 internship listed');
  expect(titles()).toEqual(['Pastry Internship']);
  expect(query()).toBe('?q=croissants');
  expect(JSON.parse(localStorage.getItem('cachedJobs') ?? '')).toHaveLength(20);
});

it('the board asks for the least pay in the currency of the postings', async () => {
  await open('/');
  const minima: (string | null)[] = [];
  answerTo('/search/', async (address, init, ask) => {
    minima.push(new URLSearchParams(address.split('?')[1]).get('salary_min'));
    const { results, ...rest } = await (await ask(address, init)).json();
    const inEuro = results.map((posting: object) => ({ ...posting, salary_currency: 'EUR' }));
    return Response.json({ ...rest, results: inEuro });
  });
  await act(() => queryClient.resetQueries());
  await sees('220');
  await press('Filters');
  await until(() => expect(all('select').length).toBeGreaterThan(1));
  const [, pay] = all<HTMLSelectElement>('select:not(:disabled)');
  if (!pay) throw new Error('No pay');
  expect([...pay.options].map((option) => option.text).slice(0, 2)).toEqual([
    'Any pay',
    '€15 an hour or more',
  ]);
  await enter(pay, '15');
  await until(() => expect([query(), minima.at(-1)]).toEqual(['?pay=15', '31200']));
});

it('the board says which words it searched in place of mistyped ones', async () => {
  await open('/?q=marketting%20socail');
  await sees('No internship has “marketting” or “socail”, so these are for “marketing” and “social”.');
  await enter(search(), 'marketing');
  await until(() => expect(text()).not.toContain('No internship has'));
});

it('the board finds the words of a quoted text without the marks', async () => {
  await open(`/?q=${encodeURIComponent('“software engineer”')}`);
  await sees('No internship fits this search');
  await press('Without quotation marks');
  await until(() => expect(titles()).toContain('Software Engineering Intern'));
  expect(query()).toBe('?q=software+engineer');
  expect(document.activeElement).toBe(control('h1'));
});

it.each([
  [429, 'There were too many searches from here in a short time. Another try helps in a minute.'],
  [503, 'The job search did not answer. Another try often helps.'],
])('the board says why a search failed: %s', async (status, said) => {
  await open('/');
  answerTo('robots', () => new Response('', { status }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await sees('220');
  await enter(search(), 'robots');
  await sees(said);
});

it('the board opens with the filters of its address, clears them, and gives them back', async () => {
  const filtered = '?q=internship&field=legal-jobs&hours=part';
  await open(`/${filtered}`);
  await press('Filters (2)');
  await sees('Clear filters');
  expect(control<HTMLSelectElement>('select:not(:disabled)').value).toBe('legal-jobs');
  await press('Clear filters');
  await sees('The filters are cleared.');
  expect(query()).toBe('?q=internship');
  await press('Undo');
  await sees('Filters (2)');
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
  await press('Clear filters');
  await sees('Filters of last time');
});

it('an empty search leads back to all postings, and to itself', async () => {
  const filtered = '?q=unicorns&where=Austin&sort=date';
  await open(`/${filtered}`);
  await press('Show all internships');
  await sees('20 of 220 internships listed');
  expect(query()).toBe('');
  await press('Undo');
  await sees('No internship fits this search');
  expect(query()).toBe(filtered);
});

it('an empty search is offered without one of its filters, and further away', async () => {
  await open('/?q=unicorns&where=Austin&hours=full&sort=date');
  await sees('No internship fits this search');
  const names = [...all('[aria-label="Fewer filters"] button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Without “unicorns”', 'Not only in Austin', 'Full or part time']);
  await press('Without “unicorns”');
  await until(() => expect(first('li h2')).not.toBeNull());
  expect(query()).toBe('?where=Austin&hours=full&sort=date');
  await close();
  await open('/?where=Austin&field=legal-jobs');
  await press('Within 100 miles of Austin');
  await until(() => expect(query()).toBe('?where=Austin&field=legal-jobs&distance=161'));
});

it('the board shows the next page below the first, and both after a reload', async () => {
  await open('/');
  await sees('20 of 220');
  await press('Show more');
  await sees('40 of 220');
  expect(query()).toBe('?pages=2');
  await close();
  await open('/?pages=2');
  await sees('40 of 220');
});

it('the button at the end of the list leads to the first card of the next page, or says that the list ends', async () => {
  await open('/?field=it-jobs');
  await sees('20 of');
  button('Show more').focus();
  await press('Show more');
  await sees('That is the end of the list.');
  expect(document.activeElement).toBe(all('main li a')[20]);
  await close();
  await open('/');
  answerTo('/search/2', () => Response.json({ count: 220, results: [] }));
  await sees('20 of 220');
  button('Show more').focus();
  await press('Show more');
  await sees('That is the end of the list.');
  expect(document.activeElement?.textContent).toBe('That is the end of the list.');
});
