import { expect, it } from 'vitest';
import { at, fieldsOf, START, visit } from './visitor.ts';

const SEARCH = '/v1/api/jobs/us/search';

const searchFor = async (query: Record<string, string>, page = '1', headers: Record<string, string> = {}) => {
  const answer = await visit().get(`${SEARCH}/${page}?${new URLSearchParams(query)}`, headers);
  const { count, fits, corrections, results } = await fieldsOf(answer);
  const jobs: unknown[] = Array.isArray(results) ? results : [];
  return { answer, count, fits, corrections, jobs, titles: jobs.map((job) => at(job, 'title')) };
};
const valuesOf = (jobs: readonly unknown[], ...path: string[]) => jobs.map((job) => at(job, ...path));

it('a search of the sample postings answers in Adzuna’s shape, with addresses that work offline', async () => {
  const { answer, jobs } = await searchFor({ what: 'internship' });
  expect(answer.headers.get('x-jobs-source')).toBe('sample');
  expect(jobs).toHaveLength(20);
  expect(jobs[0]).toEqual({
    id: expect.stringMatching(/^\d{10}$/),
    title: 'Software Engineering Intern',
    description: expect.stringMatching(/^<p>.*<\/p>$/s),
    redirect_url: expect.stringMatching(/^http:\/\/localhost:4173\/sandbox\/apply\/\d+$/),
    company: { display_name: 'Fernhollow Software' },
    location: { display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] },
    category: { label: 'Tech', tag: 'it-jobs' },
    created: expect.stringMatching(/^2026-1[01]-\d\dT00:00:00Z$/),
    contract_time: 'full_time',
    salary_min: expect.any(Number),
    salary_max: expect.any(Number),
    salary_is_predicted: '1',
  });
});

it.each([
  ['nurse', 'Nursing Student Internship'],
  ['croissants', 'Pastry Internship'],
  ['Praktikum Krankenpflege', 'Nursing Student Internship'],
  ['sofware', 'Software Engineering Intern'],
  ['"machine learning"', 'Machine Learning Intern'],
])('a search for %s finds first what the person means', async (what, title) => {
  expect((await searchFor({ what: `internship ${what}` })).titles[0]).toBe(title);
});

it.each([
  ['environment', 'Environmental'],
  ['computer science', 'Tech'],
  ['wetland', 'Environmental'],
  ['dermatology', 'Healthcare'],
])('a search for %s finds first a posting of %s, whatever its words', async (what, label) => {
  const { jobs } = await searchFor({ what: `internship ${what}` });
  expect(at(jobs[0], 'category', 'label')).toBe(label);
});

it('a search names the words that it searched in place of mistyped ones', async () => {
  const { corrections } = await searchFor({ what: 'internship pyhton', where: 'Texass' });
  expect(corrections).toEqual([
    { typed: 'pyhton', word: 'python' },
    { typed: 'texass', word: 'texas' },
  ]);
  expect((await searchFor({ what: 'internship marketing', where: 'Austin' })).corrections).toEqual([]);
});

it.each(['quidditch', 'croissants locomotives', '"learning machine"', '🧑‍🍳 …'])(
  'a search for %s finds nothing',
  async (what) => {
    expect((await searchFor({ what: `internship ${what}` })).jobs).toEqual([]);
  },
);

it('a search leaves out the words after a minus', async () => {
  const countOf = async (what: string) => Number((await searchFor({ what: `internship ${what}` })).count);
  const [all, both] = [await countOf('marketing'), await countOf('marketing social')];
  expect(both).toBeGreaterThan(0);
  expect(await countOf('marketing -social')).toBe(all - both);
});

it('a search puts the postings of the interests first, leaves nothing out, and tells how many fit', async () => {
  const all = await searchFor({ what: 'internship' });
  const { count, jobs } = await searchFor({ what: 'internship', what_or: 'Law,Culinary' });
  expect([count, all.fits]).toEqual([all.count, undefined]);
  expect(new Set(valuesOf(jobs, 'category', 'label'))).toEqual(new Set(['Law', 'Culinary']));
  expect((await searchFor({ what_or: 'Law,Nothing of this kind' })).fits).toBe(11);
});

it.each<[string, readonly string[]]>([
  ['Austin, TX', ['Austin']],
  ['NYC', ['New York']],
  ['Washington, D.C.', ['Washington']],
  ['san fransisco', ['San Francisco']],
  ['Paris', []],
])('a search for a place reads it as people write it: %s', async (where, cities) => {
  const { jobs } = await searchFor({ where, results_per_page: '50' });
  expect([...new Set(jobs.map((job) => at(job, 'location', 'area', 3)))]).toEqual(cities);
});

it('a search finds the towns within a distance of a place', async () => {
  const { jobs } = await searchFor({ where: 'Boston', distance: '80', results_per_page: '50' });
  expect(new Set(jobs.map((job) => at(job, 'location', 'area', 3)))).toEqual(
    new Set(['Boston', 'Providence']),
  );
});

it('a search shows only what fits the filters, in the order that is asked for', async () => {
  const filtered = { category: 'legal-jobs', part_time: '1', salary_min: '30000', max_days_old: '30' };
  const { jobs } = await searchFor({ ...filtered, sort_by: 'salary' });
  expect(jobs.length).toBeGreaterThan(0);
  expect(new Set(valuesOf(jobs, 'category', 'label'))).toEqual(new Set(['Law']));
  expect(new Set(valuesOf(jobs, 'contract_time'))).toEqual(new Set(['part_time']));
  const pays = valuesOf(jobs, 'salary_max').map(Number);
  expect(Math.min(...pays)).toBeGreaterThanOrEqual(30_000);
  expect(pays).toEqual([...pays].sort((a, b) => b - a));
  const dates = valuesOf((await searchFor({ sort_by: 'date', max_days_old: '3' })).jobs, 'created').map(
    String,
  );
  expect(dates).toEqual([...dates].sort().reverse());
  expect(START - Date.parse(dates.at(-1) ?? '')).toBeLessThan(4 * 24 * 3_600_000);
});

it('the pages of a search give every posting once, and none after them', async () => {
  const pages = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((page) => searchFor({ results_per_page: '50' }, page)),
  );
  const ids = pages.flatMap(({ jobs }) => valuesOf(jobs, 'id'));
  expect([ids.length, new Set(ids).size]).toEqual([pages[0]?.count, pages[0]?.count]);
  expect(pages.at(-1)?.jobs).toEqual([]);
});

it.each<[Record<string, string>, string]>([
  [{ results_per_page: '0' }, '1'],
  [{ salary_min: '-1' }, '1'],
  [{ sort_by: 'luck' }, '1'],
  [{ where: 'x'.repeat(101) }, '1'],
  [{ what_or: 'law '.repeat(600) }, '1'],
  [{}, '101'],
  [{}, '1.5'],
])('a search is refused as %j at page %s', async (query, page) => {
  expect((await searchFor(query, page)).answer.status).toBe(400);
});

it('the page to apply says that this is a sample posting, at every address of a search', async () => {
  const { jobs } = await searchFor({ results_per_page: '300' }, '1', { 'x-sandbox-scale': '1' });
  for (const job of [jobs[0], jobs[299]]) {
    const answer = await visit().get(new URL(String(at(job, 'redirect_url'))).pathname);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('a sample posting')]);
  }
  expect((await visit().get('/sandbox/apply/1')).status).toBe(404);
});
