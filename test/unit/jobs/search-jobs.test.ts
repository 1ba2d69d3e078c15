import { expect, it } from 'vitest';
import type { Job } from '../../../showcase/jobs/api/job.ts';
import { mergedLists, searchJobs } from '../../../showcase/jobs/api/search-jobs.ts';
import { openSandbox } from '../../support/open-sandbox.ts';

const sandbox = openSandbox();
const ask: typeof fetch = (input, init) =>
  sandbox.fetch(new Request(new URL(String(input), 'http://localhost:4173'), { headers: init?.headers }));
const { signal } = new AbortController();
const search = (interests: string[], headers: Record<string, string> = {}) =>
  searchJobs({ interests, headers }, signal, ask);

it.each([
  ['status=503', 'HTTP error! Status: 503'],
  ['malformed', 'The job search answered without results'],
])('the job search fails clearly on %s', async (fault, message) => {
  await expect(search([], { 'x-sandbox-fault': fault })).rejects.toThrow(message);
});

it('the pages of a search are one list without a posting that moved to the next page', async () => {
  const [first, second] = await Promise.all([search([]), search([])]);
  const next = await searchJobs({ interests: [], headers: {}, page: 2 }, signal, ask);
  expect(first.count).toBe(220);
  expect(mergedLists([first, second])?.jobs.map(({ id }) => id)).toEqual(first.jobs.map(({ id }) => id));
  expect(mergedLists([first, next])?.jobs).toEqual([...first.jobs, ...next.jobs]);
  expect(mergedLists([])).toBeUndefined();
});

it('the pages of a search count a posting that two pages have once, so that the last page ends the list', async () => {
  const first = await search([]);
  const page = (jobs: readonly Job[]) => ({ ...first, count: 40, jobs });
  const [last] = first.jobs.slice(-1);
  if (!last) throw new Error('No posting');
  const next = first.jobs.slice(1).map((job) => ({ ...job, id: `next-${job.id}` }));
  const merged = mergedLists([page(first.jobs), page([last, ...next])]);
  expect(merged?.jobs).toHaveLength(39);
  expect(merged?.count).toBe(39);
});
