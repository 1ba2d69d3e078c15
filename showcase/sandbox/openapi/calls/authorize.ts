import type { Call, Schema } from '../openapi.ts';
import {
  ACCEPT_LANGUAGE,
  API_KEY,
  declined,
  json,
  jsonBody,
  schemaRef,
  TEXT,
  tooLarge,
  unavailable,
} from '../parts.ts';

const address: Schema = { type: 'string', format: 'uri', pattern: '^https?://' };
/** Every key under which the widget looks for the address. */
const URL_KEY = { pattern: '^([a-z]+(URL|Url|_url)|url)$' };

/** The body of call 3. */
export const AUTHORIZE_BODY = {
  type: 'object',
  required: ['session'],
  properties: {
    session: {
      type: 'object',
      required: ['username'],
      properties: {
        username: {
          type: 'string',
          maxLength: 2000,
          description: 'As call 2 gave it; empty where that gave none. Who asks is in the session, not here.',
        },
        state: {
          ...TEXT,
          description: 'Random and used once, 128 bits or more. A result without it counts for nothing.',
        },
        redirectUrl: {
          type: 'string',
          format: 'uri',
          maxLength: 2000,
          description:
            'Where to return to: the page named in `redirect-url`, on phones the page that embeds the widget. Absent: a page of your choice. Accept addresses you have on file only.',
        },
      },
    },
  },
} as const satisfies Schema;

export const authorize: Call = {
  path: '/{connector}/authorize',
  method: 'post',
  operation: {
    operationId: 'authorize',
    summary: 'Call 3: the address where a platform asks for consent',
    description:
      'The answer’s address is opened in a window, on phones by the page itself. Carry `state` through the platform’s own flow and bring the person back to `redirectUrl` as “The way back” says.',
    security: API_KEY,
    parameters: [
      {
        name: 'connector',
        in: 'path',
        required: true,
        description: 'The platform.',
        schema: schemaRef('Connector'),
      },
      ACCEPT_LANGUAGE,
    ],
    requestBody: jsonBody({
      schema: AUTHORIZE_BODY,
      example: {
        session: {
          username: 'amal',
          state: 'pZx1Yk3v9hQe0dT2wLr8Ug',
          redirectUrl: 'https://shop.example/oauth-callback.html',
        },
      },
    }),
    responses: {
      200: {
        description:
          'An absolute http(s) address under one of `{connector}URL`, `{connector}Url`, `{connector}_url`, `platformURL`, `authUrl`, `url`, read in this order. Without one the person reads “No OAuth URL found. Backend should return one of: …”.',
        content: json({
          schema: {
            type: 'object',
            patternProperties: { [URL_KEY.pattern]: address },
            not: { propertyNames: { not: URL_KEY } },
          },
          examples: {
            general: {
              summary: 'Under a general key',
              value: { url: 'https://accounts.example/consent?client_id=shop&state=pZx1Yk3v9hQe0dT2wLr8Ug' },
            },
            own: {
              summary: 'Under the connector’s own key',
              value: {
                youtubeURL: 'https://accounts.example/consent?client_id=shop&state=pZx1Yk3v9hQe0dT2wLr8Ug',
              },
            },
          },
        }),
      },
      400: declined('The platform shows “HTTP 400: Bad Request”.', 'session.username is missing'),
      401: declined(
        'No key, or a wrong one. The platform shows “HTTP 401: Unauthorized”.',
        'The header x-api-key is missing',
      ),
      404: declined('A platform you do not know. It shows “HTTP 404: Not Found”.', 'Unknown connector'),
      413: tooLarge,
      '5XX': unavailable('The platform shows “HTTP 503: Service Unavailable”, with the status at hand.'),
    },
  },
};
