// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { jobsQuery, readJobsCache, writeJobsCache } from '../../../showcase/jobs/api/jobs-query.ts';
import type { Search } from '../../../showcase/jobs/api/search-jobs.ts';

const NOW = Date.UTC(2026, 10, 21);
const jobs = parseJobs([{ id: '1', title: 'Intern' }]) ?? [];

beforeEach(() => localStorage.clear());

it('the saved list is stored under cachedJobs and cachedTimestamp', () => {
  writeJobsCache({ jobs, source: 'adzuna', count: 40 }, NOW);
  expect(JSON.parse(localStorage.getItem('cachedJobs') ?? '')).toEqual(jobs);
  expect(localStorage.getItem('cachedTimestamp')).toBe(String(NOW));
  expect(readJobsCache(NOW)).toEqual({ list: { jobs, source: 'adzuna', count: 40 }, savedAt: NOW });
});

it.each([
  ['in the future', String(NOW + 1)],
  ['negative', '-5'],
  ['no number', 'yesterday'],
  ['missing', null],
])('the saved list counts as old when its time is %s', (_, timestamp) => {
  localStorage.setItem('cachedJobs', JSON.stringify(jobs));
  if (timestamp !== null) localStorage.setItem('cachedTimestamp', timestamp);
  expect(readJobsCache(NOW)?.savedAt).toBe(0);
});

it('the saved list is not overwritten by an empty answer', () => {
  writeJobsCache({ jobs, source: 'sample', count: 40 }, NOW);
  writeJobsCache({ jobs: [], source: 'sample', count: 40 }, NOW + 1);
  expect(readJobsCache(NOW + 1)?.list.jobs).toEqual(jobs);
});

const GENERAL: Search = { interests: [], headers: {} };

beforeEach(() => {
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
