import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import { codeMail } from '../mail/code-mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { CODE_LIFETIME_MS } from '../people/codes.ts';
import type { People } from '../people/people.ts';
import { type AccountCookie, signedInAnswer } from './account-cookie.ts';
import { codeSent, signedIn } from './account-shapes.ts';
import { defineCall, type Route } from './call.ts';
import { limitSubject } from './client-address.ts';
import { email, line } from './schemas.ts';

interface Mailing {
  readonly mails: MailQueue;
  readonly wakeMailer: () => void;
  /** What the mail calls the provider. */
  readonly name: string;
}

/** Signing in at /account: the codes and limits of calls 1 and 2, for a session of the account itself. */
export const accountSignInCalls = (
  people: People,
  confirm: People['confirm'],
  cookie: AccountCookie,
  { mails, wakeMailer, name }: Mailing,
): readonly Route[] => [
  defineCall({
    id: 'accountCode',
    method: 'post',
    path: '/account/api/code',
    summary: 'Mail a code to sign in at /account',
    by: 'page',
    headers: ['accept-language'],
    body: z.looseObject({ email }),
    answer: codeSent,
    refuses: ['code.limit', 'mail.refused'],
    handle: async ({ body, client, headers }) => {
      const request = { appId: ACCOUNT_APP, address: body.email, client: limitSubject(client) };
      const challenge = await people.sendCode(request, (trx, { address, digits }) =>
        mails.add(trx, codeMail(address, digits, name, headers.get('accept-language')), CODE_LIFETIME_MS),
      );
      wakeMailer();
      return { sent: true, challenge };
    },
  }),
  defineCall({
    id: 'accountSignIn',
    method: 'post',
    path: '/account/api/sign-in',
    summary: 'Sign in at /account: the answer sets the cookie',
    by: 'page',
    body: z.looseObject({ email, code: line(20), challenge: line(100) }),
    answer: signedIn,
    refuses: ['code.wrong', 'code.stale', 'code.locked'],
    handle: async ({ body, client }) => {
      const confirmation = {
        appId: ACCOUNT_APP,
        address: body.email,
        client: limitSubject(client),
        challenge: body.challenge,
        digits: body.code.trim(),
      };
      return signedInAnswer(cookie, await confirm(confirmation, null));
    },
  }),
];
