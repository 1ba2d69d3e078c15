import { TriangleAlert, Zap, ZapOff } from 'lucide-react';
import { useState } from 'react';
import { leaving } from '../shared/lib/focus-heading.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Field, TextField } from '../shared/ui/Field.tsx';
import { type FaultControl, orderOf } from './faults.ts';
import { Check, LOOK } from './parts.tsx';
import words from './words.json';

/** The limits are those of the sandbox. */
const FIGURES: Readonly<Record<string, { label: string; value: string; min: number; max: number }>> = {
  status: { label: 'Status', value: '503', min: 400, max: 599 },
  delay: { label: 'Delay in ms', value: '7000', min: 0, max: 60_000 },
};

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange?: (value: string) => void;
}

const Choice = ({ label, name, value, options, onChange }: ChoiceProps) => (
  <Field classes={LOOK} label={label}>
    {(control) => (
      <select
        {...control}
        name={name}
        defaultValue={value}
        onChange={({ target }) => onChange?.(target.value)}
      >
        {Object.entries(options).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** The fault applies to this preview and every other page until it is cleared. */
export const FaultSwitch = ({ faults }: { faults: FaultControl }) => {
  const [end, setEnd] = useState('status');
  const figure = FIGURES[end];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void faults.add(orderOf(new FormData(event.currentTarget)));
      }}
      aria-label="Sandbox faults"
      data-active={faults.active.length > 0}
      className="workbench-faults rounded-lg border border-line bg-surface p-3"
    >
      <h2 className="sr-only">Sandbox faults</h2>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Choice label="Break in the sandbox" name="call" value="verify" options={words.faultCalls} />
        <Choice label="so that it" name="end" value={end} options={words.faultEnds} onChange={setEnd} />
        {figure && (
          <div key={end} className="w-24">
            <TextField
              classes={LOOK}
              label={figure.label}
              name="figure"
              type="number"
              required
              min={figure.min}
              max={figure.max}
              defaultValue={figure.value}
            />
          </div>
        )}
        <Check name="once" className="min-h-9">
          Once only
        </Check>
        <Button variant="plain" size="tool" type="submit">
          <Zap aria-hidden="true" className="size-4" />
          Set fault
        </Button>
        {faults.active.length > 0 && (
          <Button variant="plain" size="tool" onClick={leaving(() => void faults.clear())}>
            <ZapOff aria-hidden="true" className="size-4" />
            Clear faults
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-danger empty:sr-only">
        {faults.problem}
      </p>
    </form>
  );
};

export const FaultBanner = ({ faults }: { faults: FaultControl }) => (
  <div role="status">
    {faults.active.length > 0 && (
      <div className="workbench-hazard flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
        <p className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
          <TriangleAlert aria-hidden="true" className="size-4" />
          Sandbox faults are on
          {faults.active.map(({ fault, times }, index) => (
            <code
              key={index}
              className="rounded bg-surface px-1.5 py-0.5 font-mono text-xs font-normal text-ink"
            >
              {fault}
              {times === undefined ? '' : ` ×${times}`}
            </code>
          ))}
        </p>
        <Button variant="plain" size="tool" onClick={leaving(() => void faults.clear())}>
          Mend everything
        </Button>
      </div>
    )}
  </div>
);
