import type { Call, Schema } from '../openapi.ts';
import {
  ACCEPT_LANGUAGE,
  API_KEY,
  DATE,
  declined,
  json,
  jsonBody,
  schemaRef,
  TEXT,
  tooLarge,
  unavailable,
} from '../parts.ts';

const access = {
  apiUrl: {
    type: 'string',
    format: 'uri-reference',
    description:
      'Where the approved data can be asked for: call 5. A relative address is below this call’s own. Without one no window message is posted.',
  },
  accessToken: {
    type: 'string',
    description: 'The bearer token of call 5. It goes into the window message only, never into `complete`.',
  },
  approved: schemaRef('Approved'),
};

const ANSWER = {
  apiUrl: 'https://api.example/inference',
  accessToken: '6f1ed002ab5595859014ebf0951522d9',
  approved: [{ data: 'Medium' }, { data: 'Large' }],
};

const SEEN =
  'The person reads “API request failed: {status}”; two seconds later the host receives `complete` with `success: false` and the same text as `error`';

const refusals = {
  400: declined(`${SEEN}.`, 'Info.account must be a non-empty text'),
  413: tooLarge,
  '5XX': unavailable(`${SEEN}.`),
};

/** The body of call 4. */
export const SHARE_BODY = {
  type: 'object',
  required: ['Info'],
  properties: {
    Info: {
      type: 'object',
      required: ['account', 'confirmations'],
      properties: {
        account: { ...TEXT, description: 'The person’s e-mail address.' },
        confirmations: {
          type: 'array',
          items: {
            type: 'object',
            required: ['data', 'date'],
            properties: {
              data: { ...TEXT, description: '`Small`, `Medium`, `Large` or `Traits`.' },
              date: { ...DATE, description: 'When it was approved, ISO 8601.' },
            },
          },
        },
        appId: { type: 'string', description: 'The attribute `app-name`.' },
        Domain: { type: 'string', description: 'The host name of the page.' },
        EncryptedUserPin: {
          type: 'string',
          description:
            'Empty for a person whose PIN was set on an earlier visit. Otherwise `v1.` and, in base64url, 12 bytes of IV followed by the AES-256-GCM ciphertext with its tag. The key is HKDF-SHA-256 over the session token of call 2, with an empty salt and the info `data-connect pin v1`.',
        },
        storage: { type: 'string' },
        proofMode: { type: 'boolean' },
        web3Type: { type: 'string' },
        OthentSub: { type: 'string' },
      },
    },
  },
} as const satisfies Schema;

export const share: Call = {
  path: '/getAPIurlMobile',
  method: 'post',
  operation: {
    operationId: 'share',
    summary: 'Call 4: hand over what the person approved',
    description:
      'Made with `auto-fetch` only. Check the key, remember the confirmations, and answer with an address and a token that open exactly what was approved.',
    security: API_KEY,
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody({
      schema: SHARE_BODY,
      example: {
        Info: {
          storage: 'server',
          appId: 'Bookshop',
          confirmations: [
            { data: 'Medium', date: '2026-11-21T09:00:00.000Z' },
            { data: 'Large', date: '2026-11-21T09:00:00.000Z' },
          ],
          EncryptedUserPin: 'v1.q83vEjRWeJASNFZ4mrze8Hh5zQfA0wKp3Yb6TtG1',
          account: 'amal@example.org',
          proofMode: false,
          Domain: 'shop.example',
          web3Type: 'none',
          OthentSub: '',
        },
      },
    }),
    responses: {
      200: {
        description:
          'Handed over. Whatever else stands in the answer reaches the host as `apiResponse`, without the token.',
        content: json({ schema: { type: 'object', properties: access }, example: ANSWER }),
      },
      ...refusals,
    },
  },
};

/** The body of call 4 in test mode. */
export const SHARE_TEST_BODY = {
  type: 'object',
  required: ['approvedData', 'userEmail', 'appName', 'testMode', 'timestamp'],
  properties: {
    approvedData: {
      type: 'array',
      items: TEXT,
      description: 'Ids of the data types, or tiers in lower case.',
    },
    userEmail: TEXT,
    appName: TEXT,
    testMode: { type: 'boolean' },
    timestamp: { ...DATE, description: 'ISO 8601.' },
  },
} as const satisfies Schema;

export const shareTest: Call = {
  path: '/inferenceTest',
  method: 'post',
  operation: {
    operationId: 'shareTest',
    summary: 'Call 4 in test mode',
    description:
      'Made instead of `getAPIurlMobile` with `test-mode` and `auto-fetch`. It asks for nothing that a test does not have.',
    security: API_KEY,
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody({
      schema: SHARE_TEST_BODY,
      example: {
        approvedData: ['basic', 'personality'],
        userEmail: 'amal@example.org',
        appName: 'Bookshop',
        testMode: true,
        timestamp: '2026-11-21T09:00:00.000Z',
      },
    }),
    responses: {
      200: {
        description: 'As in call 4, and sample scores at once.',
        content: json({
          schema: {
            type: 'object',
            properties: { ...access, InferenceResult: schemaRef('InferenceResult') },
          },
          example: { ...ANSWER, InferenceResult: { output: { output: [[[0.82]], [[0.17]]] } } },
        }),
      },
      ...refusals,
    },
  },
};
