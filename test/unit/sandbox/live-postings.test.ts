import { expect, it } from 'vitest';
import { type Job, parseJobs } from '../../../showcase/jobs/api/job.ts';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import { COUNTRY_CODES, countryAt } from '../../../showcase/sandbox/countries.ts';
import { occupationIn } from '../../../showcase/sandbox/jobs/posting-topics.ts';
import { inWordsOf } from '../../../showcase/sandbox/jobs/search-words.ts';
import { at, fieldsOf, MINUTE, visitLive } from './visitor.ts';

const SEARCH = '/v1/api/jobs/us/search/1?what=internship&results_per_page=50';
const JOB = '/v1/api/jobs/us/job';
const DAY = 24 * 60 * MINUTE;

interface Texts {
  readonly tag?: string;
  readonly label?: string;
  readonly title: string;
  readonly description?: string;
}

let ids = 0;

/** A posting in the shape of Adzuna's answers: companies and pay may be missing, texts are cut at 500 characters. */
const posting = ({ tag = 'unknown', label = 'Unknown', title, description = '' }: Texts) => {
  ids += 1;
  return {
    __CLASS__: 'Adzuna::API::Response::Job',
    id: `51${ids}`,
    adref: 'eyJhbGciOiJIUzI1NiJ9.x',
    title,
    description: `${description}…`,
    category: { __CLASS__: 'Adzuna::API::Response::Category', tag, label },
    company: {},
    location: { area: ['US', 'Texas'], display_name: 'Texas' },
    created: '2026-11-20T10:00:00Z',
    redirect_url: `https://www.adzuna.com/land/ad/51${ids}?utm_source=app1d`,
    salary_is_predicted: '0',
    salary_min: 45_760,
  };
};

const live = (postings: readonly object[], country?: string) =>
  visitLive(() => Response.json({ count: postings.length, results: postings }), country);

const jobsOf = async (postings: readonly object[], country?: string): Promise<readonly Job[]> =>
  parseJobs((await fieldsOf(await live(postings, country).get(SEARCH))).results) ?? [];

const topicsOf = async (texts: Texts) => (await jobsOf([posting(texts)]))[0]?.category;

it.each([
  ['it-jobs', 'IT-Stellen', 'IT'],
  ['pr-advertising-marketing-jobs', 'PR, Advertising & Marketing Jobs', 'Communication'],
])(
  'the category of a live posting is that of its tag %s, in whatever language its label “%s” is',
  async (tag, label, expected) => {
    expect((await topicsOf({ tag, label, title: 'Summer Intern' }))?.label).toBe(expected);
  },
);

it('the country of a live search is the configured one, with its word for internships and its currency', async () => {
  const { asked, get } = live([posting({ title: 'Praktikum' })], 'de');
  const answer = await fieldsOf(await get(SEARCH));
  expect([asked[0]?.pathname, asked[0]?.searchParams.get('what')]).toEqual([
    '/v1/api/jobs/de/search/1',
    'praktikum',
  ]);
  expect(at(answer, 'results', 0, 'salary_currency')).toBe('EUR');
});

// A `JobPosting` needs the code. Adzuna writes "UK" and "Deutschland".
it('the country of a live search is the first area of each place, by its ISO code', async () => {
  const place = { area: ['UK', 'London'], display_name: 'London' };
  const nowhere = { display_name: 'Anywhere' };
  const found = [place, nowhere].map((location) => ({ ...posting({ title: 'Intern' }), location }));
  const answer = await fieldsOf(await live(found, 'gb').get(SEARCH));
  expect([0, 1].map((index) => at(answer, 'results', index, 'location'))).toEqual([
    { ...place, area: ['GB', 'London'] },
    { ...nowhere, area: [] },
  ]);
});

it.each([
  ['de', 'umwelt nachhaltigkeit energie klima klimaschutz sql'],
  ['be', 'milieu duurzaamheid energie environnement durable énergie klimaat climat sql'],
  ['us', 'environmental climate sql'],
])(
  'the country of a live search names the interests in the words of its postings: %s',
  async (country, words) => {
    const { asked, get } = live([posting({ title: 'Intern' })], country);
    await get(`${SEARCH}&what_or=${encodeURIComponent('Environmental,Climate, SQL')}`);
    expect(asked[0]?.searchParams.get('what_or')).toBe(words);
  },
);

it.each(COUNTRY_CODES.flatMap((code) => countryAt(code).languages ?? []))(
  'the country of a live search has words for each interest of the board: %s',
  (language) => {
    const missing = CATALOGUE.filter(({ text }) => inWordsOf([language], text) === text);
    expect(missing.map(({ text }) => text)).toEqual([]);
  },
);

it('one posting by its id is answered for a day after it was served, and to anyone', async () => {
  const given = posting({ tag: 'it-jobs', label: 'IT Jobs', title: 'Help Desk Intern' });
  const { asked, clock, get } = live([given]);
  expect((await get(`${JOB}/${given.id}`)).status).toBe(404);
  await get(SEARCH);
  const answer = await get(`${JOB}/${given.id}`);
  expect([answer.status, answer.headers.get('x-jobs-source')]).toEqual([200, 'adzuna']);
  expect(await answer.json()).toMatchObject({ id: given.id, category: { topics: ['IT', 'Tech'] } });
  clock.now += DAY;
  expect((await get(`${JOB}/${given.id}`)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it.each([
  ['Magazijnmedewerker', 'Logistics'],
  ['Pielęgniarka', 'Healthcare'],
  ['Inżynier systemów', 'IT'],
  ['Młodszy grafik komputerowy', 'Design'],
  // These titles contain words that look like those of an occupation.
  ['Opiekun klienta', null],
  ['Document Controller', null],
  ['Kasjer, elastyczny grafik', null],
  ['Onbezorgd bijverdienen', null],
])('a title in a language that the model does not read names an occupation or none: %s', (title, topic) => {
  expect(occupationIn(title)).toBe(topic);
});
