import { z } from 'zod';
import { limitSubject } from '../client-address.ts';
import { codeMail } from '../mail/code-mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Metrics } from '../operations/metrics.ts';
import { CODE_LIFETIME_MS } from '../people/codes.ts';
import type { People, SignedIn } from '../people/people.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { codeSent } from './account-shapes.ts';
import { email, line } from './schemas.ts';

/** The target of a sign-in: an application, or the account pages. */
export interface CodeApp {
  readonly id: string;
  /** The name in the mail with the code. */
  readonly name: string;
}

interface Sender {
  /** The client's address. */
  readonly client: string;
  readonly headers: Headers;
}

/** Call 1: the common parts of its paths. */
export const SEND_CODE = {
  method: 'post',
  headers: ['accept-language'],
  body: z.looseObject({ email }).meta({ examples: [{ email: 'amal@example.org' }] }),
  answer: codeSent,
  refuses: ['code.limit', 'mail.refused'],
} as const;

/** Call 2: the common parts of its paths. */
export const CONFIRM_CODE = {
  method: 'post',
  body: z
    .looseObject({
      email,
      code: line(20).meta({ description: 'What the person typed.' }),
      challenge: line(100).optional().meta({ description: 'That of call 1.' }),
    })
    .meta({
      examples: [{ email: 'amal@example.org', code: '402815', challenge: 'Qm9va3Nob3AtY2hhbGxlbmdl' }],
    }),
  refuses: ['code.wrong', 'code.stale', 'code.locked'] satisfies ProblemCode[],
} as const;

type SendBody = z.infer<typeof SEND_CODE.body>;
type ConfirmBody = z.infer<typeof CONFIRM_CODE.body>;

export type CodeSignIn = ReturnType<typeof createCodeSignIn>;

/** Signs people in by a mailed code, with the app as a parameter. */
export const createCodeSignIn = (
  people: People,
  mails: MailQueue,
  wakeMailer: () => void,
  { codesRefused }: Metrics,
) => ({
  /** The work and the answer are the same for known and unknown addresses. */
  send: async (
    app: CodeApp,
    body: SendBody,
    { client, headers }: Sender,
  ): Promise<z.infer<typeof codeSent>> => {
    const request = { appId: app.id, address: body.email, client: limitSubject(client) };
    const challenge = await people.sendCode(request, (trx, { address, digits }) =>
      mails.add(trx, codeMail(address, digits, app.name, headers.get('accept-language')), CODE_LIFETIME_MS),
    );
    wakeMailer();
    return { sent: true, challenge };
  },

  /**
   * Opens a session for the code, and counts refusals.
   * @param origin of the page to which the session is bound; `null` for the account pages and for servers
   */
  confirm: async (
    { id }: Pick<CodeApp, 'id'>,
    origin: string | null,
    { email: address, challenge, code }: ConfirmBody,
    { client }: Pick<Sender, 'client'>,
  ): Promise<SignedIn> => {
    const attempt = { appId: id, address, client: limitSubject(client), challenge, digits: code.trim() };
    try {
      return await people.confirm(attempt, origin);
    } catch (error) {
      if (error instanceof Problem) codesRefused.inc({ reason: error.code });
      throw error;
    }
  },
});
