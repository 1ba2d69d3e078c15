import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from '../problem.ts';
import { accountCookie } from './account-cookie.ts';
import { type CallFacts, define, type Route, readsBody } from './call.ts';
import type { CallerKind } from './callers.ts';
import texts from './calls.json';
import examples from './examples.json';
import { oauthErrorOf, PROBLEM_TYPE } from './refusals.ts';
import { namesIn, PARAMETERS, shapeOf, TEXT } from './schemas.ts';

const BY_APP = [
  'app.unknown',
  'app.suspended',
  'app.origin',
  'app.isolation',
  // Only from the page of a sign-in, which sends the sign-in's id in place of a key.
  'authorize.unknown',
] as const;
const BY_SESSION = [
  'session.missing',
  'session.unknown',
  'session.expired',
  'session.app',
  'session.origin',
] as const;

const BY_PAGE = ['account.origin', 'request.type'] as const;

/** Refusals that any call may return, by kind of caller. */
const REFUSALS: Record<CallerKind, readonly ProblemCode[]> = {
  anonymous: [],
  page: BY_PAGE,
  account: [...BY_PAGE, 'session.missing', 'session.unknown', 'session.expired', 'session.app'],
  app: BY_APP,
  session: [...BY_APP, ...BY_SESSION],
  tester: [...BY_APP, ...BY_SESSION],
  access: [
    'access.missing',
    'access.unknown',
    'access.expired',
    'access.ended',
    'access.revoked',
    'access.replaced',
    'access.stopped',
    'app.suspended',
    'app.origin',
  ],
  operator: ['operator.missing', 'operator.unknown', 'operator.origin', 'request.type'],
  operatorPage: ['operator.origin', 'request.type'],
};

const SECURITY: Record<CallerKind, readonly Record<string, readonly string[]>[]> = {
  anonymous: [],
  page: [],
  account: [{ account: [] }],
  app: [{ apiKey: [] }],
  session: [{ apiKey: [], session: [] }],
  // Test apps may omit the session.
  tester: [{ apiKey: [], session: [] }],
  access: [{ accessToken: [] }],
  operator: [{ operatorToken: [] }, { operatorSession: [] }],
  operatorPage: [],
};

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
  },
};

/** RFC 6749, section 5.2. */
const OAUTH_ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
};

const ofForm = (call: CallFacts): readonly ProblemCode[] => {
  if (call.isOauth || call.isForm) return ['oauth.request', 'request.shape', 'request.large'];
  if (readsBody(call)) return ['request.json', 'request.shape', 'request.large'];
  return namesIn(call.path).some((name) => shapeOf(name) !== null) ? ['request.shape'] : [];
};

const refusalsOf = (call: CallFacts): readonly ProblemCode[] => [
  ...ofForm(call),
  ...REFUSALS[call.by],
  ...call.refuses,
  'server.failed',
  'server.unavailable',
];

const RETRY_AFTER = { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } };
const PROBLEM_CONTENT = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };
const OAUTH_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/OauthError' } } };
const PAGE_CONTENT = { 'text/html': { schema: { type: 'string' } } };

const contentOf = ({ isPage, isOauth }: CallFacts) => {
  if (isOauth) return OAUTH_CONTENT;
  return isPage ? PAGE_CONTENT : PROBLEM_CONTENT;
};

const refusalResponses = (call: CallFacts) => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes
          .map((code) => `\`${call.isOauth ? oauthErrorOf(code) : code}\`: ${PROBLEMS[code].title}.`)
          .join(' '),
        ...(status === 429 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: contentOf(call),
      },
    ]),
  );
};

/** Summary, and rules for callers in addition to it and the shapes, by the call's id. */
const TEXTS: Readonly<Record<string, { readonly summary: string; readonly description?: string }>> = texts;

/** Examples by the call's id. */
const EXAMPLES: Readonly<Record<string, { readonly body?: unknown; readonly answer?: unknown }>> = examples;

