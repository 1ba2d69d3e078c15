// @vitest-environment happy-dom
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../../showcase/sandbox/app.ts';
import { createSite, type Site } from '../../../showcase/sandbox/serving/site.ts';
import { visit, visitLive } from './visitor.ts';

const ORIGIN = 'https://board.example';
const JOB = '/v1/api/jobs/us/search/1?what=intern';
const SCRIPT = '<script>alert(1)</script>';

const PAGE = `<!doctype html><html><head><meta
  name="description"
  content="A board" />
<title>Internship Job Board</title>
<meta property="og:title" content="A board">
<meta property="og:description" content="A board">
<meta property="og:image" content="/social.png">
</head><body><div id="root"></div></body></html>`;

const POSTING = {
  id: '5100',
  title: 'Loom Intern',
  description: '<p>You weave.</p><p>All day</p>',
  created: '2026-11-20T10:00:00Z',
  company: { display_name: 'Looms & Sons' },
  location: { display_name: 'Austin, Travis County', area: ['US', 'Texas', 'Travis County', 'Austin'] },
  category: { tag: 'creative-design-jobs', label: 'Design Jobs' },
  contract_time: 'part_time',
  salary_min: 40_000,
  salary_max: 44_000,
  salary_is_predicted: '0',
  redirect_url: 'https://www.adzuna.com/land/ad/5100',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posting-'));
  for (const name of ['pages', 'showcase', 'widget']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'pages/job.html'), PAGE);
  await writeFile(join(folder, 'pages/index.html'), 'The board');
});
afterAll(() => rm(folder, { recursive: true }));

const PAGES = { files: { '/job/:id': 'job.html', '*': 'index.html' }, scripts: [], styles: [] };

const siteOf = (find: Sandbox['findPosting'], report = (_error: Error) => {}): Site =>
  createSite(folder, PAGES, { origin: ORIGIN, find, report });

const siteWith = async (...postings: readonly object[]): Promise<Site> => {
  const { get, sandbox } = visitLive(() => Response.json({ results: postings }));
  await get(JOB);
  return siteOf(sandbox.findPosting);
};

const open = async (site: Site, path: string) => {
  const response = await site(new Request(`http://localhost${path}`, { headers: { Accept: 'text/html' } }));
  const html = await response.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const item = (name: string) =>
    page.querySelector(`#served-posting meta[itemprop=${name}]`)?.getAttribute('content');
  return { response, html, page, meta, item, title: page.querySelector('title')?.textContent };
};

it('the page of a posting has title, description, picture and address for readers of links', async () => {
  const { response, title, meta } = await open(await siteWith(POSTING), '/job/5100');
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const summary = 'Looms & Sons · Austin, TX · $19–21 an hour · Part time. You weave. All day';
  expect([title, meta('og:title'), meta('og:description'), meta('description')]).toEqual([
    'Loom Intern · Internship Job Board',
    'Loom Intern',
    summary,
    summary,
  ]);
  expect([meta('og:image'), meta('og:url')]).toEqual([`${ORIGIN}/social.png`, `${ORIGIN}/job/5100`]);
});

it('the page of a live posting has it as JobPosting for search engines, and that of a sample has none', async () => {
  const { item } = await open(await siteWith(POSTING), '/JOB/5100/');
  expect(['title', 'datePosted', 'description', 'name', 'addressLocality', 'minValue'].map(item)).toEqual([
    'Loom Intern',
    '2026-11-20',
    POSTING.description,
    'Looms & Sons',
    'Austin',
    '40000',
  ]);
  const { get, sandbox } = visit();
  const { results } = await (await get(JOB)).json();
  const sample = await open(siteOf(sandbox.findPosting), `/job/${results[0].id}`);
  expect(sample.meta('og:title')).toBe(results[0].title);
  expect(sample.page.querySelector('[itemscope]')).toBeNull();
});

it.each([
  ['/job/none', PAGE],
  ['/job/%2535100', PAGE],
  ['/job/5100/more', 'The board'],
  ['/job/..%5C..%5C..%5C..%5C..%5Csandbox%5Cpage.css', PAGE],
  ['/elsewhere', 'The board'],
])('the page of a posting is the built one at %s', async (path, expected) => {
  const { response, html } = await open(await siteWith(POSTING), path);
  expect([response.status, html]).toEqual([200, expected]);
});

it.each([
  SCRIPT,
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "$& $' $` $1",
  '</head></body></html>',
  '<!-- ',
])('the page of a posting runs nothing of a posting whose texts are %j', async (text) => {
  const attack = {
    ...POSTING,
    title: `Intern ${text}`,
    description: text,
    company: { display_name: `Looms ${text}` },
    location: { display_name: `Austin ${text}`, area: ['US', `Texas ${text}`, `Austin ${text}`] },
  };
  const plain = await open(await siteWith(POSTING), '/job/5100');
  const { page, html, item } = await open(await siteWith(attack), '/job/5100');
  const shape = (root: Document) =>
    [...root.querySelectorAll('*')].map((each) =>
      [each.localName, each.getAttributeNames().join(' ')].join(' '),
    );
  expect(shape(page)).toEqual(shape(plain.page));
  expect(page.querySelectorAll('script, img')).toHaveLength(0);
  expect(html).not.toMatch(/<script|<img|<!-- /);
  expect(item('description')).toBe(text.trim());
});
