import { useEffect, useRef, useState } from 'react';
import type { FaultOrder } from './fault.ts';
import { clearFaults, setFault } from './fault-list.ts';

export interface FaultControl {
  /** The active faults that this page has set. */
  readonly active: readonly FaultOrder[];
  /** Why the last request failed. */
  readonly problem: string | null;
  readonly add: (order: FaultOrder) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Removes the faults of a play and keeps those of the person. */
  readonly restore: () => Promise<void>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The faults that this page has set. Leaving the page clears all faults. */
export const useFaults = (): FaultControl => {
  const [active, setActive] = useState<readonly FaultOrder[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const isBroken = useRef(false);

  const show = (orders: readonly FaultOrder[]) => {
    isBroken.current = orders.length > 0;
    setActive(orders);
    setProblem(null);
  };
  const attempt = (work: () => Promise<readonly FaultOrder[]>) =>
    work().then(show, (error: unknown) => setProblem(messageOf(error)));

  useEffect(() => {
    const mend = () => {
      if (!isBroken.current) return;
      isBroken.current = false;
      clearFaults().catch(() => {});
    };
    window.addEventListener('pagehide', mend);
    return () => {
      window.removeEventListener('pagehide', mend);
      mend();
    };
  }, []);

  return {
    active,
    problem,
    add: (order) => attempt(() => setFault(order)),
    clear: () => attempt(() => clearFaults()),
    restore: () =>
      attempt(async () => {
        let orders = await clearFaults();
        for (const order of [...active].reverse()) orders = await setFault(order);
        return orders;
      }),
  };
};
