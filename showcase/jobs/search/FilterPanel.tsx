import { RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isEscape } from '../../shared/lib/focus-heading.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/Field.tsx';
import { FILTER_FIELD, FilterSelects, type FilterSelectsProps } from './FilterSelects.tsx';
import { type Filters, isUnfiltered, NO_FILTERS, readFilters, withFilters } from './filters.ts';
import { useClearFilters } from './use-clear-filters.ts';

/** Local-storage key of the filters that were set last. They are the person's own, so a sign-out leaves them. */
const KEY = 'data-connect:jobs:filters';

/**
 * The filters of an earlier visit, or of this one before they were cleared; `null` if there are none, or while filters
 * are set. Set filters replace the stored ones.
 */
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
  /** Whether a filter of the panel is set. */
  readonly isSet: boolean;
  /** How many postings the search has found; `null` while it runs. */
  readonly found: number | null;
  readonly onWhere: (text: string) => void;
  /** Called before the filters are cleared. */
  readonly onClear: () => void;
  /** Called when the person is done: at the button, and at Escape. */
  readonly onDone: () => void;
}

const doneText = (found: number | null) =>
  found === null || found === 0
    ? 'Close the filters'
    : `Show ${formatCount(found)} internship${found === 1 ? '' : 's'}`;

/**
 * The place and the filters below the search field. On a phone they push the list out of view, so a button leads to it.
 */
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
