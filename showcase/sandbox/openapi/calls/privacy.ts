import type { Call } from '../openapi.ts';

export const privacy: Call = {
  path: '/privacy',
  method: 'get',
  operation: {
    operationId: 'privacy',
    summary: 'What each data type means, for people',
    description:
      'The Privacy link of each data type leads here, with the type’s id as the fragment: `#basic`, `#personality`, `#preferences`. Tiers have none.',
    responses: {
      200: {
        description: 'A page with an element of each id.',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    },
  },
};
