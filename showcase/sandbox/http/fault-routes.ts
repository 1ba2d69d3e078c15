import type { Context } from 'hono';
import { FAULT_BODY } from '../fault-words.ts';
import { requireOwnPage, requireTester, type SandboxApp, type SandboxEnv } from './caller.ts';
import { endpoint } from './endpoint.ts';
import { clientOf, type FaultList } from './faults.ts';
import { readJson } from './read-body.ts';
import { badRequest, Refusal } from './refusal.ts';

const readFault = async (request: Request) => {
  const { success, data, error } = FAULT_BODY.safeParse(await readJson(request));
  if (!success) throw badRequest(error.issues.map(({ message }) => message).join('; '));
  return data;
};

/**
 * `POST /sandbox/fault` with `{ fault, times? }` sets a fault for the next requests, and `DELETE` removes all faults.
 * Both list the pending faults.
 */
export const faultRoutes = (app: SandboxApp, faults: FaultList) => {
  endpoint(app, '/sandbox/fault', {
    POST: async (context) => {
      const client = testerOf(context);
      requireJson(context);
      const { fault, times = Number.POSITIVE_INFINITY } = await readFault(context.req.raw);
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

/** Returns the owner of the faults: a caller who may set them, from a page of this server or from no page. */
const testerOf = ({ req, env: { caller } }: Context<SandboxEnv>) => {
  requireTester(req.raw, caller);
  requireOwnPage(req.raw, caller);
  return clientOf(caller);
};

// Requires JSON. A form of another site cannot send it, and a script there would need a preflight, which is not
// answered here.
const requireJson = ({ req }: Context) => {
  if (/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) return;
  throw new Refusal(415, 'Send the fault as application/json');
};