// JSON Schema cannot describe the result of a transformation, so the schema describes the input.
const schemaOf = (call: CallFacts, part: 'body' | 'answer') => {
  const { $schema, ...rest } = z.toJSONSchema(call[part], { io: 'input', unrepresentable: 'any' });
  return { ...rest, examples: EXAMPLES[call.id]?.[part] };
};

const parameter = (place: 'path' | 'query' | 'header', name: string) => ({
  name,
  in: place,
  required: place === 'path',
  ...PARAMETERS[name],
});

const parametersOf = ({ path, query = [], headers = [] }: CallFacts) => [
  ...namesIn(path).map((name) => parameter('path', name)),
  ...query.map((name) => parameter('query', name)),
  ...headers.map((name) => parameter('header', name)),
];

const REDIRECT = { 303: { description: 'Leads on.', headers: { Location: { schema: TEXT } } } };

const successOf = (call: CallFacts) => {
  const { isPage, mayAsk, isFile } = call;
  if (mayAsk) return { ...REDIRECT, 200: { description: 'Asks the person first.', content: PAGE_CONTENT } };
  if (isPage) return REDIRECT;
  const content = isFile ? { '*/*': {} } : { 'application/json': { schema: schemaOf(call, 'answer') } };
  return { 200: { description: isFile ? 'The file.' : 'Done.', content } };
};

const requestTypeOf = ({ isOauth, isForm }: CallFacts) =>
  isOauth || isForm ? 'application/x-www-form-urlencoded' : 'application/json';

const operationOf = (call: CallFacts) => ({
  operationId: call.id,
  summary: call.summary,
  ...TEXTS[call.id],
  security: SECURITY[call.by],
  parameters: parametersOf(call),
  ...(readsBody(call)
    ? {
        requestBody: {
          required: true,
          content: { [requestTypeOf(call)]: { schema: schemaOf(call, 'body') } },
        },
      }
    : {}),
  responses: { ...successOf(call), ...refusalResponses(call) },
});

const schemesAt = (publicUrl: string) => ({
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  session: { type: 'http', scheme: 'bearer', description: 'The `token` of call 2.' },
  account: {
    type: 'apiKey',
    in: 'cookie',
    name: URL.canParse(publicUrl) ? accountCookie(publicUrl).name : '',
    description: 'A session of the person’s own pages, for these pages only.',
  },
  accessToken: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of call 4.' },
  operatorToken: { type: 'http', scheme: 'bearer', description: 'A token of `operator token add`.' },
  operatorSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'data-connect-operator-PORT',
    description: 'A browser that signed in with the token, for pages of this address only.',
  },
});

/** Made from the schemas that validate the requests. */
const openApiDocument = (calls: readonly CallFacts[], publicUrl: string, title: string) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  const used = new Set(calls.flatMap(({ by }) => SECURITY[by].flatMap((each) => Object.keys(each))));
  return {
    openapi: '3.1.1',
    info: { title, version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA, OauthError: OAUTH_ERROR_SCHEMA },
      securitySchemes: Object.fromEntries(
        Object.entries(schemesAt(publicUrl)).filter(([name]) => used.has(name)),
      ),
    },
  };
};

const OF_THE_PUBLIC = { id: 'openapi', path: '/api/openapi.json', title: 'data-connect provider' };

export const openApiCall = (
  calls: readonly CallFacts[],
  publicUrl: string,
  { id, path, title } = OF_THE_PUBLIC,
): Route => {
  let text: string | undefined;
  const route: Route = define.get(path, {
    id,
    summary: 'This document',
    by: 'anonymous',
    answer: z.looseObject({ openapi: z.string() }),
    handle: async () => {
      // Made at the first request, because it takes longer than the rest of a start.
      text ??= JSON.stringify(openApiDocument([...calls, route], publicUrl, title));
      return new Response(text, { headers: { 'Content-Type': 'application/json' } });
    },
  });
  return route;
};
