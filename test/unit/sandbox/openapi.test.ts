import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it } from 'vitest';

import { CALLS } from '../../../showcase/sandbox/openapi/document.ts';
import type { Media } from '../../../showcase/sandbox/openapi/openapi.ts';
import { authUrlKeys } from '../../../widget/domain/auth-url.ts';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import {
  API_DOCUMENT,
  answerComplaints,
  callOf,
  complaints,
  documentedStatus,
} from '../../support/api-document.ts';
import { at, fieldsOf, ORIGIN, visit, wrongCode } from './visitor.ts';

const EMAIL = 'amal@example.org';
const KEY = { 'x-api-key': 'demo' };
const FAULT = { 'x-sandbox-fault': 'status=503' };
const TOO_LARGE = ' '.repeat(64 * 1024 + 1);

/** `operation status` of every answer that was met. */
const met = new Set<string>();

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A visitor whose every request is held against the document. */
const visitDocumented = () => {
  const visitor = visit();
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body: text });
    const call = callOf(request);
    const response = await visitor.sandbox.fetch(request);
    if (call === undefined) throw new Error(`${method} ${path} is not documented`);
    expect(await answerComplaints(call, response), `${method} ${path}`).toEqual([]);
    met.add(`${call.operation.operationId} ${documentedStatus(call, response.status)}`);
    return response;
  };
  return {
    ...visitor,
    ask: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
  };
};

const exampleOf = (operationId: string): unknown =>
  CALLS.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody?.content[
    'application/json'
  ].example;

const POSTS = CALLS.filter(({ method }) => method === 'post').map(({ path, operation }) => ({
  path: `/api${path.replace('{connector}', 'youtube')}`,
  id: operation.operationId,
}));

/** Headers with which each example of the document is accepted. */
const headersFor = async ({ share }: ReturnType<typeof visit>) => ({
  ...KEY,
  Authorization: `Bearer ${(await share(EMAIL)).accessToken}`,
});

describe('the document', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...API_DOCUMENT }));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
  });

  it('is served beside the calls, to every origin, with the version of the package', async () => {
    const answer = await visit().get('/api/openapi.json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(API_DOCUMENT)));
  });

  it('names every connector and every key that the widget knows', () => {
    expect(API_DOCUMENT.components.schemas.Connector.enum).toEqual(CONNECTORS);
    for (const connector of CONNECTORS) {
      const path = [
        'paths',
        '/{connector}/authorize',
        'post',
        'responses',
        200,
        'content',
        'application/json',
      ];
      for (const key of authUrlKeys(connector)) {
        expect(complaints({ [key]: 'https://a.example/' }, ...path, 'schema')).toEqual([]);
        expect(complaints({ [key]: 'javascript:alert(1)' }, ...path, 'schema')).not.toEqual([]);
      }
      expect(complaints({ address: 'https://a.example/' }, ...path, 'schema')).not.toEqual([]);
    }
  });

  const mediaOf = CALLS.flatMap(({ path, method, operation }) => {
    const { operationId, requestBody, responses } = operation;
    const start = ['paths', path, method];
    const inAnswers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, media]) => ({
        name: `${operationId} ${status}`,
        media,
        place: [...start, 'responses', status, 'content', type, 'schema'],
      })),
    );
    return requestBody === undefined
      ? inAnswers
      : [
          {
            name: `${operationId} request`,
            media: requestBody.content['application/json'],
            place: [...start, 'requestBody', 'content', 'application/json', 'schema'],
          },
          ...inAnswers,
        ];
  });
  const samplesOf = ({ example, examples = {} }: Media) => [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map(({ value }) => value),
  ];

  it.each(mediaOf)('gives examples that are what it describes: $name', ({ media, place }) => {
    const samples = samplesOf(media);
    if (place.includes('application/json')) expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) expect(complaints(sample, ...place)).toEqual([]);
  });
});

