import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAddress } from '../../../showcase/jobs/api/search-jobs.ts';
import {
  FIELDS,
  isUnfiltered,
  NO_FILTERS,
  readFilters,
  readPages,
  withFilters,
} from '../../../showcase/jobs/search/filters.ts';
import { FIELDS as SAMPLE_FIELDS } from '../../../showcase/sandbox/jobs/fields/index.ts';

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

describe('the filters of the board', () => {
  it('become the parameters of Adzuna', () => {
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

  it('survive the address, beside other parameters', () => {
    const filters = { ...NO_FILTERS, q: 'a & b', pay: '25', sort: 'date' } as const;
    const address = withFilters(new URLSearchParams('fault=delay%3D1&pages=3'), filters);
    expect(readFilters(new URLSearchParams(address.toString()))).toEqual(filters);
    expect([address.get('fault'), readPages(address)]).toEqual(['delay=1', 1]);
    expect(withFilters(address, NO_FILTERS).toString()).toBe('fault=delay%3D1');
  });

  it.each(['fit', 'date', 'full', '15', ' '])('search for %j as well', (q) => {
    const filters = { ...NO_FILTERS, q, where: q };
    expect(readFilters(withFilters(new URLSearchParams(), filters))).toEqual(filters);
  });

  it('are valid for any address', () => {
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

  it('are none for unknown values', () => {
    const search = new URLSearchParams('field=magic&pay=1&hours=all&since=x&sort=luck&pages=1e9');
    expect(isUnfiltered(readFilters(search))).toBe(true);
    expect(readPages(search)).toBe(20);
  });

  it('name every field of the sample postings', () => {
    const tags = new Set(FIELDS.map(([tag]) => tag));
    expect(new Set(SAMPLE_FIELDS.map(({ tag }) => tag))).toEqual(tags);
  });
});
