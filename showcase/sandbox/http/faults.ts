import type { Context, MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';
import { FAULT_DELAY_LIMIT_MS, FAULTS_REMEMBERED } from '../limits.ts';
import { CALLS, FAULT_BODY, FAULT_WORDS, PLATFORM_CALLS, REFUSALS } from '../openapi.ts';
import {
  badRequest,
  type Caller,
  ConnectionCut,
  endpoint,
  Refusal,
  readJson,
  requireOwnPage,
  requireTester,
  type SandboxApp,
  type SandboxEnv,
} from './requests.ts';

type PlatformCall = (typeof PLATFORM_CALLS)[number];
type Call = (typeof CALLS)[number] | PlatformCall;

export interface PlatformRefusal {
  readonly refusal: 'token' | 'scope' | 'limit';
  /** Seconds. */
  readonly retryS?: number;
}

/** How an answer fails: first the delay, then the end. `none` lets the real answer through (contract §4). */
interface Fault {
  readonly call: Call | 'any';
  readonly delayMs: number;
  readonly end:
    | 'none'
    | 'abort'
    | 'malformed'
    | 'empty'
    | 'unexpected'
    | { readonly status: number }
    | PlatformRefusal;
}

/** Parses `call=verify;delay=100;status=503`. Throws a 400 refusal that names an unknown part. */
export const parseFault = (text: string): Fault => {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  return parts.filter((part) => part !== '').reduce<Fault>(addPart, { call: 'any', delayMs: 0, end: 'none' });
};

const addPart = (fault: Fault, part: string): Fault => {
  const [name, value = ''] = part.split('=').map((side) => side.trim());
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (name === 'abort' || name === 'malformed' || name === 'empty' || name === 'unexpected') {
    return { ...fault, end: name };
  }
  const refusal = REFUSALS.find((each) => each === value);
  if (name === 'refuse' && refusal !== undefined) return { ...fault, end: { refusal } };
  if (name === 'retry' && number >= 0 && typeof fault.end === 'object' && 'refusal' in fault.end) {
    return { ...fault, end: { ...fault.end, retryS: number } };
  }
  if (name === 'status' && number >= 400 && number <= 599) return { ...fault, end: { status: number } };
  if (name === 'delay' && number <= FAULT_DELAY_LIMIT_MS) return { ...fault, delayMs: number };
  const call = [...CALLS, ...PLATFORM_CALLS].find((each) => each === value);
  if (name === 'call' && call !== undefined) return { ...fault, call };
  throw badRequest(`Unknown fault "${part.slice(0, 60)}": use ${FAULT_WORDS}`);
};

const callAt = (path: string): Call | undefined => {
  if (path.startsWith('/v1/')) return 'jobs';
  if (path.startsWith('/oauth/')) return 'oauth';
  if (path.startsWith('/sandbox/platforms/')) {
    return path.endsWith('/token') ? 'tokens' : path.endsWith('/revoke') ? 'revoke' : 'read';
  }
  if (path.endsWith('/authorize')) return 'authorize';
  if (path.endsWith('/complete')) return 'complete';
  if (path === '/api/pin') return 'pin';
  if (path === '/api/email/verify') return 'verify';
  if (path === '/api/email/verify/confirm') return 'confirm';
  if (path === '/api/inference') return 'inference';
  return path === '/api/getAPIurlMobile' || path === '/api/inferenceTest' ? 'share' : undefined;
};

/** All callers on this computer are one client: it has several addresses, and sends the provider's own calls too. */
const clientOf = ({ isLocal, address }: Caller) => (isLocal ? 'local' : address);

type FaultList = ReturnType<typeof createFaultList>;

/** For pages whose requests cannot have the header. The newest fault applies first. */
export const createFaultList = () => {
  let entries: readonly { client: string; text: string; fault: Fault; times: number }[] = [];
  const of = (client: string) => entries.filter((entry) => entry.client === client);
  return {
    add(client: string, text: string, times: number) {
      entries = [{ client, text, fault: parseFault(text), times }, ...entries].slice(0, FAULTS_REMEMBERED);
    },
    clear(client: string) {
      entries = entries.filter((entry) => entry.client !== client);
    },
    pending: (client: string) =>
      of(client).map(({ text, times }) =>
        Number.isFinite(times) ? { fault: text, times } : { fault: text },
      ),
    take(client: string, call: Call | undefined): Fault | undefined {
      const found = of(client).find(({ fault }) => strikes(fault, call));
      entries = entries
        .map((entry) => (entry === found ? { ...entry, times: entry.times - 1 } : entry))
        .filter(({ times }) => times > 0);
      return found?.fault;
    },
  };
};

const isPlatformCall = (call: Call | undefined) => PLATFORM_CALLS.some((each) => each === call);

const strikes = (fault: Fault, call: Call | undefined) =>
  fault.call === 'any' ? !isPlatformCall(call) : fault.call === call;

const STATUSES = { token: 401, scope: 403, limit: 429 } as const;

const decline = (_path: string, { refusal }: PlatformRefusal) => failed({ status: STATUSES[refusal] });

/** The header comes before `?fault=`, and both before the fault list. */
export const faultsOnRequest =
  (environment: Environment, list: FaultList, declined = decline): MiddlewareHandler<SandboxEnv> =>
  async (context, next) => {
    // A preflight does not have the headers of the request that it announces.
    if (context.req.method === 'OPTIONS') return next();
    const fault = faultOf(context, list);
    if (fault === undefined) return next();
    if (fault.delayMs > 0) await environment.sleep(fault.delayMs, context.req.raw.signal);
    if (typeof fault.end === 'object' && 'refusal' in fault.end) return declined(context.req.path, fault.end);
    return fault.end === 'none' ? next() : failed(fault.end);
  };

const faultOf = ({ req, env: { caller } }: Context<SandboxEnv>, list: FaultList) => {
  const call = callAt(req.path);
  const asked = req.header('x-sandbox-fault') ?? req.query('fault');
  if (asked !== undefined) {
    requireTester(req.raw, caller);
    const fault = parseFault(asked);
    if (strikes(fault, call)) return fault;
  }
  return list.take(clientOf(caller), call);
};

/** Every page may read the answer of a requested fault. */
const READABLE = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

const failed = (end: Exclude<Fault['end'], 'none' | PlatformRefusal>) => {
  if (end === 'abort') throw new ConnectionCut();
  const headers = { 'Content-Type': 'application/json', ...READABLE };
  if (end === 'malformed') return new Response('{"sent": tr', { headers });
  if (end === 'empty') return new Response('', { headers });
  if (end === 'unexpected') return Response.json({ unexpected: 7 }, { headers: READABLE });
  return Response.json(
    { error: `Failed on request with ${end.status}` },
    { status: end.status, headers: { ...READABLE, ...(end.status === 429 ? { 'Retry-After': '30' } : {}) } },
  );
};

const readFault = async (request: Request) => {
  const { success, data, error } = FAULT_BODY.safeParse(await readJson(request));
  if (!success) throw badRequest(error.issues.map(({ message }) => message).join('; '));
  return data;
};

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

// A form of another site cannot send JSON, and a script there would need a preflight, which is not answered here.
const requireJson = ({ req }: Context) => {
  if (/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) return;
  throw new Refusal(415, 'Send the fault as application/json');
};
