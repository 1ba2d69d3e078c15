import { z } from 'zod';
import { shortened } from '../../common/account-hint.ts';
import { MOST_EARLIER } from '../../common/earlier-codes.ts';
import { withLatinDigits } from '../../common/latin-digits.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import { countedClient } from '../http/client-address.ts';
import { readable } from '../people/address.ts';
import type { SignedIn } from '../people/confirm-code.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { signedInAnswer } from './account-cookie.ts';
import { signedIn } from './account-shapes.ts';
import { define, type Input, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { email, line } from './schemas.ts';
import { signInAnswer, signInAnswerOf } from './session.ts';

const CONFIRM_CODE = {
  body: z.looseObject({
    email,
    code: line(20).meta({ description: 'What the person typed.' }),
    challenge: line(100).optional().meta({ description: 'That of call 1.' }),
    earlier: z.array(line(100)).max(MOST_EARLIER).default([]).meta({
      description: 'Those of codes that the person asked for before: each counts until it expires.',
    }),
  }),
  refuses: ['code.wrong', 'code.stale', 'code.locked'] satisfies ProblemCode[],
} as const;

/** Six digits, or eight after many wrong tries. */
const CODE = /^[0-9]{6}(?:[0-9]{2})?$/;

/** The digits of a typed code: in ASCII, without spaces, dashes and invisible characters. */
const digitsOf = (typed: string) => withLatinDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');

type ConfirmInput = Pick<Input<'page', z.infer<typeof CONFIRM_CODE.body>>, 'body' | 'client'>;

export const confirmCodeCalls = (parts: CallParts): Readonly<Record<'app' | 'account', Route>> => {
  const { anomalies, confirmCode, cookie, metrics, passkeys, pins } = parts;

  /** @param origin of the page that the session is bound to; `null` for the account pages and for servers */
  const confirm = async (
    appId: string,
    origin: string | null,
    { body: { email: address, challenge, earlier, code }, client }: ConfirmInput,
  ): Promise<SignedIn> => {
    const attempt = {
      appId,
      address,
      client: countedClient(client).client,
      challenge,
      earlier,
      digits: digitsOf(code),
    };
    try {
      // A text of another form costs no try.
      if (!CODE.test(attempt.digits)) throw new Problem('code.wrong');
      return await confirmCode(attempt, origin);
    } catch (error) {
      if (error instanceof Problem) {
        metrics.codesRefused.inc({ reason: error.code });
        if (error.code === 'code.locked')
          anomalies.note({ action: 'sign-in.code-burnt', appId, hashed: address });
      }
      throw error;
    }
  };

  return {
    app: define.post('/api/email/verify/confirm', {
      ...CONFIRM_CODE,
      id: 'confirmCode',
      by: 'app',
      answer: signInAnswer.extend({
        canAddPasskey: z.boolean().meta({ description: 'Whether this page may offer to add a passkey.' }),
        browser: z.string().optional().meta({
          description:
            'In the provider’s frame: goes with call 1 from here on, past the limits of strangers.',
        }),
      }),
      handle: async (call) => {
        const { app, origin, embedder } = call.caller;
        const { browser, ...session } = await confirm(app.id, origin, call);
        return {
          ...signInAnswerOf({ ...session, address: call.body.email }, pins),
          canAddPasskey: passkeys.isOffered(origin),
          // Only in the provider's frame: scripts of another page could read it.
          ...(embedder === null ? {} : { browser: browser.token }),
        };
      },
    }),
    account: define.post('/account/api/sign-in', {
      ...CONFIRM_CODE,
      id: 'accountSignIn',
      by: 'page',
      // The provider's own page always sends the challenge back.
      body: CONFIRM_CODE.body.required({ challenge: true }),
      answer: signedIn,
      handle: async (call) => {
        const { browser, ...begun } = await confirm(ACCOUNT_APP, null, call);
        const hint = { session: begun.id, address: shortened(readable(call.body.email)) };
        const answer = signedInAnswer(cookie, begun, hint);
        // The browser stays known after the session's end.
        answer.headers.append('Set-Cookie', cookie.browser.keep(browser.token, browser.expiresAt));
        return answer;
      },
    }),
  };
};
