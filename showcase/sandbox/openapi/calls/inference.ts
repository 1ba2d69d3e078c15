import type { Call, Schema } from '../openapi.ts';
import { declined, json, jsonBody, schemaRef, TEXT, tooLarge, unavailable } from '../parts.ts';

/** The body of call 5. */
export const INFERENCE_BODY = {
  type: 'object',
  required: ['Input'],
  properties: {
    Input: {
      type: 'array',
      maxItems: 1000,
      items: {
        anyOf: [
          TEXT,
          {
            type: 'object',
            required: ['text'],
            properties: {
              text: TEXT,
              category: { type: 'string' },
              img_url: { type: 'string' },
            },
          },
        ],
      },
    },
  },
} as const satisfies Schema;

export const inference: Call = {
  path: '/inference',
  method: 'post',
  operation: {
    operationId: 'inference',
    summary: 'Call 5: how much a person likes each item',
    description:
      'Called by the host page, not by the widget, at the `apiUrl` of the window message: the path is yours to choose. The same person and item always score the same.',
    security: [{ accessToken: [] }],
    requestBody: jsonBody({
      schema: INFERENCE_BODY,
      example: { Input: [{ text: 'Open-source software', category: 'Tech' }, 'Contemporary dance'] },
    }),
    responses: {
      200: {
        description: 'The scores. The job board takes an item for an interest above 0.5.',
        content: json({
          schema: {
            type: 'object',
            required: ['InferenceResult'],
            properties: { InferenceResult: schemaRef('InferenceResult') },
          },
          example: {
            InferenceResult: {
              output: { output: [[[0.91]], [[0.24]]] },
              reasons: [[{ kind: 'works-on', text: 'arm-control', platform: 'github' }], []],
            },
          },
        }),
      },
      400: declined('The question cannot be read.', 'Input must be a list'),
      401: declined('No token, or one that is over.', 'A valid bearer token is missing', {
        'WWW-Authenticate': {
          description: 'RFC 6750.',
          required: true,
          schema: { type: 'string', pattern: '^Bearer' },
        },
      }),
      413: tooLarge,
      '5XX': unavailable('The host page decides what it shows.'),
    },
  },
};
