import type { Call } from '../openapi.ts';

export const callback: Call = {
  path: '/oauth/callback',
  method: 'get',
  servers: [{ url: '/', description: 'The origin of the page that embeds the widget' }],
  operation: {
    operationId: 'callback',
    summary: 'The way back: where a platform’s answer ends',
    description:
      'Serve `oauth-callback.html` and `oauth-callback.js` of the package side by side, best from the host’s own origin, and redirect the person there. The page hands the result to the widget by `postMessage`, `BroadcastChannel` and local storage and closes itself. Any path will do: it is named in `redirect-url`.',
    parameters: [
      {
        name: 'state',
        in: 'query',
        required: true,
        description: 'The `state` of call 3, as it came.',
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'platform',
        in: 'query',
        description: 'The connector of call 3. A result for another platform counts for nothing.',
        schema: { $ref: '#/components/schemas/Connector' },
      },
      {
        name: 'error',
        in: 'query',
        description:
          'Absent after a success. `access_denied` after a refusal: “Connection was cancelled”. Any other text is shown after “The connection was refused:”.',
        schema: { type: 'string', examples: ['access_denied'] },
      },
    ],
    responses: {
      200: {
        description: 'The page, which says “You can close this window”.',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    },
  },
};
