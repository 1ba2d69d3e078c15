import { HOURS_A_YEAR } from '../api/job.ts';
import { FIELD_TAGS, type FieldTag } from '../interests/categories.ts';

const METRES_A_MILE = 1_609.344;

/** Kilometres, as Adzuna wants them. */
const KILOMETRES = ['5', '10', '25', '50', '100'] as const;
/** The same numbers in miles, converted to km. */
const MILES = ['8', '16', '40', '80', '161'] as const;

const DISTANCES = [...KILOMETRES, ...MILES] as const;

type Distance = (typeof DISTANCES)[number];

const CURRENCIES_OF_MILES: readonly string[] = ['USD', 'GBP'];

/** The address may have a choice of another country. */
const withChosen = <Value extends string>(usual: readonly Value[], chosen: Value | '') =>
  [...new Set([...usual, ...(chosen ? [chosen] : [])])].sort((one, other) => Number(one) - Number(other));

const textIn = (distance: Distance, isInMiles: boolean) => {
  const miles = Math.round((Number(distance) * 1_000) / METRES_A_MILE);
  return isInMiles ? `Within ${miles} miles` : `Within ${distance} km`;
};

export const distancesIn = (currency: string, chosen: Distance | '') => {
  const isInMiles = CURRENCIES_OF_MILES.includes(currency);
  const usual: readonly Distance[] = isInMiles ? MILES : KILOMETRES;
  return withChosen(usual, chosen).map((distance) => [distance, textIn(distance, isInMiles)] as const);
};

const USUAL_PAYS = ['15', '20', '25', '30'] as const;
/** Hourly pays to choose from in other currencies, where usual pays have other figures. */
const PAYS_IN = {
  BRL: ['10', '15', '20', '25'],
  INR: ['100', '150', '200', '300'],
  MXN: ['40', '60', '80', '100'],
  PLN: ['30', '40', '50', '60'],
  ZAR: ['40', '60', '80', '100'],
} as const;
const PAYS = [...USUAL_PAYS, ...Object.values(PAYS_IN).flat()];
type Pay = (typeof PAYS)[number];

export const paysIn = (currency: string, chosen: Pay | ''): readonly Pay[] => {
  const usual: readonly Pay[] =
    Object.entries(PAYS_IN).find(([code]) => code === currency)?.[1] ?? USUAL_PAYS;
  return withChosen(usual, chosen);
};

export const AGES = ['1', '3', '7', '14'] as const;
const HOURS = ['full', 'part'] as const;
const ORDERS = ['fit', 'date', 'pay'] as const;

export const PAGES_SHOWN = 20;
const TEXT_LIMIT = 100;

export interface Filters {
  readonly q: string;
  readonly where: string;
  /** Counts only together with a place. Without a distance, the postings are of the place itself. */
  readonly distance: Distance | '';
  readonly field: FieldTag | '';
  /** The minimum hourly pay, in the currency of the postings. */
  readonly pay: Pay | '';
  readonly hours: (typeof HOURS)[number] | '';
  readonly since: (typeof AGES)[number] | '';
  readonly sort: (typeof ORDERS)[number];
}

export const NO_FILTERS: Filters = {
  q: '',
  where: '',
  distance: '',
  field: '',
  pay: '',
  hours: '',
  since: '',
  sort: 'fit',
};

const isName = (name: string): name is keyof Filters => Object.hasOwn(NO_FILTERS, name);
const NAMES = Object.keys(NO_FILTERS).filter(isName);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

const textOf = (text: string | null) => (text ?? '').slice(0, TEXT_LIMIT);

const hasPlace = (search: URLSearchParams) => (search.get('where') ?? '').trim() !== '';

/** An unknown value filters nothing. */
export const readFilters = (search: URLSearchParams): Filters => ({
  q: textOf(search.get('q')),
  where: textOf(search.get('where')),
  distance: hasPlace(search) ? oneOf(DISTANCES, search.get('distance')) : '',
  field: oneOf(FIELD_TAGS, search.get('field')),
  pay: oneOf(PAYS, search.get('pay')),
  hours: oneOf(HOURS, search.get('hours')),
  since: oneOf(AGES, search.get('since')),
  sort: oneOf(ORDERS, search.get('sort')) || NO_FILTERS.sort,
});

export const readPages = (search: URLSearchParams): number => {
  const pages = Number(search.get('pages'));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, PAGES_SHOWN) : 1;
};

/** Other parameters stay. A changed search begins at its first page. */
export const withFilters = (search: URLSearchParams, filters: Filters): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete('pages');
  for (const name of NAMES) {
    if (filters[name] === NO_FILTERS[name]) next.delete(name);
    else next.set(name, filters[name]);
  }
  if (!hasPlace(next)) next.delete('distance');
  return next;
};

/** Spaces alone filter nothing. */
export const namesOfSet = (filters: Filters): readonly (keyof Filters)[] =>
  NAMES.filter((name) => filters[name].trim() !== NO_FILTERS[name]);

export const isUnfiltered = (filters: Filters) => namesOfSet(filters).length === 0;

const SORT_BY = { fit: 'relevance', date: 'date', pay: 'salary' } as const;

export const searchParametersOf = ({ where, distance, field, pay, hours, since, sort }: Filters) => {
  const parameters: Record<string, string> = {};
  if (where.trim()) parameters.where = where.trim();
  if (where.trim() && distance) parameters.distance = distance;
  if (field) parameters.category = field;
  if (pay) parameters.salary_min = String(Number(pay) * HOURS_A_YEAR);
  if (hours) parameters[`${hours}_time`] = '1';
  if (since) parameters.max_days_old = since;
  if (sort !== NO_FILTERS.sort) parameters.sort_by = SORT_BY[sort];
  return parameters;
};
