// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { parseJobs } from '../../../showcase/jobs/api/job.ts';
import { readJobsCache, writeJobsCache } from '../../../showcase/jobs/cache/jobs-cache.ts';

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

it('the saved list is dropped when it is corrupt', () => {
  localStorage.setItem('cachedJobs', '[{"id":');
  localStorage.setItem('cachedTimestamp', String(NOW));
  expect(readJobsCache(NOW)).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('the saved list is not overwritten by an empty answer', () => {
  writeJobsCache({ jobs, source: 'sample', count: 40 }, NOW);
  writeJobsCache({ jobs: [], source: 'sample', count: 40 }, NOW + 1);
  expect(readJobsCache(NOW + 1)?.list.jobs).toEqual(jobs);
});

it('the saved list is either a list with postings or nothing, for any stored value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (stored, timestamp) => {
      localStorage.setItem('cachedJobs', stored);
      localStorage.setItem('cachedTimestamp', timestamp);
      const cached = readJobsCache(NOW);
      expect(cached === null || cached.list.jobs.length > 0).toBe(true);
      expect(cached === null || (cached.savedAt >= 0 && cached.savedAt <= NOW)).toBe(true);
    }),
  );
});
