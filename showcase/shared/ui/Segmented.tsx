import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly value: Value | null;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  readonly describedBy?: string;
  readonly onChange: (value: Value) => void;
}

export const Segmented = <Value extends string>({
  legend,
  isLegendHidden = false,
  value,
  values,
  describedBy,
  onChange,
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-xs font-medium text-muted'}>{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap pointer-coarse:gap-y-3 rounded-md border border-line bg-sunken p-0.5">
        {values.map((option) => (
          <label
            key={option.value}
            className="touch-target inline-flex min-h-8 items-center rounded-[0.3rem] border border-transparent px-2.5 text-sm text-muted hover:text-ink has-checked:border-edge has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus-color)"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
