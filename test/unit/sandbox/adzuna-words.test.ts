import { expect, it } from 'vitest';
import { visitLive } from './live-search.ts';

const SEARCH = '/v1/api/jobs/us/search/1';

it('sends the words of the interests with spaces between, as Adzuna reads them', async () => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  await get(`${SEARCH}?what=internship&what_or=${encodeURIComponent('Real Estate,Law')}`);
  expect(asked[0]?.searchParams.get('what_or')).toBe('estate property law');
});

it('sends what stands in quotes and after a minus in the parameters for it', async () => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  await get(`${SEARCH}?what=${encodeURIComponent('intern "Real Estate" -sales -hr')}`);
  const { searchParams } = new URL(asked[0] ?? '');
  const sent = ['what', 'what_phrase', 'what_exclude'].map((name) => searchParams.get(name));
  expect(sent).toEqual(['intern real estate', 'real estate', 'sales hr']);
});

it('excludes no word that all postings contain, and leaves phrases out of the answer itself', async () => {
  const titles = [
    'Real Estate Intern',
    'Estate Planner',
    'Intern for a Real Good Estate',
    'Sales of real  estate',
  ];
  const results = titles.map((title, index) => ({ id: `${index}`, title, description: '' }));
  const { asked, get } = visitLive(() => Response.json({ count: 40, results }));
  const what = encodeURIComponent('intern -"Real Estates" -internship -the -"human resources" -hr');
  const answer = await (await get(`${SEARCH}?what=${what}`)).json();
  expect(asked[0]?.searchParams.get('what_exclude')).toBe('hr');
  expect(answer.results.map(({ id }: { id: string }) => id)).toEqual(['1', '2']);
  expect(answer.count).toBe(38);
  // Without the phrase it is the same call of Adzuna, and its kept answer is whole.
  const whole = await get(`${SEARCH}?what=${encodeURIComponent('intern -hr')}`);
  expect([asked.length, (await whole.json()).results.length]).toEqual([1, 4]);
});

it.each<[string, Readonly<Record<string, string | null>>]>([
  ['intern -full-time -sales', { what: 'intern', what_exclude: 'sales' }],
  ['intern -c++ --c# -.net', { what: 'intern', what_exclude: 'c++ c# .net' }],
  ['"law" "machine learning"', { what: 'law machine learning', what_phrase: 'machine learning' }],
])('sends of %s what Adzuna can express', async (what, expected) => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  await get(`${SEARCH}?what=${encodeURIComponent(what)}`);
  const sent = Object.keys(expected).map((name) => [name, asked[0]?.searchParams.get(name)]);
  expect(Object.fromEntries(sent)).toEqual(expected);
});

it.each(['"real estate"', 'real-estate'])('leaves out %s between tags', async (excluded) => {
  const results = [
    { id: '1', title: 'Broker', description: 'Sells <strong>real</strong> estate' },
    { id: '2', title: 'Helper', description: '<p>It is real</p><p>An estate</p>' },
    { id: '3', title: '<strong>Real</strong>-time <strong>estate</strong>', description: '' },
  ];
  const { get } = visitLive(() => Response.json({ count: 3, results }));
  const answer = await (await get(`${SEARCH}?what=${encodeURIComponent(`intern -${excluded}`)}`)).json();
  expect(answer.results.map(({ id }: { id: string }) => id)).toEqual(['2', '3']);
});

it.each(['a,,b', ',a, b,', 'a，b', 'a、b', ' a\n b '])('sends words for %j', async (terms) => {
  const { asked, get } = visitLive(() => Response.json({ results: [] }));
  await get(`${SEARCH}?what=${encodeURIComponent(terms)}&what_or=${encodeURIComponent(terms)}`);
  const { searchParams } = new URL(asked[0] ?? '');
  expect([searchParams.get('what'), searchParams.get('what_or')]).toEqual(['a b', 'a b']);
});
