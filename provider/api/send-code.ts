import { z } from 'zod';
import { codeMail } from '../mail/code-mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { CODE_LIFETIME_MS } from '../people/codes.ts';
import type { People } from '../people/people.ts';
import { codeSent } from './account-shapes.ts';
import { defineCall } from './call.ts';
import { limitSubject } from './client-address.ts';
import { email } from './schemas.ts';

/** Call 1. The same work and the same answer for known and unknown addresses. */
export const sendCode = (people: People, mails: MailQueue, wakeMailer: () => void) =>
  defineCall({
    id: 'sendCode',
    method: 'post',
    path: '/api/email/verify',
    summary: 'Call 1: mail a code',
    description:
      'Six digits, good for ten minutes. The answer is the same for addresses that are known and unknown, so that nobody can find out who is a user.',
    by: 'app',
    headers: ['accept-language'],
    body: z.looseObject({ email }).meta({ examples: [{ email: 'amal@example.org' }] }),
    answer: codeSent,
    refuses: ['code.limit', 'mail.refused'],
    handle: async ({ caller: { app }, body, client, headers }) => {
      const request = { appId: app.id, address: body.email, client: limitSubject(client) };
      const challenge = await people.sendCode(request, (trx, { address, digits }) =>
        mails.add(trx, codeMail(address, digits, app.name, headers.get('accept-language')), CODE_LIFETIME_MS),
      );
      wakeMailer();
      return { sent: true, challenge };
    },
  });
