import { defineCall } from './call.ts';
import { type CodeSignIn, SEND_CODE } from './code-sign-in.ts';

/** Call 1, for an application. */
export const sendCode = ({ send }: CodeSignIn) =>
  defineCall({
    ...SEND_CODE,
    id: 'sendCode',
    path: '/api/email/verify',
    summary: 'Call 1: mail a code',
    description:
      'Six digits, good for ten minutes. The answer is the same for addresses that are known and unknown, so that nobody can find out who is a user.',
    by: 'app',
    handle: ({ caller: { app }, body, ...sender }) => send(app, body, sender),
  });
