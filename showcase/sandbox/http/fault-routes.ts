import type { Context } from 'hono';
import { requireOwnPage, requireTester, type SandboxApp, type SandboxEnv } from './caller.ts';
import { endpoint } from './endpoint.ts';
import { clientOf, type FaultList } from './faults.ts';
import { readJson } from './read-body.ts';
import { badRequest, Refusal } from './refusal.ts';

const FAULT_LIMIT = 2_000;

const readFault = async (request: Request) => {
  const body = await readJson(request);
  const { fault, times = Number.POSITIVE_INFINITY }: Record<string, unknown> = { ...Object(body) };
  if (typeof fault !== 'string' || fault.trim() === '' || fault.length > FAULT_LIMIT) {
    throw badRequest('fault must be a non-empty text');
  }
  const isCount = Number.isInteger(times) || times === Number.POSITIVE_INFINITY;
  if (typeof times !== 'number' || times < 1 || !isCount) {
    throw badRequest('times must be a whole number from 1');
  }
  return { fault, times };
};

/** `POST /sandbox/fault` `{ fault, times? }` breaks the next requests, `DELETE` mends them. Both list what is pending. */
export const faultRoutes = (app: SandboxApp, faults: FaultList) => {
  endpoint(app, '/sandbox/fault', {
    POST: async (context) => {
      const client = testerOf(context);
      requireJson(context);
      const { fault, times } = await readFault(context.req.raw);
      faults.add(client, fault, times);
      return context.json({ faults: faults.pending(client) });
    },
    DELETE: (context) => {
      const client = testerOf(context);
      faults.clear(client);
      return context.json({ faults: faults.pending(client) });
    },
  });
};

/** Whose the faults are: a caller who may set them, from a page of this server or from no page at all. */
const testerOf = ({ req, env: { caller } }: Context<SandboxEnv>) => {
  requireTester(req.raw, caller);
  requireOwnPage(req.raw, caller);
  return clientOf(caller);
};

// A form of another site cannot send JSON, and a script there would need a preflight that is not answered here.
const requireJson = ({ req }: Context) => {
  if (/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) return;
  throw new Refusal(415, 'Send the fault as application/json');
};
