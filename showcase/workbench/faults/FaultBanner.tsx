import { TriangleAlert } from 'lucide-react';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { FaultControl } from './use-faults.ts';

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
