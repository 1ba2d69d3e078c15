import { badRequest } from '../http/refusal.ts';
import { FILTER_TEXT_LIMIT } from '../limits.ts';
import { ALL_CITIES, type City, citiesNamed, kilometresBetween, type NamedCities } from './places.ts';
import type { SampleJob } from './sample-jobs.ts';
import type { Found } from './search.ts';

const ORDERS = ['relevance', 'date', 'salary'] as const;

/** The search's filters, by the names of Adzuna's parameters; a missing one filters nothing. */
export interface Filters {
  /** A city, county or state. */
  readonly where?: string;
  /** Maximum distance from the place in km. Without `where` it has no effect. */
  readonly distance?: number;
  /** A field's tag, such as `it-jobs`. */
  readonly category?: string;
  /** The minimum yearly pay, in the currency of the postings. Postings without pay are left out. */
  readonly salary_min?: number;
  readonly max_days_old?: number;
  readonly full_time?: 1;
  readonly part_time?: 1;
  readonly sort_by?: (typeof ORDERS)[number];
}

type Ask = (name: string) => string | undefined;

const textIn = (ask: Ask, name: string) => {
  const text = ask(name)?.trim() || undefined;
  if (text && text.length > FILTER_TEXT_LIMIT)
    throw badRequest(`${name} must not be longer than ${FILTER_TEXT_LIMIT} characters`);
  return text;
};

const numberIn = (ask: Ask, name: string) => {
  const text = ask(name);
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`${name} must be a whole number from 0`);
  return Number(text);
};

const flagIn = (ask: Ask, name: string) => {
  const text = ask(name);
  if (text !== undefined && text !== '0' && text !== '1') throw badRequest(`${name} must be 0 or 1`);
  return text === '1' ? 1 : undefined;
};

const orderIn = (ask: Ask) => {
  const text = ask('sort_by');
  const order = ORDERS.find((known) => known === text);
  if (text !== undefined && !order) throw badRequest(`sort_by must be one of ${ORDERS.join(', ')}`);
  return order;
};

/** Reads the filters of a query. Throws a refusal with 400 that names an invalid one. */
export const filtersIn = (ask: Ask): Filters => {
  const filters = {
    where: textIn(ask, 'where'),
    distance: numberIn(ask, 'distance'),
    category: textIn(ask, 'category'),
    salary_min: numberIn(ask, 'salary_min'),
    max_days_old: numberIn(ask, 'max_days_old'),
    full_time: flagIn(ask, 'full_time'),
    part_time: flagIn(ask, 'part_time'),
    sort_by: orderIn(ask),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
};

/** The cities of a place, and those within the distance of one of them. Without a place all cities. */
const citiesAt = ({ where, distance }: Filters): NamedCities => {
  if (where === undefined) return { cities: ALL_CITIES, corrections: [] };
  const named = citiesNamed(where);
  if (distance === undefined) return named;
  const isNear = (city: City) => named.cities.some((centre) => kilometresBetween(city, centre) <= distance);
  return { ...named, cities: ALL_CITIES.filter(isNear) };
};

const fits = (job: SampleJob, cities: ReadonlySet<City>, filters: Filters) => {
  const { category, salary_min, max_days_old, full_time, part_time } = filters;
  return (
    cities.has(job.city) &&
    (category === undefined || job.field.tag === category) &&
    (salary_min === undefined || (job.salary?.max ?? -1) >= salary_min) &&
    (max_days_old === undefined || job.ageDays <= max_days_old) &&
    (full_time === undefined || job.contractTime === 'full_time') &&
    (part_time === undefined || job.contractTime === 'part_time')
  );
};

/** Finds the postings that fit every filter, in the order asked for. Equal ones keep their order. */
export const filtered = (jobs: readonly SampleJob[], filters: Filters): Found<SampleJob> => {
  const { cities, corrections } = citiesAt(filters);
  const at = new Set(cities);
  const found = jobs.filter((job) => fits(job, at, filters));
  if (filters.sort_by === 'date') found.sort((a, b) => a.ageDays - b.ageDays);
  if (filters.sort_by === 'salary') found.sort((a, b) => (b.salary?.max ?? -1) - (a.salary?.max ?? -1));
  return { found, corrections };
};
