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
  paysIn,
  readFilters,
  withFilters,
} from './filters.ts';
import { useClearFilters } from './use-filters.ts';

const LAST: FieldTag = 'other-general-jobs';

/** The fields to filter by, without Adzuna's `part-time-jobs`, because the hours are a filter of their own. */
const fieldsOf = (isLive: boolean, chosen: FieldTag | '') =>
  [...SAMPLE_TAGS, ...LIVE_TAGS.filter((tag) => isLive || tag === chosen)]
    .map((tag) => [tag, FIELD_NAMES[tag]] as const)
    .sort(
      ([tag, name], [otherTag, otherName]) =>
        Number(tag === LAST) - Number(otherTag === LAST) || name.localeCompare(otherName, 'en'),
    );

const payValues = (currency: string, chosen: Filters['pay']) =>
  paysIn(currency, chosen).map((pay) => [pay, `${symbolOf(currency)}${pay} an hour or more`] as const);

interface Select {
  readonly name: keyof Filters;
  readonly label: string;
  readonly values: readonly (readonly [string, string])[];
}

const selectsOf = ({ distance, field, pay }: Filters, { currency, isLive }: Market): readonly Select[] => [
  {
    name: 'distance',
    label: 'Distance',
    values: [['', 'At the place itself'], ...distancesIn(currency, distance)],
  },
  { name: 'field', label: 'Field', values: [['', 'All fields'], ...fieldsOf(isLive, field)] },
  { name: 'pay', label: 'Pay', values: [['', 'Any pay'], ...payValues(currency, pay)] },
  {
    name: 'hours',
    label: 'Hours',
    values: [
      ['', 'Full or part time'],
      ['full', 'Full time'],
      ['part', 'Part time'],
    ],
  },
  {
    name: 'since',
    label: 'Posted',
    values: [
      ['', 'At any time'],
      ...AGES.map((days) => [days, days === '1' ? 'In the last day' : `In the last ${days} days`] as const),
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    values: [
      ['fit', 'Best fit'],
      ['date', 'Newest'],
      ['pay', 'Highest pay'],
    ],
  },
];

const FILTER_FIELD = {
  box: 'grid gap-1',
  label: 'text-sm font-medium',
  control:
    'min-h-11 w-full min-w-0 rounded-lg border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted disabled:opacity-60',
};

/** The filters are the person's own, so a sign-out leaves them. */
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

interface FilterPanelProps {
  readonly id: string;
  readonly filters: Filters;
  readonly market: Market;
  readonly q: string;
  readonly where: string;
  readonly isSet: boolean;
  readonly found: number | null;
  readonly onChange: (part: Partial<Filters>) => void;
  readonly onWhere: (text: string) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

const doneText = (found: number | null) =>
  found === null || found === 0
    ? 'Close the filters'
    : `Show ${formatCount(found)} internship${found === 1 ? '' : 's'}`;

/** On a phone the filters push the list out of view, so a button leads to the list. */
export const FilterPanel = ({
  id,
  filters,
  market,
  q,
  where,
  isSet,
  found,
  onChange,
  onWhere,
  onClear,
  onDone,
}: FilterPanelProps) => {
  const clear = useClearFilters();
  const last = useLastFilters(filters);
  const clearAll = () => {
    onClear();
    clear({ ...NO_FILTERS, q, sort: filters.sort });
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
      {selectsOf(filters, market).map(({ name, label, values }) => (
        <Field key={name} label={label} classes={FILTER_FIELD}>
          {(control) => (
            <select
              {...control}
              value={filters[name]}
              disabled={name === 'distance' && where.trim() === ''}
              onChange={({ target }) => onChange({ [name]: target.value })}
            >
              {values.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
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
            onChange({ ...last, q, sort: filters.sort });
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
