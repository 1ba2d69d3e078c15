import { type HTMLAttributes, useId } from 'react';
import { Field, type FieldClasses, TextField } from '../../shared/ui/Field.tsx';

const LOOK: FieldClasses = {
  box: 'grid min-w-0 gap-1',
  label: 'text-xs font-medium text-muted',
  control:
    'min-h-9 w-full rounded-md border border-edge bg-raised px-2.5 text-sm text-ink aria-invalid:border-danger placeholder:text-muted',
};

export interface LabelledInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  /** Suggested values, in addition to free text. */
  readonly offers?: readonly string[];
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'password';
  readonly className?: string;
}

/** A text field without spell checking or auto-correction. */
export const LabelledInput = ({
  label,
  value,
  onChange,
  isWrong = false,
  describedBy,
  className = '',
  type = 'text',
  offers = [],
  ...input
}: LabelledInputProps) => {
  const listId = useId();
  return (
    <div className={className}>
      <TextField
        {...input}
        classes={LOOK}
        label={label}
        type={type}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        list={offers.length > 0 ? listId : undefined}
        onText={onChange}
      />
      {offers.length > 0 && (
        <datalist id={listId}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
    </div>
  );
};

export interface LabelledSelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly onChange: (id: Id) => void;
}

export const LabelledSelect = <Id extends string>({
  label,
  value,
  options,
  onChange,
}: LabelledSelectProps<Id>) => (
  <Field classes={LOOK} label={label}>
    {(control) => (
      <select
        {...control}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.currentTarget.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
