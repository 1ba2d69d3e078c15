import type { Call, Header, Schema } from '../openapi.ts';
import { declined, json, unavailable } from '../parts.ts';

const named: Schema = { type: 'object', properties: { display_name: { type: 'string' } } };

const SOURCE: Header = {
  description: 'Whose postings these are.',
  required: true,
  schema: { enum: ['sample', 'adzuna'] },
};

const query = (name: string, description: string, schema: Schema = { type: 'string' }) =>
  ({ name, in: 'query', description, schema }) as const;

export const jobs: Call = {
  path: '/v1/api/jobs/us/search/1',
  method: 'get',
  servers: [{ url: '/', description: 'The job board’s own server. No provider needs it.' }],
  operation: {
    operationId: 'searchJobs',
    summary: 'Call 6: the showcase’s job search',
    description:
      'In the shape of Adzuna’s search. With `ADZUNA_APP_ID` and `ADZUNA_APP_KEY` in the server’s environment it is Adzuna’s own answer, and the keys stay there.',
    parameters: [
      query('what', 'Every word must be in the posting.'),
      query('what_or', 'Terms parted by commas: postings that hold more of them come first.'),
      query('results_per_page', '20 where absent, 50 at most.', {
        type: 'string',
        pattern: '^[1-9]\\d{0,8}$',
      }),
    ],
    responses: {
      200: {
        description: 'Postings, the best first.',
        headers: { 'x-jobs-source': SOURCE },
        content: json({
          schema: {
            type: 'object',
            required: ['count', 'results'],
            properties: {
              count: { type: 'integer', minimum: 0 },
              mean: { type: 'number', description: 'Mean of the known salaries, in dollars a year.' },
              results: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['id', 'title', 'description', 'redirect_url'],
                  properties: {
                    id: { type: 'string' },
                    title: { type: 'string' },
                    description: { type: 'string', description: 'HTML, to be sanitised.' },
                    redirect_url: { type: 'string', format: 'uri' },
                    company: named,
                    location: named,
                    category: { type: 'object', properties: { label: { type: 'string' } } },
                    created: { type: 'string', format: 'date-time' },
                    contract_time: { type: 'string' },
                    salary_min: { type: 'number' },
                    salary_max: { type: 'number' },
                    salary_is_predicted: { type: 'string', enum: ['0', '1'] },
                  },
                },
              },
            },
          },
          example: {
            count: 1,
            mean: 41000,
            results: [
              {
                id: '5300000001',
                title: 'Lighthouse Restoration Intern',
                description: '<p>Paint, rope and a view.</p>',
                redirect_url: 'https://jobs.example/5300000001',
                company: { display_name: 'Saltmarsh Trust' },
                location: { display_name: 'Portland, Cumberland County' },
                category: { label: 'Engineering' },
                created: '2026-11-19T00:00:00Z',
                contract_time: 'full_time',
                salary_min: 38000,
                salary_max: 44000,
                salary_is_predicted: '0',
              },
            ],
          },
        }),
      },
      400: declined('A query that cannot be read.', 'results_per_page must be a whole number from 1'),
      '5XX': unavailable(
        'The board shows that the search failed, and a way to try again; 502 where Adzuna did not answer.',
      ),
    },
  },
};
