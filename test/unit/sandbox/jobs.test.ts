import { describe, expect, it } from 'vitest';
import { FIELD_LABELS } from '../../../showcase/sandbox/field-labels.ts';
import { asAdzunaJob, sampleJobs } from '../../../showcase/sandbox/jobs/sample-jobs.ts';
import { at, fieldsOf, ORIGIN, START, visit } from './visitor.ts';

const SEARCH = '/v1/api/jobs/us/search/1';

const searchFor = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await visit().get(`${SEARCH}?${new URLSearchParams(query)}`, headers);
  const body = await fieldsOf(answer);
  return { answer, count: body.count, results: Array.isArray(body.results) ? body.results : [] };
};

const label = (job: unknown) => at(job, 'category', 'label');

describe('the sample postings', () => {
  const jobs = sampleJobs();

  it('are at least 200, each with a different id, title, employer and description', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(200);
    const named = jobs.filter(({ company }) => company !== undefined);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
    expect(new Set(named.map(({ company }) => company)).size).toBe(named.length);
  });

  it.each(FIELD_LABELS)('have at least ten of the category %s, mostly in different cities', (category) => {
    const cities = jobs.filter(({ field }) => field.label === category).map(({ city }) => city);
    expect(cities.length).toBeGreaterThanOrEqual(10);
    expect(new Set(cities).size).toBeGreaterThanOrEqual(9);
  });

  it('have no employer or no salary in some cases, like real results', () => {
    const answers = jobs.map((job) => asAdzunaJob(job, { origin: ORIGIN, now: START }));
    expect(answers.some(({ company }) => !('display_name' in company))).toBe(true);
    expect(answers.some((answer) => !('salary_min' in answer))).toBe(true);
  });

  it('use no markup except paragraphs, lists and strong', () => {
    const tags = new Set(jobs.flatMap(({ description }) => description.match(/<[^>]*>/g) ?? []));
    expect([...tags].sort()).toEqual([
      '</li>',
      '</p>',
      '</strong>',
      '</ul>',
      '<li>',
      '<p>',
      '<strong>',
      '<ul>',
    ]);
  });
});

describe('GET /v1/api/jobs/us/search/1', () => {
  it('answers in Adzuna’s shape, with addresses that work offline', async () => {
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

  it.each([
    ['1', 1],
    ['50', 50],
    ['51', 50],
    ['100000', 50],
  ])('honours results_per_page=%s with %i postings', async (size, shown) => {
    expect((await searchFor({ results_per_page: size })).results).toHaveLength(shown);
  });

  it.each(['0', '-1', '1.5', 'many', '', '1e3'])('answers 400 to results_per_page=%s', async (size) => {
    expect((await searchFor({ results_per_page: size })).answer.status).toBe(400);
  });

  it('repeats postings with new ids up to 10,000 if a measurement asks with x-sandbox-scale', async () => {
    const { results } = await searchFor({ results_per_page: '10000' }, { 'x-sandbox-scale': '1' });
    expect(new Set(results.map((job) => at(job, 'id'))).size).toBe(10_000);
  });

  it('shows only postings with every word of what', async () => {
    const { count, results } = await searchFor({ what: 'croissants INTERNSHIP' });
    expect([count, results.map((job) => at(job, 'title'))]).toEqual([1, ['Pastry Internship']]);
    expect((await searchFor({ what: 'croissants locomotives' })).count).toBe(0);
  });

  it.each(FIELD_LABELS)('puts the postings of %s first if what_or names it', async (category) => {
    const { results } = await searchFor({ what: 'internship', what_or: category, results_per_page: '10' });
    expect(results.map(label)).toEqual(Array.from({ length: 10 }, () => category));
  });

  it.each(['Law,Culinary', 'Law Culinary'])(
    'ranks by %s, comma- or space-joined, and leaves nothing out',
    async (what_or) => {
      const { count, results } = await searchFor({ what: 'internship', what_or });
      expect(count).toBe(220);
      expect(new Set(results.map(label))).toEqual(new Set(['Law', 'Culinary']));
    },
  );

  it('reads a phrase between commas as a whole', async () => {
    const { results } = await searchFor({ what_or: 'Supply chain,Public health', results_per_page: '2' });
    expect(results.map((job) => at(job, 'title')).sort()).toEqual([
      'Public Health Intern',
      'Supply Chain Intern',
    ]);
  });

  it('finds the category IT by its label, not by the word it', async () => {
    const { results } = await searchFor({ what_or: 'IT,Baking', results_per_page: '11' });
    expect(new Set(results.map(label))).toEqual(new Set(['IT']));
  });

  it('ranks a posting that matches more of the terms higher', async () => {
    const { results } = await searchFor({ what_or: 'kelp,photograph,whales', results_per_page: '1' });
    expect(at(results, 0, 'title')).toBe('Marine Biology Internship');
  });
});

describe('GET /sandbox/apply/{id}', () => {
  it('says that this is a sample posting, at every address of a search', async () => {
    const { results } = await searchFor({ results_per_page: '300' }, { 'x-sandbox-scale': '1' });
    for (const job of [results[0], results[299]]) {
      const { pathname } = new URL(String(at(job, 'redirect_url')));
      const answer = await visit().get(pathname);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('This is a sample posting');
    }
  });

  it('answers 404 to an unknown posting', async () => {
    expect((await visit().get('/sandbox/apply/1')).status).toBe(404);
  });
});
