import { TriangleAlert, Zap, ZapOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { LabelledInput, LabelledSelect } from '../parts/fields.tsx';
import { EMPTY_FORM, FAULT_CALLS, FAULT_ENDS, type FaultForm, readFault } from './fault.ts';
import type { FaultControl } from './use-faults.ts';

export interface FaultSwitchProps {
  readonly faults: FaultControl;
}

/**
 * Sets a fault for one call of the sandbox, or for all. It applies to this preview and every other page until it is
 * cleared.
 */
export const FaultSwitch = ({ faults }: FaultSwitchProps) => {
  const [form, setForm] = useState<FaultForm>(EMPTY_FORM);
  const read = readFault(form);
  const change = (part: Partial<FaultForm>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.ok) void faults.add(read.order);
  };
  const figure = form.end === 'status' ? 'status' : 'delayMs';

  return (
    <form
      onSubmit={submit}
      aria-label="Sandbox faults"
      data-active={faults.active.length > 0}
      className="workbench-faults rounded-lg border border-line bg-surface p-3"
    >
      <h2 className="sr-only">Sandbox faults</h2>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <LabelledSelect
          label="Break in the sandbox"
          value={form.call}
          options={FAULT_CALLS}
          onChange={(call) => change({ call })}
        />
        <LabelledSelect
          label="so that it"
          value={form.end}
          options={FAULT_ENDS}
          onChange={(end) => change({ end })}
        />
        {(form.end === 'status' || form.end === 'delay') && (
          <LabelledInput
            label={form.end === 'status' ? 'Status' : 'Delay in ms'}
            value={form[figure]}
            inputMode="numeric"
            isWrong={!read.ok}
            describedBy="fault-problem"
            className="w-24"
            onChange={(text) => change({ [figure]: text })}
          />
        )}
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-(--color-accent)"
            checked={form.isOnce}
            onChange={(event) => change({ isOnce: event.currentTarget.checked })}
          />
          Once only
        </label>
        <Button variant="plain" size="tool" type="submit" disabled={!read.ok}>
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
      <p id="fault-problem" aria-live="polite" className="text-sm text-danger empty:sr-only">
        {read.ok ? faults.problem : read.problem}
      </p>
    </form>
  );
};

/** Shown above everything while a fault is active. */
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
