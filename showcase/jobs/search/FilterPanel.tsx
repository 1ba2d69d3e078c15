import { X } from 'lucide-react';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/Field.tsx';
import { FILTER_FIELD, FilterSelects, type FilterSelectsProps } from './FilterSelects.tsx';

export interface FilterPanelProps extends Omit<FilterSelectsProps, 'hasPlace'> {
  readonly id: string;
  /** The place as it is typed. */
  readonly where: string;
  /** Whether a filter of the panel is set. */
  readonly isSet: boolean;
  readonly onWhere: (text: string) => void;
  readonly onClear: () => void;
}

/** The place and the filters below the search field. */
export const FilterPanel = ({ id, where, isSet, onWhere, onClear, ...selects }: FilterPanelProps) => (
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
      <Button variant="link" className="justify-self-start" onClick={onClear}>
        <X aria-hidden="true" className="size-4" />
        Clear filters
      </Button>
    )}
  </div>
);
