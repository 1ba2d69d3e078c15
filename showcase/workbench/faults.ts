import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../shared/lib/is-record.ts';

const ADDRESS = '/sandbox/fault';

/** The fault text of contract §4. */
interface FaultOrder {
  readonly fault: string;
  readonly times?: number;
}

const isOrder = (value: unknown): value is FaultOrder => isRecord(value) && typeof value.fault === 'string';

const readList = async (response: Response): Promise<readonly FaultOrder[]> => {
  const answer: unknown = await response.json().catch(() => null);
  const fields = isRecord(answer) ? answer : {};
  if (!response.ok) {
    throw new Error(
      typeof fields.error === 'string' ? fields.error : `The sandbox answered ${response.status}.`,
    );
  }
  return Array.isArray(fields.faults) ? fields.faults.filter(isOrder) : [];
};

/** Returns all pending faults. Rejects if the sandbox refuses, or as `fetch` does. */
export const setFault = async (order: FaultOrder, ask: typeof fetch = fetch) =>
  readList(
    await ask(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    }),
  );

export const clearFaults = async (ask: typeof fetch = fetch) =>
  readList(await ask(ADDRESS, { method: 'DELETE', keepalive: true }));

/** A field that the fault does not need is absent. */
export const orderOf = (form: FormData): FaultOrder => {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, `${value}`]));
  const [call, end, figure] = ['call', 'end', 'figure'].map((name) => fields.get(name));
  const fault = figure ? `${end}=${figure}` : `${end}`;
  return {
    fault: call === 'any' ? fault : `call=${call};${fault}`,
    ...(fields.has('once') ? { times: 1 } : {}),
  };
};

export const useFaults = () => {
  const [active, setActive] = useState<readonly FaultOrder[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const isBroken = useRef(false);

  const attempt = async (work: () => Promise<readonly FaultOrder[]>) => {
    try {
      const orders = await work();
      isBroken.current = orders.length > 0;
      setActive(orders);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  useEffect(() => {
    const mend = () => {
      if (isBroken.current) clearFaults().catch(() => {});
      isBroken.current = false;
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
    add: (order: FaultOrder) => attempt(() => setFault(order)),
    clear: () => attempt(() => clearFaults()),
    /** Removes the faults of a play and keeps those of the person. */
    restore: () =>
      attempt(async () => {
        let orders = await clearFaults();
        for (const order of [...active].reverse()) orders = await setFault(order);
        return orders;
      }),
  };
};

export type FaultControl = ReturnType<typeof useFaults>;
