import type { Answer, Header, Media, Operation, Parameter, Schema } from './openapi.ts';

type SchemaName = keyof typeof SCHEMAS;

export const schemaRef = <const Name extends SchemaName>(name: Name) =>
  ({ $ref: `#/components/schemas/${name}` }) as const;

const score = { type: 'number', minimum: 0, maximum: 1 };

/** Schemas that more than one call uses. */
export const SCHEMAS = {
  Error: {
    type: 'object',
    description: 'Why a request was declined. For logs and developers: the widget shows texts of its own.',
    required: ['error'],
    properties: { error: { type: 'string', minLength: 1 } },
  },
  Email: {
    type: 'string',
    title: 'a valid e-mail address',
    description: 'One `@`, no spaces, a dot with text on both sides in the domain. Compare it in lower case.',
    pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
    maxLength: 254,
  },
  Connector: {
    type: 'string',
    description: 'A platform that a person can connect.',
    enum: ['youtube', 'linkedin', 'reddit', 'pinterest', 'instagram', 'github', 'facebook', 'gmail'],
  },
  DataLabel: {
    type: 'string',
    description:
      'What was approved. The data types travel as `Medium` (basic), `Large` (personality) and `Traits` (preferences), a tier under its own size.',
    enum: ['Small', 'Medium', 'Large', 'Traits'],
  },
  Approved: {
    type: 'array',
    description: 'One entry for each thing the person approved.',
    items: {
      type: 'object',
      required: ['data'],
      properties: { data: { $ref: '#/components/schemas/DataLabel' } },
    },
  },
  InferenceResult: {
    type: 'object',
    required: ['output'],
    properties: {
      output: {
        type: 'object',
        required: ['output'],
        properties: {
          output: {
            type: 'array',
            description:
              'One entry for each item asked about, in order: `output[i][0][0]` is the score of item i.',
            items: { type: 'array', minItems: 1, items: { type: 'array', minItems: 1, items: score } },
          },
        },
      },
      reasons: {
        type: 'array',
        description:
          'For each item at most two things of the person that its score rests on; none where the person did not approve them.',
        items: {
          type: 'array',
          maxItems: 2,
          items: {
            type: 'object',
            required: ['text', 'platform'],
            properties: {
              kind: { type: 'string', enum: ['follows', 'likes', 'saves', 'works-on', 'profile'] },
              text: { type: 'string' },
              platform: { type: 'string' },
            },
          },
        },
      },
      why: {
        type: 'string',
        description: 'Why nothing is known of the person, where nothing is: every score is 0 then.',
        enum: ['unconnected', 'reading', 'failed', 'nothing'],
      },
      note: { type: 'string', description: 'The same as a sentence.' },
      traits: {
        type: 'array',
        description:
          'Scores of the sixteen personality types, Analyst to Consul, in the order that `formatMosaicResponse` names them.',
        items: score,
        minItems: 16,
      },
      traitResult: {
        type: 'array',
        description: 'Openness, Conscientiousness, Extraversion, Agreeableness, Neuroticism.',
        items: score,
        minItems: 5,
        maxItems: 5,
      },
    },
  },
} as const satisfies Record<string, Schema>;

export const json = (media: Media): Answer['content'] => ({ 'application/json': media });

export const jsonBody = (media: Media): Operation['requestBody'] => ({
  required: true,
  content: { 'application/json': media },
});

/** Text that says something, as most fields are. */
export const TEXT = { type: 'string', title: 'a non-empty text', pattern: '\\S', maxLength: 2000 } as const;

/** ISO 8601, with a time or without. */
export const DATE = { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] } as const;

/** A declined request: `seen` says what the person is shown, `reason` is an example of the answer's own. */
export const declined = (seen: string, reason: string, headers?: Answer['headers']): Answer => ({
  description: seen,
  ...(headers === undefined ? {} : { headers }),
  content: json({ schema: schemaRef('Error'), example: { error: reason } }),
});

export const RETRY_AFTER: Header = {
  description:
    'Seconds until another try makes sense. List it in `Access-Control-Expose-Headers`, or no other origin can read it.',
  schema: { type: 'string', pattern: '^[1-9]\\d*$' },
};

/** Answers that every call with a body may give. */
export const tooLarge = declined(
  'The body is larger than 64 KB, which the widget never sends.',
  'The body must not be larger than 64 KB',
);

export const unavailable = (seen: string) => declined(seen, 'Failed on request with 503');

export const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language the dialog is in, as a BCP 47 tag: the one to write an e-mail in.',
  schema: { type: 'string' },
};

/** The API key of the host, for calls 3 and 4. */
export const API_KEY = [{ apiKey: [] }];