describe('the sandbox answers as documented', () => {
  it('to codes', async () => {
    const { post, newestCode, clock } = visitDocumented();
    const confirm = (code: string) => post('/api/email/verify/confirm', { email: EMAIL, code });
    const send = () => post('/api/email/verify', { email: EMAIL });
    await send();
    const code = await newestCode(EMAIL);
    expect((await confirm(wrongCode(code))).status).toBe(401);
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).status).toBe(410);
    for (let sent = 1; sent < 5; sent += 1) await send();
    expect((await send()).status).toBe(429);
    const wrong = wrongCode(await newestCode(EMAIL));
    for (let tried = 0; tried < 5; tried += 1) await confirm(wrong);
    expect((await confirm(wrong)).status).toBe(429);
    clock.now += 600_000;
    expect((await send()).status).toBe(200);
  });

  it.each(CONNECTORS)('to the wish to connect %s', async (connector) => {
    const answer = await visitDocumented().post(`/api/${connector}/authorize`, exampleOf('authorize'), KEY);
    expect(answer.status).toBe(200);
  });

  it('to a missing key, an unknown platform and a missing token', async () => {
    const { post } = visitDocumented();
    expect((await post('/api/youtube/authorize', exampleOf('authorize'))).status).toBe(401);
    expect((await post('/api/myspace/authorize', exampleOf('authorize'), KEY)).status).toBe(404);
    expect((await post('/api/inference', exampleOf('inference'))).status).toBe(401);
  });

  it('to pages and searches', async () => {
    const { ask } = visitDocumented();
    const search = '/v1/api/jobs/us/search/1';
    expect((await ask('/api/privacy')).status).toBe(200);
    expect((await ask('/oauth/callback?platform=youtube&state=s')).status).toBe(200);
    expect((await ask(`${search}?what=internship&what_or=Law,AI&results_per_page=50`)).status).toBe(200);
    expect((await ask(`${search}?results_per_page=none`)).status).toBe(400);
    expect((await ask(search, FAULT)).status).toBe(503);
  });

  it.each(POSTS)('to what the document allows and what it does not: $id', async ({ path, id }) => {
    const visitor = visitDocumented();
    const headers = await headersFor(visitor);
    const statusOf = async (body: unknown, more = {}) =>
      (await visitor.post(path, body, { ...headers, ...more })).status;
    expect(await statusOf({})).toBe(400);
    expect(await statusOf(TOO_LARGE)).toBe(413);
    expect(await statusOf(exampleOf(id), FAULT)).toBe(503);
    expect(await statusOf(exampleOf(id))).toBe(id === 'confirmCode' ? 401 : 200);
  });

  // Runs last: what is documented and met by no test above is a promise that nothing holds.
  afterAll(() => {
    const documented = CALLS.flatMap(({ operation }) =>
      Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
    );
    expect([...met].sort()).toEqual(documented.sort());
  });
});

/** The value without the field at a path of keys. */
const without = (value: unknown, [key = '', ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(each, [key, ...rest]));
  if (!isFields(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
};

/** Every field of a request's schema as a path of keys, and whether it is required. */
const fieldsIn = (schema: unknown, path: readonly string[] = []): { path: string[]; required: boolean }[] => {
  if (at(schema, 'type') === 'array') return fieldsIn(at(schema, 'items'), path);
  const required = at(schema, 'required');
  return Object.entries(at(schema, 'properties') ?? {}).flatMap(([name, inner]) => [
    { path: [...path, name], required: Array.isArray(required) && required.includes(name) },
    ...fieldsIn(inner, [...path, name]),
  ]);
};

const REQUEST_FIELDS = CALLS.flatMap(({ path, operation: { operationId, requestBody } }) =>
  fieldsIn(requestBody?.content['application/json'].schema).map((field) => ({
    name: `${operationId}: ${field.path.join('.')}`,
    address: `/api${path.replace('{connector}', 'youtube')}`,
    body: without(exampleOf(operationId), field.path),
    ...field,
  })),
);

describe('a request', () => {
  it.each(REQUEST_FIELDS.filter(({ required }) => required))(
    'is declined without what the document requires: $name',
    async ({ address, body }) => {
      const visitor = visit();
      const answer = await visitor.post(address, body, await headersFor(visitor));
      expect([answer.status, typeof (await fieldsOf(answer)).error]).toEqual([400, 'string']);
    },
  );

  it.each(REQUEST_FIELDS.filter(({ required }) => !required))(
    'is taken without what the document leaves open: $name',
    async ({ address, body }) => {
      const visitor = visit();
      expect((await visitor.post(address, body, await headersFor(visitor))).status).toBe(200);
    },
  );
});
