import { Field } from '../../shared/ui/Field.tsx';
import { symbolOf } from '../api/job-facts.ts';
import type { Market } from '../api/use-market.ts';
import { distancesIn } from './distances.ts';
import { fieldsOf } from './fields.ts';
import { AGES, type Filters, ORDERS, paysIn } from './filters.ts';

/** The choices of pay, with the chosen one added: an address may have a choice of another currency. */
const payValues = (currency: string, chosen: Filters['pay']) =>
  [...new Set([...paysIn(currency), ...(chosen ? [chosen] : [])])]
    .sort((one, other) => Number(one) - Number(other))
    .map((pay) => [pay, `${symbolOf(currency)}${pay} an hour or more`] as const);

/** Values and names of each filter that is a list. An empty value filters nothing. */
const SELECTS = {
  distance: { label: 'Distance', values: [['', 'At the place itself']] },
  field: { label: 'Field', values: [['', 'All fields']] },
  pay: { label: 'Pay', values: [['', 'Any pay']] },
  hours: {
    label: 'Hours',
    values: [
      ['', 'Full or part time'],
      ['full', 'Full time'],
      ['part', 'Part time'],
    ],
  },
  since: {
    label: 'Posted',
    values: [
      ['', 'At any time'],
      ...AGES.map((days) => [days, days === '1' ? 'In the last day' : `In the last ${days} days`] as const),
    ],
  },
  sort: {
    label: 'Order',
    values: ORDERS.map(
      (order) => [order, { fit: 'Best fit', date: 'Newest', pay: 'Highest pay' }[order]] as const,
    ),
  },
} as const satisfies Partial<
  Record<keyof Filters, { label: string; values: readonly (readonly [string, string])[] }>
>;

/** Classes of a filter's label and control. */
export const FILTER_FIELD = {
  box: 'grid gap-1',
  label: 'text-sm font-medium',
  control:
    'min-h-11 w-full min-w-0 rounded-lg border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted disabled:opacity-60',
};

type SelectName = keyof typeof SELECTS;

const NAMES: readonly SelectName[] = ['distance', 'field', 'pay', 'hours', 'since', 'sort'];

export interface FilterSelectsProps {
  readonly filters: Filters;
  readonly market: Market;
  /** Whether a place is typed, because a distance needs a place. */
  readonly hasPlace: boolean;
  readonly onChange: (part: Partial<Filters>) => void;
}

type Values = readonly (readonly [string, string])[];

/** The values that depend on the postings or on the address. */
const furtherValues = (name: SelectName, filters: Filters, { currency, isLive }: Market): Values => {
  if (name === 'pay') return payValues(currency, filters.pay);
  if (name === 'distance') return distancesIn(currency, filters.distance);
  return name === 'field' ? fieldsOf(isLive, filters.field) : [];
};

/** The filters with a fixed list of values. */
export const FilterSelects = ({ filters, market, hasPlace, onChange }: FilterSelectsProps) =>
  NAMES.map((name) => (
    <Field key={name} label={SELECTS[name].label} classes={FILTER_FIELD}>
      {(control) => (
        <select
          {...control}
          value={filters[name]}
          disabled={name === 'distance' && !hasPlace}
          onChange={({ target }) => onChange({ [name]: target.value })}
        >
          {[...SELECTS[name].values, ...furtherValues(name, filters, market)].map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  ));
