import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { everythingIsNear } from '../../support/near.ts';
import { answerTo, useBoardPage } from './board-page.tsx';

const SHARED = '/job/4910200117';
const AWAITED = 'Loading similar internships…';

const { open, until, sees, text, heading, asked, all, first, control, press, router, go } = useBoardPage();

beforeEach(() => everythingIsNear());

it('a posting is found by its id in the loaded list, and Back goes one step back', async () => {
  await open('/');
  await sees('Sample postings');
  const title = first('li > a h2')?.textContent;
  await act(async () => control('li > a[href^="/job/"]').click());
  await until(() => expect(heading()).toBe(title));
  expect(control('a[target="_blank"]').textContent).toContain('Apply Now');
  expect(control('a[target="_blank"]').getAttribute('rel')).toContain('noopener');
  await press('Back');
  await sees('Featured Internships');
  expect(asked().filter((address) => /search.1(?!.*category=)/.test(address))).toHaveLength(1);
});

it('a posting of a link is shown that no list of this browser has', async () => {
  await open('/');
  await sees('Sample postings');
  const search = await fetch('/v1/api/jobs/us/search/5?what=internship&results_per_page=20');
  const [job] = parseJobs((await search.json()).results) ?? [];
  await act(() => router().navigate(`/job/${job?.id}`));
  await until(() => expect(heading()).toBe(job?.title));
});

it('a posting is called missing only if the list has loaded without it', async () => {
  await open('/JOB/nowhere');
  await sees('This internship is no longer listed');
  await act(async () => control('main a').click());
  await sees('Featured Internships');
  expect(document.title).toBe('Featured Internships · Internship Job Board');
});

it('the JobPosting of the server stays with its posting, and ends when the person leaves', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div hidden id="served-posting"></div>');
  const served = () => document.getElementById('served-posting');
  onTestFinished(() => served()?.remove());
  await open(SHARED);
  await sees('Apply Now');
  expect(served()).not.toBeNull();
  await go('/');
  await sees('Featured Internships');
  expect(served()).toBeNull();
});

const similar = () => [...all<HTMLAnchorElement>('[aria-labelledby=similar] a[href^="/job/"]')];
const fieldSearches = () => asked().filter((address) => address.includes('category='));

it('a posting by a link has three postings of its field below it, with one search', async () => {
  await open(SHARED);
  await until(() => expect(similar()).toHaveLength(3));
  const paths = new Set(similar().map(({ pathname }) => pathname));
  expect([paths.size, paths.has(SHARED), fieldSearches().length]).toEqual([3, false, 1]);
  await go(similar()[0]?.pathname ?? '');
  await sees('Apply Now');
  expect(fieldSearches()).toHaveLength(1);
});

it('a posting has no similar one below it that the person has applied for', async () => {
  await open(SHARED);
  await until(() => expect(similar()).toHaveLength(3));
  const [other = ''] = similar().map(({ pathname }) => pathname);
  await go(other);
  await sees('Apply Now');
  await press('Applied');
  await go(SHARED);
  await until(() => expect(similar()).toHaveLength(3));
  expect(similar().map(({ pathname }) => pathname)).not.toContain(other);
});

it.each([
  ['fails', async () => new Response('', { status: 502 })],
  [
    'is answered by samples that stand in for live postings',
    async () => Response.json({ count: 1, results: [] }, { headers: { 'x-jobs-source': 'stand-in' } }),
  ],
])('a posting has nothing unlike below it if the search %s', async (_, reply) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  await open('/saved');
  await sees('Nothing saved yet');
  answerTo('category=', reply);
  await go(SHARED);
  await sees('Apply Now');
  await until(() => expect(text()).not.toContain(AWAITED));
  expect(similar().length).toBeLessThan(3);
  if (similar().length === 0) expect(text()).not.toContain('Similar internships');
});
