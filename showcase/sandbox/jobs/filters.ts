import { z } from 'zod';
import { badRequest } from '../http/requests.ts';
import { FILTER_TEXT_LIMIT, PAGE_LIMIT, PAGE_SIZE, QUERY_LIMIT } from '../limits.ts';
import { ALL_CITIES, type City, citiesNamed, kilometresBetween, type NamedCities } from './places.ts';
import type { SampleJob } from './sample-jobs.ts';
import type { Found } from './search.ts';

const ORDERS = ['relevance', 'date', 'salary'] as const;

const textUpTo = (length: number) => z.string().max(length, `must not be longer than ${length} characters`);

const name = textUpTo(FILTER_TEXT_LIMIT).trim().optional();
const whole = z
  .string()
  .regex(/^\d{0,9}$/, 'must be a whole number from 0')
  .transform((text) => (text === '' ? undefined : Number(text)))
  .optional();
const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .transform((text) => (text === '1' ? 1 : undefined))
  .optional();
const fromOne = (limit: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
    .transform(Number)
    .refine((number) => number <= limit, `must be ${limit} at most`);

/** By the names of Adzuna's parameters. */
const FILTERS = z.object({
  where: name,
  /** Kilometres. Without `where` it has no effect. */
  distance: whole,
  category: name,
  /** A year's pay in the currency of the postings. */
  salary_min: whole,
  max_days_old: whole,
  full_time: flag,
  part_time: flag,
  sort_by: z.enum(ORDERS, `must be one of ${ORDERS.join(', ')}`).optional(),
});

export type Filters = z.infer<typeof FILTERS>;

const QUERY = FILTERS.extend({
  page: fromOne(PAGE_LIMIT),
  results_per_page: fromOne(Number.POSITIVE_INFINITY).default(PAGE_SIZE),
  what: textUpTo(QUERY_LIMIT).default(''),
  what_or: textUpTo(QUERY_LIMIT).default(''),
});

/** @throws Refusal 400 that names an invalid parameter */
export const searchIn = (query: Readonly<Record<string, string>>, page: string) => {
  const { data, error } = QUERY.safeParse({ ...query, page });
  if (!data)
    throw badRequest(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('; '));
  const { what, what_or: whatOr, results_per_page: size, page: number, ...given } = data;
  const filters: Filters = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  return { what, whatOr, size, page: number, filters };
};

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

export const filtered = (jobs: readonly SampleJob[], filters: Filters): Found<SampleJob> => {
  const { cities, corrections } = citiesAt(filters);
  const at = new Set(cities);
  const found = jobs.filter((job) => fits(job, at, filters));
  if (filters.sort_by === 'date') found.sort((a, b) => a.ageDays - b.ageDays);
  if (filters.sort_by === 'salary') found.sort((a, b) => (b.salary?.max ?? -1) - (a.salary?.max ?? -1));
  return { found, corrections };
};
