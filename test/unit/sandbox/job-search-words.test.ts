import { expect, it } from 'vitest';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { placeText } from '../../../showcase/jobs/api/job-facts.ts';
import { isIn } from '../../../showcase/sandbox/jobs/places.ts';
import { asAdzunaJob, sampleJobs } from '../../../showcase/sandbox/jobs/sample-jobs.ts';
import { at, fieldsOf, ORIGIN, START, visit } from './visitor.ts';

const searchFor = async (query: Record<string, string>) => {
  const { count, results } = await fieldsOf(
    await visit().get(`/v1/api/jobs/us/search/1?${new URLSearchParams(query)}`),
  );
  return { count, results: Array.isArray(results) ? results : [] };
};

it.each([
  ['nurse', 'Nursing Student Internship'],
  ['software engineer', 'Software Engineering Intern'],
  ['an intern for marketing', 'Content Marketing Intern'],
])(
  'the words of a search put the postings with the words in the title first, in any of their forms: %s',
  async (what, title) => {
    expect(at((await searchFor({ what: `internship ${what}` })).results[0], 'title')).toBe(title);
  },
);

it.each([['Praktikum Krankenpflege', 'Nursing Student Internship']])(
  'the words of a search may be of another language: %s',
  async (what, title) => {
    expect(at((await searchFor({ what: `internship ${what}` })).results[0], 'title')).toBe(title);
  },
);

it.each(['🧑‍🍳', '!!!', 'internship 😀', 'internship … —'])(
  'the words of a search find nothing if they are signs alone: %s',
  async (what) => {
    expect(await searchFor({ what })).toEqual({ count: 0, results: [] });
  },
);

it.each([
  ['cafe', 'café'],
  ['marketting', 'marketing'],
  ['“machine learning”', '"machine learning"'],
])(
  'the words of a search are found without their accents, and with a typing error: %s',
  async (typed, meant) => {
    const found = await searchFor({ what: `internship ${typed}` });
    expect(found).toEqual(await searchFor({ what: `internship ${meant}` }));
    expect(found.count).toBeGreaterThan(0);
  },
);

it.each<[Record<string, string>, readonly [string, string][]]>([
  [{ what: 'internship Marketting' }, [['marketting', 'marketing']]],
  [
    { what: 'internship pyhton', where: 'Texass' },
    [
      ['pyhton', 'python'],
      ['texass', 'texas'],
    ],
  ],
  [{ what: 'internship marketing', where: 'Austin' }, []],
  [{ what: 'internship Krankenpflege' }, []],
])('the words of a search are named with those that were searched instead: %j', async (query, pairs) => {
  const { corrections } = await fieldsOf(
    await visit().get(`/v1/api/jobs/us/search/1?${new URLSearchParams(query)}`),
  );
  expect(corrections).toEqual(pairs.map(([typed, word]) => ({ typed, word })));
});

it('the words of a search in quotes stand one after another, and those after a minus are left out', async () => {
  const countOf = async (what: string) => Number((await searchFor({ what: `internship ${what}` })).count);
  const [all, both] = [await countOf('marketing'), await countOf('marketing social')];
  expect(both).toBeGreaterThan(0);
  expect(await countOf('marketing -social')).toBe(all - both);
  expect(await countOf('marketing -"no such phrase" -internship')).toBe(all);
  expect(await countOf('"learning machine"')).toBe(0);
  const { results } = await searchFor({ what: 'internship "machine learning"' });
  expect(at(results[0], 'title')).toBe('Machine Learning Intern');
  expect(await countOf('"marketing')).toBe(all);
  expect(await countOf('marketing - social')).toBe(both);
});

it.each<[string, readonly string[]]>([
  ['Austin, TX', ['Austin']],
  ['NYC', ['New York']],
  ['Saint Louis', ['St. Louis']],
  ['san fransisco', ['San Francisco']],
  ['Pittsburg, PA', ['Pittsburgh']],
  ['constructor', []],
])('the place of a search is written as people write it: %s', async (where, cities) => {
  const { results } = await searchFor({ where, results_per_page: '50' });
  const found = new Set(results.map((job) => at(job, 'location', 'area', 3)));
  expect([...found].filter((city) => !cities.some((known) => known === city))).toEqual([]);
  expect(found.size > 0).toBe(cities.length > 0);
});

it('the place of a search may be written as the board shows it', () => {
  const answers = sampleJobs().map((job) => asAdzunaJob(job, { origin: ORIGIN, now: START }));
  const shown = (parseJobs(answers) ?? []).map(placeText);
  expect(shown).toHaveLength(220);
  expect(sampleJobs().filter(({ city }, index) => !isIn(city, shown[index] ?? ''))).toEqual([]);
});
