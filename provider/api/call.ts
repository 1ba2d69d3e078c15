import { z } from 'zod';
import { isOrphan } from '../database/failures.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { CallerKind, Callers, Identify, RequestHead } from './callers.ts';
import { shapeOf } from './parameters.ts';

/** What a handler is given, parsed and validated. */
export interface Input<Kind extends CallerKind, Body> {
  readonly caller: Callers[Kind];
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The client's address, proxies left out; empty where there is none. */
  readonly client: string;
}

/** What a call says of itself: OpenAPI is made of it. */
export interface CallFacts {
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** With `{name}` for what stands in the path. */
  readonly path: string;
  readonly summary: string;
  /** What a caller must know beyond the summary and the shapes. */
  readonly description?: string;
  /** Who may call: anybody, an app by its key, a person by a session, a host by an access token. */
  readonly by: CallerKind;
  /** A person's browser comes here: it is led on by a 303, and a refusal is a page. */
  readonly isPage?: true;
  /** Answers with a page or one of its files. */
  readonly isFile?: true;
  /** `NO_BODY` where none is read. */
  readonly body: z.ZodType;
  readonly query?: readonly string[];
  readonly headers?: readonly string[];
  /** Shape of the answer to a call that succeeds. */
  readonly answer: z.ZodType;
  /** Refusals beside those of the request's form and of the caller. */
  readonly refuses: readonly ProblemCode[];
}

interface Call<Kind extends CallerKind, Body> extends CallFacts {
  readonly by: Kind;
  readonly body: z.ZodType<Body>;
  /** A `Response` goes out as it is, anything else as JSON. */
  readonly handle: (input: Input<Kind, Body>) => Promise<unknown>;
}

/** A request before anything of it is known. */
export interface Incoming extends RequestHead {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly client: string;
  readonly json: () => Promise<unknown>;
}

export interface Route extends CallFacts {
  readonly run: (incoming: Incoming, identify: Identify) => Promise<unknown>;
}

/** For calls that read no body. */
export const NO_BODY = z.undefined();

export const readsBody = ({ body }: Pick<CallFacts, 'body'>) => body !== NO_BODY;

const parse = <Body>(schema: z.ZodType<Body>, value: unknown): Body => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Where it is wrong, never what stood there: that may be a code or an address.
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the body');
  throw new Problem('request.shape', `Wrong or missing: ${[...new Set(places)].slice(0, 10).join(', ')}`);
};

const validatePath = (params: Incoming['params']) => {
  const wrong = Object.entries(params).filter(([name, value]) => shapeOf(name)?.test(value) === false);
  if (wrong.length === 0) return;
  throw new Problem('request.shape', `Wrong or missing: ${wrong.map(([name]) => name).join(', ')}`);
};

/** What a caller is told whose person or app was deleted while the call ran. */
const GONE: Readonly<Partial<Record<CallerKind, ProblemCode>>> = {
  account: 'session.unknown',
  app: 'app.unknown',
  session: 'session.unknown',
  tester: 'session.unknown',
  access: 'access.revoked',
};

/** Joins what a call says of itself to what it does: caller first, then path and body, then the work. */
export const defineCall = <Kind extends CallerKind, Body>(call: Call<Kind, Body>): Route => ({
  ...call,
  run: async (incoming, identify) => {
    // A body may take 20 seconds to arrive, and the caller may sign out meanwhile. A refusal of the caller still comes first.
    const [json] = await Promise.allSettled([readsBody(call) ? incoming.json() : undefined]);
    const caller = await identify[call.by](incoming);
    validatePath(incoming.params);
    if (json.status === 'rejected') throw json.reason;
    const body = parse(call.body, json.value);
    const { params, query, headers, client } = incoming;
    try {
      return await call.handle({ caller, body, params, query, headers, client });
    } catch (error) {
      const gone = GONE[call.by];
      throw gone !== undefined && isOrphan(error) ? new Problem(gone) : error;
    }
  },
});
