// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsQuery } from '../../../showcase/jobs/api/jobs-query.ts';
import type { Search } from '../../../showcase/jobs/api/search-jobs.ts';
import { readJobsCache } from '../../../showcase/jobs/cache/jobs-cache.ts';

const GENERAL: Search = { interests: [], headers: {} };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ id: '1', title: 'Intern' }] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, Search, boolean]>([
  ['the general list', GENERAL, true],
  ['no list of a person', { ...GENERAL, interests: ['AI'] }, false],
  ['no list that a measurement made longer', { ...GENERAL, headers: { 'x-sandbox-scale': '100' } }, false],
])('the board saves %s', async (_, search, isSaved) => {
  await new QueryClient().fetchQuery(jobsQuery(search));
  expect(readJobsCache() !== null).toBe(isSaved);
});

it('the board logs nothing if the page goes to another list', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const client = new QueryClient();
  const asked = client.fetchQuery(jobsQuery(GENERAL)).catch(() => {});
  await client.cancelQueries();
  await asked;
  expect(log).not.toHaveBeenCalled();
});
