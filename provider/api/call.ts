import { z } from 'zod';
import { refusalIn } from '../config/values.ts';
import { isOrphan } from '../database/failures.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { CallerKind, Callers, Identify, RequestHead } from './callers.ts';
import type texts from './calls.json';
import { shapeOf } from './schemas.ts';

export interface Input<Kind extends CallerKind, Body> {
  readonly caller: Callers[Kind];
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The client's address without trusted proxies; empty if there is none. */
  readonly client: string;
  /** For calls whose body identifies the application. */
  readonly noteApp: RequestHead['noteApp'];
  /** For calls whose body identifies the application. */
  readonly allowOrigin: RequestHead['allowOrigin'];
}

/** A call's metadata. The OpenAPI document is made from it. */
export interface CallFacts {
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** Contains `{name}` for each path parameter. */
  readonly path: string;
  /** Set for a file only. The texts of calls are in calls.json, by id. */
  readonly summary?: string;
  readonly by: CallerKind;
  /** A person's browser opens this address: success is a 303 redirect, and a refusal is a page. */
  readonly isPage?: true;
  /** May answer with a page that asks the person first, in place of the redirect. */
  readonly mayAsk?: true;
  /** Reads a form, of the provider's own page or another site's. */
  readonly isForm?: true;
  /** Reads a form, and refuses in the format of OAuth 2.0, for standard clients. */
  readonly isOauth?: true;
  /** Takes the access token also as `access_token` of a form, in place of the header (RFC 6750, section 2.2). */
  readonly takesFormToken?: true;
  readonly isFile?: true;
  readonly body: z.ZodType;
  /** The largest body in bytes; 64 KB without it. */
  readonly bodyBytes?: number;
  readonly query?: readonly string[];
  readonly headers?: readonly string[];
  readonly answer: z.ZodType;
  /** Refusals in addition to those of the request's format and of the caller. */
  readonly refuses: readonly ProblemCode[];
}

type Named =
  | { readonly id: keyof typeof texts; readonly summary?: never }
  | Pick<Required<CallFacts>, 'id' | 'summary'>;

export type Definition<Kind extends CallerKind, Body> = Named &
  Omit<CallFacts, 'id' | 'summary' | 'method' | 'path' | 'body' | 'refuses'> & {
    readonly by: Kind;
    readonly refuses?: CallFacts['refuses'];
    /** Runs before the body is parsed: a limit of a call with a large body is checked here. */
    readonly begin?: (caller: Callers[Kind]) => Promise<unknown>;
    /** A `Response` is sent unchanged, any other value as JSON. */
    readonly handle: (input: Input<Kind, Body>) => Promise<unknown>;
  };

type Call<Kind extends CallerKind, Body> = Definition<Kind, Body> &
  Pick<CallFacts, 'method' | 'path'> & {
    readonly body: z.ZodType<Body>;
  };

export interface Incoming extends RequestHead {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly client: string;
  /** The returned function parses the body that was read. */
  readonly json: (limitBytes?: number) => Promise<() => unknown>;
  readonly form: () => Promise<() => unknown>;
}

export interface Route extends CallFacts {
  readonly run: (incoming: Incoming, identify: Identify) => Promise<unknown>;
}

export const NO_BODY = z.undefined();

export const readsBody = ({ body }: Pick<CallFacts, 'body'>) => body !== NO_BODY;

const parse = <Body>(schema: z.ZodType<Body>, value: unknown): Body => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const refusal = refusalIn(parsed.error);
  if (refusal !== undefined) throw new Problem('request.shape', refusal.inCall);
  // Names the invalid fields, but not their values: a value may be a code or an address.
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the body');
  throw new Problem('request.shape', `Wrong or missing: ${[...new Set(places)].slice(0, 10).join(', ')}`);
};

const validatePath = (params: Incoming['params']) => {
  const wrong = Object.entries(params).filter(([name, value]) => shapeOf(name)?.test(value) === false);
  if (wrong.length === 0) return;
  throw new Problem('request.shape', `Wrong or missing: ${wrong.map(([name]) => name).join(', ')}`);
};

/** The refusal if the person or the app was deleted during the call. */
const GONE: Readonly<Partial<Record<CallerKind, ProblemCode>>> = {
  account: 'session.unknown',
  app: 'app.unknown',
  session: 'session.unknown',
  tester: 'session.unknown',
  access: 'access.revoked',
};

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** @throws Problem oauth.request for a token in both the form and the header */
const withFormToken = async (incoming: Incoming): Promise<Incoming> => {
  if (!FORM.test(incoming.headers.get('content-type') ?? '')) return incoming;
  const { access_token: token } = z
    .looseObject({ access_token: z.string().optional() })
    .parse((await incoming.form())());
  if (token === undefined) return incoming;
  const headers = new Headers(incoming.headers);
  if (headers.has('authorization'))
    throw new Problem('oauth.request', 'The access token is sent in two ways');
  headers.set('authorization', `Bearer ${token}`);
  return { ...incoming, headers };
};

/** Validates the caller, then path and body, and then runs the handler. */
export const defineCall = <Kind extends CallerKind, Body>(call: Call<Kind, Body>): Route => ({
  refuses: [],
  ...call,
  run: async (incoming, identify) => {
    // A body may take 20 seconds to arrive, and the caller may sign out meanwhile, so the body is read first. A refusal
    // of the caller still has priority.
    const read = call.isOauth || call.isForm ? incoming.form : incoming.json;
    const [given] = await Promise.allSettled([readsBody(call) ? read(call.bodyBytes) : undefined]);
    const caller = await identify[call.by](call.takesFormToken ? await withFormToken(incoming) : incoming);
    validatePath(incoming.params);
    if (given.status === 'rejected') throw given.reason;
    await call.begin?.(caller);
    const body = parse(call.body, given.value?.());
    const { params, query, headers, client, noteApp, allowOrigin } = incoming;
    try {
      return await call.handle({ caller, body, params, query, headers, client, noteApp, allowOrigin });
    } catch (error) {
      const gone = GONE[call.by];
      throw gone !== undefined && isOrphan(error) ? new Problem(gone) : error;
    }
  },
});

const without =
  (method: 'get' | 'delete') =>
  <Kind extends CallerKind>(path: string, call: Definition<Kind, undefined>): Route =>
    defineCall({ ...call, method, path, body: NO_BODY });

export const define = {
  get: without('get'),
  delete: without('delete'),
  post: <Kind extends CallerKind, Body>(
    path: string,
    call: Definition<Kind, Body> & Pick<Call<Kind, Body>, 'body'>,
  ): Route => defineCall({ ...call, method: 'post', path }),
};
