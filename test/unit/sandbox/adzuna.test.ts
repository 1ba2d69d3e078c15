import { expect, it } from 'vitest';
import { at, fieldsOf, MINUTE, ORIGIN, PUBLIC_CALLER, visit, visitLive } from './visitor.ts';

const PATH = '/v1/api/jobs/us/search/1';
const SEARCH = `${PATH}?what=internship&results_per_page=20`;
const DAY = 24 * 60 * MINUTE;

it('a live search goes to Adzuna with the keys added, and its answer names the source', async () => {
  const { asked, get } = visitLive(() => Response.json({ count: 0, results: [] }));
  const answer = await get(`${SEARCH}&what_or=law&app_id=mine&fault=delay%3D1`);
  expect(answer.headers.get('x-jobs-source')).toBe('adzuna');
  expect(await answer.json()).toEqual({ count: 0, results: [] });
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://api.adzuna.com/v1/api/jobs/us/search/1',
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    what: 'internship',
    what_or: 'law',
    results_per_page: '20',
    app_id: 'app1d',
    app_key: 's3cr3t',
  });
});

it('a live search asks Adzuna once a day for each distinct query, with its parameters in any order', async () => {
  const { asked, clock, get } = visitLive(() => Response.json({ results: [] }));
  await get(SEARCH);
  await get('/v1/api/jobs/us/search/1?results_per_page=20&what=internship');
  expect(asked).toHaveLength(1);
  await get(`${SEARCH}&what_or=law`);
  expect(asked).toHaveLength(2);
  clock.now += DAY;
  await get(SEARCH);
  expect(asked).toHaveLength(3);
});

const shown = async (answer: Response) => {
  const { results } = await fieldsOf(answer);
  return [answer.status, answer.headers.get('x-jobs-source'), typeof at(results, 0, 'title')];
};
const STAND_IN = [200, 'stand-in', 'string'];

it.each<[string, () => Response | Promise<Response>]>([
  ['refuses the keys', () => Response.json({ exception: 'AUTH_FAIL' }, { status: 401 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers with a page', () => new Response('<html>We are back soon</html>')],
  ['answers with an exception', () => Response.json({ exception: 'INTERNAL' })],
  ['answers with postings without id and title', () => Response.json({ results: [{}, { error: 'x' }] })],
  ['answers with an exception beside a list', () => Response.json({ exception: 'X', results: [] })],
  ['counts postings that are not in its list', () => Response.json({ count: 4_721, results: [] })],
  ['answers too much', () => new Response('x'.repeat(3_000_000))],
])(
  'a live search gives sample postings that say so for a minute if Adzuna %s, and reports it',
  async (_how, answer) => {
    const { asked, clock, get, reported } = visitLive(answer);
    expect(await shown(await get(SEARCH))).toEqual(STAND_IN);
    const again = await get(SEARCH);
    expect(again.headers.get('x-jobs-failure')).toMatch(/^Adzuna /);
    expect(await shown(again)).toEqual(STAND_IN);
    expect([asked.length, reported[0]?.message]).toEqual([1, expect.stringMatching(/^Adzuna /)]);
    clock.now += MINUTE;
    await get(SEARCH);
    expect(asked).toHaveLength(2);
  },
);

it('a live search passes on page and filters, and counts their search as another', async () => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  const filters =
    'where=Austin&distance=40&salary_min=40000&max_days_old=7&full_time=1&sort_by=date&category=it-jobs';
  await get(`/v1/api/jobs/us/search/2?what=internship&${filters}`);
  await get(`/v1/api/jobs/us/search/2?${filters}&what=internship`);
  await get(SEARCH);
  expect(asked.map(({ pathname }) => pathname.at(-1))).toEqual(['2', '1']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    where: 'austin',
    distance: '40',
    salary_min: '40000',
    max_days_old: '7',
    full_time: '1',
    sort_by: 'date',
    category: 'it-jobs',
  });
});

it('a live search gives sample postings after the day’s calls are used up, and asks again the next day', async () => {
  const { asked, clock, get } = visitLive(() => Response.json({ results: [] }));
  const searchAll = async () => {
    for (let index = 0; index < 90; index += 1) await get(`${SEARCH}&what_or=term${index}`);
  };
  await searchAll();
  expect(asked).toHaveLength(80);
  const answer = await get(`${SEARCH}&what_or=another`);
  expect([answer.status, answer.headers.get('x-jobs-source')]).toEqual([200, 'sample']);
  clock.now += DAY;
  await get(`${SEARCH}&what_or=another`);
  expect(asked).toHaveLength(81);
});

it('a live search of one client of a public server uses only a part of the day’s calls', async () => {
  const { asked, sandbox } = visitLive(() => Response.json({ results: [] }));
  const searchAs = (address: string, term: string) =>
    sandbox.fetch(new Request(`${ORIGIN}${SEARCH}&what_or=${term}`), { ...PUBLIC_CALLER, address });
  for (let index = 0; index < 20; index += 1) await searchAs('203.0.113.1', `term${index}`);
  expect(asked).toHaveLength(12);
  await searchAs('203.0.113.2', 'another');
  expect(asked).toHaveLength(13);
});

it('a live search never shows the key, and leaves the links of postings valid', async () => {
  const { get } = visitLive(() =>
    Response.json({
      results: [{ id: '1', title: 'A', redirect_url: 'https://x.example/?utm_source=app1d&v=2F&k=s3cr3t' }],
    }),
  );
  const text = await (await get(SEARCH)).text();
  expect(text).not.toContain('s3cr3t');
  expect(text).toContain('utm_source=app1d&v=2F');
});

it('a search is one of the sample postings if only one of the two keys is set', async () => {
  const answer = await visit({ env: { ADZUNA_APP_ID: 'app1d' } }).get(SEARCH);
  expect(answer.headers.get('x-jobs-source')).toBe('sample');
});

it('a live search excludes no word that all postings contain, and leaves phrases out of the answer itself', async () => {
  const titles = [
    'Real Estate Intern',
    'Estate Planner',
    'Intern for a Real Good Estate',
    'Sales of real  estate',
  ];
  const results = titles.map((title, index) => ({ id: `${index}`, title, description: '' }));
  const { asked, get } = visitLive(() => Response.json({ count: 40, results }));
  const what = encodeURIComponent('intern -"Real Estates" -internship -the -"human resources" -hr');
  const answer = await (await get(`${PATH}?what=${what}`)).json();
  expect(asked[0]?.searchParams.get('what_exclude')).toBe('hr');
  expect(answer.results.map(({ id }: { id: string }) => id)).toEqual(['1', '2']);
  expect(answer.count).toBe(38);
  // Without the phrase it is the same call of Adzuna, and its kept answer is whole.
  const whole = await get(`${PATH}?what=${encodeURIComponent('intern -hr')}`);
  expect([asked.length, (await whole.json()).results.length]).toEqual([1, 4]);
});

it.each<[string, Readonly<Record<string, string | null>>]>([
  ['intern -full-time -sales', { what: 'intern', what_exclude: 'sales' }],
  ['intern -c++ --c# -.net', { what: 'intern', what_exclude: 'c++ c# .net' }],
])('a live search sends of %s what Adzuna can express', async (what, expected) => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  await get(`${PATH}?what=${encodeURIComponent(what)}`);
  const sent = Object.keys(expected).map((name) => [name, asked[0]?.searchParams.get(name)]);
  expect(Object.fromEntries(sent)).toEqual(expected);
});
