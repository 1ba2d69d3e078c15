import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchAddress } from '../../../showcase/jobs/api/search-jobs.ts';
import {
  isUnfiltered,
  NO_FILTERS,
  readFilters,
  readPages,
  withFilters,
} from '../../../showcase/jobs/search/filters.ts';

const queryOf = (filters: Partial<typeof NO_FILTERS>, page?: number) => {
  const address = searchAddress({
    interests: [],
    headers: {},
    filters: { ...NO_FILTERS, ...filters },
    ...(page === undefined ? {} : { page }),
  });
  const [path, query] = address.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(query)) };
};

it('the filters of the board become the parameters of Adzuna', () => {
  const { path, query } = queryOf(
    { q: 'robots', where: ' Austin ', field: 'it-jobs', pay: '20', hours: 'part', since: '7', sort: 'pay' },
    3,
  );
  expect(path).toBe('/v1/api/jobs/us/search/3');
  expect(query).toEqual({
    results_per_page: '20',
    what: 'internship robots',
    where: 'Austin',
    category: 'it-jobs',
    salary_min: '41600',
    part_time: '1',
    max_days_old: '7',
    sort_by: 'salary',
  });
});

it('the filters of the board survive the address, beside other parameters', () => {
  const filters = { ...NO_FILTERS, q: 'a & b', pay: '25', sort: 'date' } as const;
  const address = withFilters(new URLSearchParams('fault=delay%3D1&pages=3'), filters);
  expect(readFilters(new URLSearchParams(address.toString()))).toEqual(filters);
  expect([address.get('fault'), readPages(address)]).toEqual(['delay=1', 1]);
  expect(withFilters(address, NO_FILTERS).toString()).toBe('fault=delay%3D1');
});

it('the filters of the board are valid for any address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'where', 'pay', 'sort', 'pages', 'field'), fc.string()),
      (given) => {
        const search = new URLSearchParams(given);
        const filters = readFilters(search);
        expect(readFilters(withFilters(search, filters))).toEqual(filters);
        expect(readPages(search)).toBeGreaterThanOrEqual(1);
        expect(readPages(search)).toBeLessThanOrEqual(20);
      },
    ),
  );
});

it('the filters of the board are none for unknown values', () => {
  const search = new URLSearchParams('q=+&where=++&field=magic&pay=1&hours=all&since=x&sort=luck&pages=1e9');
  expect(isUnfiltered(readFilters(search))).toBe(true);
  expect(readPages(search)).toBe(20);
});

it('the filters of the board have a distance beside a place only', () => {
  expect(queryOf({ where: 'Austin', distance: '40' }).query).toMatchObject({
    where: 'Austin',
    distance: '40',
  });
  expect(queryOf({ where: ' ', distance: '40' }).query).not.toHaveProperty('distance');
  expect(readFilters(new URLSearchParams('where=Austin&distance=40')).distance).toBe('40');
  expect(readFilters(new URLSearchParams('where=+&distance=40')).distance).toBe('');
  const near = withFilters(new URLSearchParams(), { ...NO_FILTERS, where: 'Austin', distance: '25' });
  expect(withFilters(near, { ...NO_FILTERS, distance: '25' }).toString()).toBe('');
});
