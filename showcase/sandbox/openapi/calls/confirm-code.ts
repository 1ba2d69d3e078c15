import type { Call, Schema } from '../openapi.ts';
import { ACCEPT_LANGUAGE, declined, json, jsonBody, schemaRef, tooLarge, unavailable } from '../parts.ts';

const SEEN = 'The person reads “Invalid verification code”';

/** The body of call 2. */
export const CONFIRM_CODE_BODY = {
  type: 'object',
  required: ['email', 'code'],
  properties: {
    email: schemaRef('Email'),
    code: { type: 'string', description: 'What the person typed: up to six characters.' },
  },
} as const satisfies Schema;

export const confirmCode: Call = {
  path: '/email/verify/confirm',
  method: 'post',
  operation: {
    operationId: 'confirmCode',
    summary: 'Call 2: confirm the code and sign the person in',
    description:
      'A code counts once. The person counts as new where `isNewUser` is true, `userState` is `new` or `flowType` is `onboarding`: they connect platforms and set a PIN; everybody else goes straight to the data request. Not called in test mode.',
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody({
      schema: CONFIRM_CODE_BODY,
      example: { email: 'amal@example.org', code: '402815' },
    }),
    responses: {
      200: {
        description: 'Signed in. Without a `token` the answer counts as unreadable.',
        content: json({
          schema: {
            type: 'object',
            required: ['token'],
            properties: {
              token: {
                type: 'string',
                minLength: 1,
                description:
                  'The session token. It stands in the saved record of the page’s origin, and is the key material of `EncryptedUserPin` in call 4.',
              },
              username: {
                type: 'string',
                description:
                  'Where it is missing, the name stays empty: the e-mail address never takes its place.',
              },
              isNewUser: { type: 'boolean' },
              userState: { type: 'string', examples: ['new', 'existing'] },
              flowType: { type: 'string', examples: ['onboarding', 'login'] },
            },
          },
          example: {
            token: 'b1946ac92492d2347c6235b4d2611184',
            username: 'amal',
            isNewUser: true,
            userState: 'new',
            flowType: 'onboarding',
          },
        }),
      },
      400: declined(`${SEEN}.`, 'code must be a text'),
      401: declined(`A wrong code. ${SEEN}.`, 'This is not the code we sent'),
      410: declined(
        `The code has expired or was used before. ${SEEN} and is asked to send a new one.`,
        'This code has expired or was used before',
      ),
      413: tooLarge,
      429: declined(
        `Too many wrong codes (the sandbox allows five). ${SEEN} and is asked to send a new one; with a \`Retry-After\` header, to wait instead.`,
        'Too many wrong codes: ask for a new one',
      ),
      '5XX': unavailable(`${SEEN} and that the service is not available at the moment.`),
    },
  },
};
