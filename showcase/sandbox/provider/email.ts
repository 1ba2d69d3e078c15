import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyReader } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { CONFIRM_CODE_BODY } from '../openapi/calls/confirm-code.ts';
import { SEND_CODE_BODY } from '../openapi/calls/send-code.ts';
import type { Store } from './store.ts';

const REFUSALS = {
  wrong: { status: 401, reason: 'This is not the code we sent' },
  stale: { status: 410, reason: 'This code has expired or was used before' },
  locked: { status: 429, reason: 'Too many wrong codes: ask for a new one' },
} as const;

const readSendCode = bodyReader(SEND_CODE_BODY);
const readConfirmCode = bodyReader(CONFIRM_CODE_BODY);

/** Calls 1 and 2: send a code, confirm it (contract §4). */
export const emailRoutes = (app: SandboxApp, store: Store) => {
  endpoint(app, '/api/email/verify', {
    POST: async (context) => {
      const { email } = await readSendCode(context.req);
      const sent = store.sendCode(email.toLowerCase());
      if (sent.ok) return context.json({ sent: true });
      const wait = { 'Retry-After': String(sent.retryAfterSeconds) };
      throw new Refusal(429, 'Too many codes for this e-mail address: try again later', wait);
    },
  });

  endpoint(app, '/api/email/verify/confirm', {
    POST: async (context) => {
      const { email: typed, code } = await readConfirmCode(context.req);
      const email = typed.toLowerCase();
      const confirmed = store.confirmCode(email, code);
      if (!confirmed.ok) {
        const { status, reason } = REFUSALS[confirmed.why];
        throw new Refusal(status, reason);
      }
      return context.json({
        token: store.issueToken(email),
        username: email.slice(0, email.indexOf('@')),
        isNewUser: confirmed.isNewUser,
        userState: confirmed.isNewUser ? 'new' : 'existing',
        flowType: confirmed.isNewUser ? 'onboarding' : 'login',
      });
    },
  });
};
