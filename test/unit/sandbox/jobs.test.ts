import { expect, it } from 'vitest';
import { at, fieldsOf, START, visit } from './visitor.ts';

const SEARCH = '/v1/api/jobs/us/search';

const searchFor = async (query: Record<string, string>, headers: Record<string, string> = {}, page = '1') => {
  const answer = await visit().get(`${SEARCH}/${page}?${new URLSearchParams(query)}`, headers);
  const body = await fieldsOf(answer);
  return {
    answer,
    count: body.count,
    fits: body.fits,
    results: Array.isArray(body.results) ? body.results : [],
  };
};

const label = (job: unknown) => at(job, 'category', 'label');

it('a search of the sample postings answers in Adzuna’s shape, with addresses that work offline', async () => {
  const { answer, count, results } = await searchFor({ what: 'internship' });
  expect(answer.headers.get('x-jobs-source')).toBe('sample');
  expect(count).toBe(220);
  expect(results).toHaveLength(20);
  expect(results[0]).toEqual({
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

it.each(['0', '-1', '1.5', 'many', '', '1e3'])(
  'a search of the sample postings is refused with results_per_page=%s',
  async (size) => {
    expect((await searchFor({ results_per_page: size })).answer.status).toBe(400);
  },
);

it('a search of the sample postings shows only postings with every word of what', async () => {
  const { count, results } = await searchFor({ what: 'croissants INTERNSHIP' });
  expect([count, results.map((job) => at(job, 'title'))]).toEqual([1, ['Pastry Internship']]);
  expect((await searchFor({ what: 'croissants locomotives' })).count).toBe(0);
});

it.each(['Law,Culinary', 'Law Culinary'])(
  'a search of the sample postings ranks by %s, comma- or space-joined, and leaves nothing out',
  async (what_or) => {
    const { count, results } = await searchFor({ what: 'internship', what_or });
    expect(count).toBe(220);
    expect(new Set(results.map(label))).toEqual(new Set(['Law', 'Culinary']));
  },
);

it('a search of the sample postings reads a phrase between commas as a whole', async () => {
  const { results } = await searchFor({ what_or: 'Supply chain,Public health', results_per_page: '2' });
  expect(results.map((job) => at(job, 'title')).sort()).toEqual([
    'Public Health Intern',
    'Supply Chain Intern',
  ]);
});

it('a search of the sample postings finds the category IT by its label, not by the word it', async () => {
  const { results } = await searchFor({ what_or: 'IT,Baking', results_per_page: '11' });
  expect(new Set(results.map(label))).toEqual(new Set(['IT']));
});

it('a search of the sample postings tells how many have a term as category or in the title, and nothing without terms', async () => {
  expect((await searchFor({ what_or: 'Law,Nothing of this kind' })).fits).toBe(11);
  expect((await searchFor({ what_or: 'Nothing of this kind,' })).fits).toBe(0);
  expect((await searchFor({ what: 'internship' })).fits).toBeUndefined();
});

const places = (results: readonly unknown[]) => results.map((job) => at(job, 'location', 'area'));
const numbers = (results: readonly unknown[], name: string) => results.map((job) => Number(at(job, name)));

it.each(['Austin', 'austin', 'Texas', 'Travis County', ' Austin Texas '])(
  'the filters of a search find %s',
  async (where) => {
    const { count, results } = await searchFor({ where, results_per_page: '50' });
    expect(count).toBeGreaterThan(0);
    for (const area of places(results)) expect(area).toContain('Texas');
  },
);

it('the filters of a search find nothing at an unknown place or near it; a distance alone filters nothing', async () => {
  expect((await searchFor({ where: 'Atlantis' })).count).toBe(0);
  expect((await searchFor({ where: 'Atlantis', distance: '100' })).count).toBe(0);
  expect((await searchFor({ distance: '5' })).count).toBe(220);
});

it('the filters of a search find the towns within a distance of a place by the great circle', async () => {
  const townsNear = async (distance: string) => {
    const { results } = await searchFor({ where: 'Boston', distance, results_per_page: '50' });
    return new Set(places(results).map((area) => (Array.isArray(area) ? area.at(-1) : area)));
  };
  expect(await townsNear('50')).toEqual(new Set(['Boston']));
  expect(await townsNear('80')).toEqual(new Set(['Boston', 'Providence']));
  expect(await townsNear('161')).toEqual(new Set(['Boston', 'Providence', 'Hartford']));
});

it('the filters of a search show one field', async () => {
  const { results } = await searchFor({ category: 'legal-jobs', results_per_page: '50' });
  expect(new Set(results.map(label))).toEqual(new Set(['Law']));
});

it('the filters of a search show pay from an amount on, and leave unknown pay out', async () => {
  const { count, results } = await searchFor({ salary_min: '52000', results_per_page: '50' });
  expect(count).toBeGreaterThan(0);
  expect(Math.min(...numbers(results, 'salary_max'))).toBeGreaterThanOrEqual(52_000);
});

it.each(['full_time', 'part_time'])('the filters of a search show only %s', async (time) => {
  const { results } = await searchFor({ [time]: '1' });
  expect(new Set(results.map((job) => at(job, 'contract_time')))).toEqual(new Set([time]));
});

it('the filters of a search show postings of the last days', async () => {
  const { count, results } = await searchFor({ max_days_old: '3', results_per_page: '50' });
  expect(count).toBeLessThan(220);
  const oldest = Math.min(...results.map((job) => Date.parse(String(at(job, 'created')))));
  expect(START - oldest).toBeLessThan(4 * 24 * 3_600_000);
});

it('the filters of a search put the newest or the best paid first', async () => {
  const dates = (await searchFor({ sort_by: 'date' })).results.map((job) => String(at(job, 'created')));
  expect(dates).toEqual([...dates].sort().reverse());
  const pays = numbers((await searchFor({ sort_by: 'salary' })).results, 'salary_max');
  expect(pays).toEqual([...pays].sort((a, b) => b - a));
});

it('the pages of a search give every posting once, and none after them', async () => {
  const pages = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((page) => searchFor({ results_per_page: '50' }, {}, page)),
  );
  const ids = pages.flatMap(({ results }) => results.map((job) => at(job, 'id')));
  expect([ids.length, new Set(ids).size]).toEqual([220, 220]);
  expect(pages.map(({ count }) => count)).toEqual(pages.map(() => 220));
  expect(pages.at(-1)?.results).toEqual([]);
});

it.each([
  ['salary_min', '-1'],
  ['salary_min', '1e9'],
  ['max_days_old', '1.5'],
  ['full_time', 'yes'],
  ['where', 'x'.repeat(101)],
])('the filters of a search are refused as %s=%s', async (name, value) => {
  expect((await searchFor({ [name]: value })).answer.status).toBe(400);
});

it.each(['0', '101', '-1', 'x', '1.5'])('the filters of a search are refused at page %s', async (page) => {
  expect((await searchFor({}, {}, page)).answer.status).toBe(400);
});

it('the page to apply says that this is a sample posting, at every address of a search', async () => {
  const { results } = await searchFor({ results_per_page: '300' }, { 'x-sandbox-scale': '1' });
  for (const job of [results[0], results[299]]) {
    const { pathname } = new URL(String(at(job, 'redirect_url')));
    const answer = await visit().get(pathname);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('This is a sample posting');
  }
});

it('the page to apply is 404 for an unknown posting', async () => {
  expect((await visit().get('/sandbox/apply/1')).status).toBe(404);
});
