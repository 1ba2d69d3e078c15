import type { Context } from 'hono';
import { TEXT } from '../openapi/parts.ts';
import { requireOwnPage, requireTester, type SandboxApp, type SandboxEnv } from './caller.ts';
import { endpoint } from './endpoint.ts';
import type { FaultList } from './faults.ts';
import { bodyReader } from './read-body.ts';
import { Refusal } from './refusal.ts';

const readFault = bodyReader({
  type: 'object',
  required: ['fault'],
  properties: { fault: TEXT, times: { type: 'integer', minimum: 1 } },
});

/** `POST /sandbox/fault` `{ fault, times? }` breaks the next requests, `DELETE` mends them. Both list what is pending. */
export const faultRoutes = (app: SandboxApp, faults: FaultList) => {
  endpoint(app, '/sandbox/fault', {
    POST: async (context) => {
      const client = testerOf(context);
      requireJson(context);
      const { fault, times = Number.POSITIVE_INFINITY } = await readFault(context.req);
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

/** The address of a caller who may set faults, from a page of this server or from no page at all. */
const testerOf = ({ req, env: { caller } }: Context<SandboxEnv>) => {
  requireTester(req.raw, caller);
  requireOwnPage(req.raw, caller);
  return caller.address;
};

// A form of another site cannot send JSON, and a script there would need a preflight that is not answered here.
const requireJson = ({ req }: Context) => {
  if (/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) return;
  throw new Refusal(415, 'Send the fault as application/json');
};
