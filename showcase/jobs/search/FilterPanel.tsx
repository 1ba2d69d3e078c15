import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isEscape } from '../../shared/lib/focus-heading.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Field, TextField } from '../../shared/ui/Field.tsx';
import { symbolOf } from '../api/job.ts';
import type { Market } from '../api/use-market.ts';
import { type FieldTag, LIVE_TAGS, SAMPLE_TAGS } from '../interests/categories.ts';
import FIELD_NAMES from './fields.json';
import {
  AGES,
  distancesIn,
  type Filters,
  isUnfiltered,
  NO_FILTERS,
  ORDERS,
  paysIn,
  readFilters,
  withFilters,
} from './filters.ts';
import { useClearFilters } from './use-filters.ts';

type NamedField = readonly [FieldTag, string];

const named = (tag: FieldTag): NamedField => [tag, FIELD_NAMES[tag]];

/** The fields of the filter: Adzuna's tags, with a name for each. The sample postings are of these. */
export const SAMPLE_FIELDS = SAMPLE_TAGS.map(named);

/** Adzuna's other fields. `part-time-jobs` is left out, because the hours are a filter of their own; so is `unknown`. */
export const LIVE_FIELDS = LIVE_TAGS.map(named);

const LAST = 'other-general-jobs';

const byName = ([tag, name]: NamedField, [otherTag, otherName]: NamedField) =>
  Number(tag === LAST) - Number(otherTag === LAST) || name.localeCompare(otherName, 'en');

/** @param chosen the field of the address, which is a choice in any case */
export const fieldsOf = (isLive: boolean, chosen: FieldTag | ''): readonly NamedField[] => {
  const live = LIVE_FIELDS.filter(([tag]) => isLive || tag === chosen);
  return [...SAMPLE_FIELDS, ...live].sort(byName);
};

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

/** Local-storage key of the filters that were set last. They are the person's own, so a sign-out leaves them. */
const KEY = 'data-connect:jobs:filters';

/** The filters of an earlier visit, or of this one before they were cleared; `null` while filters are set. */
const useLastFilters = (filters: Filters): Filters | null => {
  const [stored, setStored] = useState(() => readText(KEY) ?? '');
  const present = withFilters(new URLSearchParams(), { ...filters, q: '', sort: NO_FILTERS.sort }).toString();
  useEffect(() => {
    if (present === '') return;
    writeText(KEY, present);
    setStored(present);
  }, [present]);
  const last = readFilters(new URLSearchParams(stored));
  return present !== '' || isUnfiltered(last) ? null : last;
};

export interface FilterPanelProps extends Omit<FilterSelectsProps, 'hasPlace'> {
  readonly id: string;
  /** The search words and the place, as they are typed. */
  readonly q: string;
  readonly where: string;
  readonly isSet: boolean;
  /** How many postings the search has found; `null` while it runs. */
  readonly found: number | null;
  readonly onWhere: (text: string) => void;
  readonly onClear: () => void;
  /** Called when the person is done: at the button, and at Escape. */
  readonly onDone: () => void;
}

const doneText = (found: number | null) =>
  found === null || found === 0
    ? 'Close the filters'
    : `Show ${formatCount(found)} internship${found === 1 ? '' : 's'}`;

/** On a phone the filters push the list out of view, so a button leads to it. */
export const FilterPanel = ({
  id,
  q,
  where,
  isSet,
  found,
  onWhere,
  onClear,
  onDone,
  ...selects
}: FilterPanelProps) => {
  const clear = useClearFilters();
  const last = useLastFilters(selects.filters);
  const clearAll = () => {
    onClear();
    clear({ ...NO_FILTERS, q, sort: selects.filters.sort });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key of the controls inside, which bubbles.
    <div
      id={id}
      onKeyDown={(event) => {
        if (isEscape(event)) onDone();
      }}
      className="grid gap-3 rounded-2xl border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <TextField
        label="Place"
        classes={FILTER_FIELD}
        autoComplete="address-level2"
        placeholder="City or state"
        value={where}
        maxLength={100}
        onText={onWhere}
      />
      <FilterSelects {...selects} hasPlace={where.trim() !== ''} />
      {last && (
        <Button
          variant="link"
          className="self-end justify-self-start"
          onClick={(event) => {
            // The button disappears with the press.
            event.currentTarget
              .closest('form')
              ?.querySelector<HTMLElement>('select:not([disabled])')
              ?.focus();
            selects.onChange({ ...last, q, sort: selects.filters.sort });
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          Filters of last time
        </Button>
      )}
      {isSet && (
        <Button variant="link" className="self-end justify-self-start" onClick={clearAll}>
          <X aria-hidden="true" className="size-4" />
          Clear filters
        </Button>
      )}
      <Button className="sm:hidden" onClick={onDone}>
        {doneText(found)}
      </Button>
    </div>
  );
};
