import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../showcase/sandbox/openapi/document.ts';
import type { Call, Media } from '../../../showcase/sandbox/openapi/openapi.ts';
import { authUrlKeys } from '../../../widget/domain/auth-url.ts';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import { API_DOCUMENT, complaints } from '../../support/api-document.ts';
import { at, fieldsOf, visit } from './visitor.ts';

const EMAIL = 'amal@example.org';

const exampleOf = (operationId: string): unknown =>
  CALLS.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody?.content[
    'application/json'
  ].example;

describe('the document', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...API_DOCUMENT }));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
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

describe('the provider behind the sandbox', () => {
  it('serves a document of its own, made from its schemas', async () => {
    const { info, paths } = await fieldsOf(await visit().get('/api/openapi.json'));
    expect(at(info, 'title')).toBe('data-connect provider');
    expect(Object.keys(Object(paths))).toEqual(
      expect.arrayContaining(CALLS.filter(isProviders).map(({ path }) => `/api${path}`)),
    );
  });

  it('takes every example, and answers a success as documented', async () => {
    const { post, signIn } = visit();
    const { signedIn, share } = await signIn(EMAIL);
    const tokens: Record<string, unknown> = { inference: (await share()).accessToken };
    const statuses: Record<string, number> = {};
    for (const { path, method, operation } of CALLS.filter(isProviders)) {
      const id = operation.operationId;
      const headers = { Authorization: `Bearer ${tokens[id] ?? signedIn.token}` };
      const answer = await post(`/api${path.replace('{connector}', 'youtube')}`, exampleOf(id), headers);
      statuses[id] = answer.status;
      const place = ['paths', path, method, 'responses', 200, 'content', 'application/json', 'schema'];
      if (answer.ok) expect([id, complaints(await answer.json(), ...place)]).toEqual([id, []]);
    }
    expect(statuses).toEqual({
      sendCode: 200,
      // Nobody was sent the example's code, and its address to return to is a shop's.
      confirmCode: 401,
      authorize: 403,
      share: 200,
      shareTest: 200,
      inference: 200,
    });
  });
});

/** Calls with a body are the provider's; the others are pages and the job search. */
const isProviders = ({ method }: Call) => method === 'post';
