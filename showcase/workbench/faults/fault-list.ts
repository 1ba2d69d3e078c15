import { isRecord } from '../../shared/lib/is-record.ts';
import type { FaultOrder } from './fault.ts';

const ADDRESS = '/sandbox/fault';

/** The sandbox refused, or this page has no sandbox. */
export class FaultRefused extends Error {
  override readonly name = 'FaultRefused';
}

const isOrder = (value: unknown): value is FaultOrder => isRecord(value) && typeof value.fault === 'string';

const readList = async (response: Response): Promise<readonly FaultOrder[]> => {
  const answer: unknown = await response.json().catch(() => null);
  const fields = isRecord(answer) ? answer : {};
  if (!response.ok) {
    throw new FaultRefused(
      typeof fields.error === 'string' ? fields.error : `The sandbox answered ${response.status}.`,
    );
  }
  return Array.isArray(fields.faults) ? fields.faults.filter(isOrder) : [];
};

/** Sets a fault; returns all pending faults. Rejects with `FaultRefused`, or as `fetch` does. */
export const setFault = async (order: FaultOrder, ask: typeof fetch = fetch) =>
  readList(
    await ask(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    }),
  );

/** Clears all faults. `keepalive` lets the request outlive the page. */
export const clearFaults = async (ask: typeof fetch = fetch) =>
  readList(await ask(ADDRESS, { method: 'DELETE', keepalive: true }));
