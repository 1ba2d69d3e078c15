import type { Hono } from 'hono';
import { readBody, textAt } from './body.ts';
import { endpoint } from './endpoint.ts';
import type { FaultList } from './faults.ts';
import { badRequest } from './refusal.ts';

/** `POST /sandbox/fault` `{ fault, times? }` breaks the next requests, `DELETE` mends them. Both list what is pending. */
export const faultRoutes = (app: Hono, faults: FaultList) => {
  endpoint(app, '/sandbox/fault', {
    POST: async (context) => {
      const { fault, times } = await readBody(context.req);
      faults.add(textAt(fault, 'fault'), timesAt(times));
      return context.json({ faults: faults.pending() });
    },
    DELETE: (context) => {
      faults.clear();
      return context.json({ faults: faults.pending() });
    },
  });
};

const timesAt = (value: unknown) => {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw badRequest('times must be a whole number from 1');
  }
  return value;
};
