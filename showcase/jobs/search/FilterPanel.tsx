import { X } from 'lucide-react';
import { formatCount } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/Field.tsx';
import { FILTER_FIELD, FilterSelects, type FilterSelectsProps } from './FilterSelects.tsx';

export interface FilterPanelProps extends Omit<FilterSelectsProps, 'hasPlace'> {
  readonly id: string;
  /** The place as it is typed. */
  readonly where: string;
  /** Whether a filter of the panel is set. */
  readonly isSet: boolean;
  /** How many postings the search has found; `null` while it runs. */
  readonly found: number | null;
  readonly onWhere: (text: string) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

const doneText = (found: number | null) =>
  found === null || found === 0
    ? 'Close the filters'
    : `Show ${formatCount(found)} internship${found === 1 ? '' : 's'}`;

/** The place and the filters below the search field. On a phone they hide the list, so a button leads to it. */
export const FilterPanel = ({
  id,
  where,
  isSet,
  found,
  onWhere,
  onClear,
  onDone,
  ...selects
}: FilterPanelProps) => (
  <div
    id={id}
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
    {isSet && (
      <Button variant="link" className="self-end justify-self-start" onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
        Clear filters
      </Button>
    )}
    <Button className="sm:hidden" onClick={onDone}>
      {doneText(found)}
    </Button>
  </div>
);
