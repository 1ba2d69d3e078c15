import { z } from 'zod';
import { FAULT_BODY } from './fault-words.ts';
import { PAGE_LIMIT, PAGE_SIZE, PAGE_SIZE_LIMIT } from './limits.ts';

const text = { type: 'string' };
const done = (description: string, type = 'application/json', schema: object = { type: 'object' }) => ({
  200: { description, content: { [type]: { schema } } },
});
const inPath = (name: string, description: string) =>
  ({ name, in: 'path', required: true, description, schema: text }) as const;
const inQuery = (name: string, description: string) =>
  ({ name, in: 'query', description, schema: text }) as const;

const connector = inPath('connector', 'One of the eight platforms.');
const platform = (operationId: string, summary: string) => ({
  operationId,
  summary,
  parameters: [connector],
  responses: done('As the platform answers it.'),
});

const faults = done('The faults to come, newest first.', 'application/json', {
  type: 'object',
  required: ['faults'],
  properties: { faults: { type: 'array', items: { type: 'object' } } },
});

const { $schema, ...faultBody } = z.toJSONSchema(FAULT_BODY, { io: 'input' });

const jobs = done('Postings in the shape of Adzuna’s search, the best first.', 'application/json', {
  type: 'object',
  required: ['count', 'results'],
  properties: {
    count: { type: 'integer', minimum: 0 },
    fits: {
      type: 'integer',
      minimum: 0,
      description: 'With `what_or`: how many have one of its terms as category or in the title.',
    },
    corrections: {
      type: 'array',
      description: 'Words of `what` and `where` that no posting has, and those that were searched instead.',
      items: { type: 'object', required: ['typed', 'word'], properties: { typed: text, word: text } },
    },
    mean: {
      type: 'number',
      description: 'Mean of the known salaries, in the currency of the postings, a year.',
    },
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'description', 'redirect_url'],
        properties: { id: text, title: text, description: text, redirect_url: text },
      },
    },
  },
});

/** The sandbox's routes in addition to the provider's: stand-ins for platforms and job search, and the faults. */
export const SANDBOX_DOCUMENT = {
  openapi: '3.1.1',
  info: {
    title: 'data-connect sandbox',
    version: '1',
    description: 'The provider’s own calls stand in `/api/openapi.json`.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: {
    '/v1/api/jobs/us/search/{page}': {
      get: {
        operationId: 'searchJobs',
        summary:
          'The job search of the showcase; with Adzuna’s keys in the environment it is Adzuna’s own answer',
        parameters: [
          {
            name: 'page',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: PAGE_LIMIT },
          },
          inQuery('what', 'Every word must be in the posting, in some form of it.'),
          inQuery('what_or', 'Terms parted by commas: postings that hold more of them come first.'),
          inQuery('where', 'City, county or state.'),
          inQuery('distance', 'Greatest distance from the place in km.'),
          inQuery('category', 'A field’s tag, such as `it-jobs`.'),
          inQuery(
            'salary_min',
            'Least pay, in the currency of the postings, a year; postings without pay are left out.',
          ),
          inQuery('max_days_old', 'Greatest age in days.'),
          inQuery('full_time', '1 for full time only.'),
          inQuery('part_time', '1 for part time only.'),
          inQuery('sort_by', 'relevance, date or salary.'),
          inQuery('results_per_page', `${PAGE_SIZE} where absent, ${PAGE_SIZE_LIMIT} at most.`),
        ],
        responses: jobs,
      },
    },
    '/v1/api/jobs/us/job/{id}': {
      get: {
        operationId: 'findJob',
        summary: 'One posting that the search answered within a day, in the same shape',
        parameters: [inPath('id', 'The posting’s id.')],
        responses: done('The posting.'),
      },
    },
    '/sandbox/fault': {
      post: {
        operationId: 'setFault',
        summary: 'Let the next requests fail',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: faultBody,
            },
          },
        },
        responses: faults,
      },
      delete: { operationId: 'clearFaults', summary: 'Let requests succeed again', responses: faults },
    },
    '/sandbox/apply/{id}': {
      get: {
        operationId: 'apply',
        summary: 'The page of a sample posting',
        parameters: [inPath('id', 'The posting’s id.')],
        responses: done('A page.', 'text/html', text),
      },
    },
    '/sandbox/privacy/{name}': {
      get: {
        operationId: 'privacyPage',
        summary: 'What one application of the showcase keeps, and for how long',
        parameters: [inPath('name', 'The application, such as `gigi`.')],
        responses: done('A page.', 'text/html', text),
      },
    },
    '/sandbox/archives/{file}': {
      get: {
        operationId: 'sampleArchive',
        summary: 'A made-up download of one platform, to try out at /account',
        parameters: [inPath('file', 'The name of the file.')],
        responses: done('An archive.', 'application/octet-stream', text),
      },
    },
    '/oauth/{connector}': {
      get: {
        operationId: 'consent',
        summary: 'The consent page of a stand-in platform, with a choice of sample people',
        parameters: [connector],
        responses: done('A page.', 'text/html', text),
      },
    },
    '/oauth/callback': {
      get: {
        operationId: 'callbackPage',
        summary: 'The callback page of the widget’s package, as a host would serve it',
        responses: done('A page.', 'text/html', text),
      },
    },
    '/sandbox/platforms/{connector}/token': { post: platform('token', 'Tokens for a code or a token') },
    '/sandbox/platforms/{connector}/revoke': { post: platform('revoke', 'Take a token back') },
    '/sandbox/platforms/{connector}/api/{path}': {
      get: {
        ...platform('read', 'What the platform’s own calls answer of the sample person'),
        parameters: [connector, inPath('path', 'Of the platform’s own call.')],
      },
    },
  },
} as const;
