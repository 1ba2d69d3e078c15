import type { Call, Schema } from '../openapi.ts';
import {
  ACCEPT_LANGUAGE,
  declined,
  json,
  jsonBody,
  RETRY_AFTER,
  schemaRef,
  tooLarge,
  unavailable,
} from '../parts.ts';

const SEEN = 'The person reads “Failed to send verification code”';

/** The body of call 1. */
export const SEND_CODE_BODY = {
  type: 'object',
  required: ['email'],
  properties: { email: schemaRef('Email') },
} as const satisfies Schema;

export const sendCode: Call = {
  path: '/email/verify',
  method: 'post',
  operation: {
    operationId: 'sendCode',
    summary: 'Call 1: send a code by e-mail',
    description:
      'Send six digits to the address, good for ten minutes. Not called in test mode. Answer alike whether the person is known to you or not, so that nobody can find out who is.',
    parameters: [ACCEPT_LANGUAGE],
    requestBody: jsonBody({
      schema: SEND_CODE_BODY,
      example: { email: 'amal@example.org' },
    }),
    responses: {
      200: {
        description: 'The code is on its way. Any 2xx counts, and whatever stands in its body.',
        content: json({
          schema: { type: 'object', properties: { sent: { const: true } } },
          example: { sent: true },
        }),
      },
      400: declined(`${SEEN}.`, 'email must be a valid e-mail address'),
      413: tooLarge,
      429: declined(
        `Too many codes for this address (the sandbox allows five in ten minutes). ${SEEN} and, with \`Retry-After\`, when to try again.`,
        'Too many codes for this e-mail address: try again later',
        { 'Retry-After': RETRY_AFTER },
      ),
      '5XX': unavailable(`${SEEN} and that the service is not available at the moment.`),
    },
  },
};
