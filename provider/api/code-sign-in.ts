import { z } from 'zod';
import { withLatinDigits } from '../../common/latin-digits.ts';
import type { Anomaly, NoteAnomaly } from '../facts/anomaly.ts';
import { countedClient, limitSubject } from '../http/client-address.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { type CodePlace, codeMail } from '../mail/code-mail.ts';
import type { MailOperator } from '../mail/letter.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { seldom } from '../operations/seldom.ts';
import { CodeRefusal } from '../people/code-limits.ts';
import { CODE_LIFETIME_MS } from '../people/codes.ts';
import type { CodeRequest, People, SignedIn } from '../people/people.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { type CodeSent, codeSent } from './account-shapes.ts';
import { proof } from './code-proof.ts';
import { email, line } from './schemas.ts';

/** The target of a sign-in: an application, or the account pages. */
export interface CodeTarget {
  readonly appId: string;
  readonly place: CodePlace;
}

interface Sender {
  /** The client's address. */
  readonly client: string;
  readonly headers: Headers;
}

/** Call 1: the common parts of its paths. */
export const SEND_CODE = {
  headers: ['accept-language'],
  body: z.looseObject({ email, proof }),
  answer: codeSent,
  refuses: ['code.limit', 'code.proof', 'mail.refused'],
} as const;

/** Call 2: the common parts of its paths. */
export const CONFIRM_CODE = {
  body: z.looseObject({
    email,
    code: line(20).meta({ description: 'What the person typed.' }),
    challenge: line(100).optional().meta({ description: 'That of call 1.' }),
  }),
  refuses: ['code.wrong', 'code.stale', 'code.locked'] satisfies ProblemCode[],
} as const;

const ALARM_MS = 600_000;

/** The metric's value for each refusal. */
const RESULTS = { 'code.proof': 'proof', 'code.limit': 'refused' } as const;

/** Returns the subject of a limit in the form that the audit log uses. */
const limitSubjectOf = (
  { limit }: CodeRefusal,
  { appId, address, client, network }: CodeRequest,
): Pick<Anomaly, 'id' | 'hashed'> => {
  if (limit === 'all') return {};
  if (limit === 'app') return { id: appId };
  if (limit === 'client') return { hashed: `client ${client}` };
  return { hashed: limit === 'network' ? `client ${network}` : address };
};

const limitAnomaly = (refusal: CodeRefusal, request: CodeRequest): Anomaly => ({
  action: refusal.code === 'code.proof' ? 'sign-in.proof-asked' : 'sign-in.limited',
  appId: request.appId,
  ...limitSubjectOf(refusal, request),
  detail: { limit: refusal.limit },
});

/** Six digits, or eight after many wrong tries. */
const CODE = /^[0-9]{6}(?:[0-9]{2})?$/;

/** The digits of a typed code: in ASCII, without spaces, dashes and invisible characters. */
const digitsOf = (typed: string) => withLatinDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');

type SendBody = z.infer<typeof SEND_CODE.body>;
type ConfirmBody = z.infer<typeof CONFIRM_CODE.body>;

export type CodeSignIn = ReturnType<typeof createCodeSignIn>;

interface Parts {
  readonly note: NoteAnomaly;
  readonly people: People;
  readonly mails: MailQueue;
  readonly wakeMailer: () => void;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The operator, for mails. */
  readonly own: MailOperator;
}

/** Signs people in by a mailed code, with the app as a parameter. */
export const createCodeSignIn = ({ note, people, mails, wakeMailer, metrics, log, own }: Parts) => {
  const alarm = seldom(ALARM_MS, () =>
    log.warn('More codes are asked for than CODES_IN_ALL allows: an attack, or too low a number'),
  );
  const crowd = seldom(ALARM_MS, () =>
    log.warn(
      'Many people come from one private address. If it is that of a proxy, name it in TRUSTED_PROXIES, and let it add X-Forwarded-For. If it is that of a network, raise CODES_PER_CLIENT',
    ),
  );
  return {
    /** The work and the answer are the same for known and unknown addresses. */
    send: async (
      { appId, place }: CodeTarget,
      body: SendBody,
      { client, headers }: Sender,
      browserToken: string | undefined,
    ): Promise<CodeSent> => {
      const request: CodeRequest = {
        appId,
        address: body.email,
        ...countedClient(client),
        browserToken,
        proof: body.proof,
      };
      try {
        const { challenge, digits } = await people.sendCode(request, (trx, code) => {
          const mail = codeMail(code.address, code.digits, place, own, headers.get('accept-language'));
          return mails.add(trx, mail, CODE_LIFETIME_MS);
        });
        wakeMailer();
        if (digits.length === 8) note({ action: 'sign-in.code-lengthened', appId, hashed: request.address });
        return { sent: true, challenge, ...(digits.length === 8 ? { digits: 8 } : {}) };
      } catch (error) {
        if (error instanceof CodeRefusal) {
          metrics.codeLimits.inc({ limit: error.limit, result: RESULTS[error.code] });
          if (error.limit === 'all') alarm();
          if (error.limit === 'client' && !isPublicAddress(client)) crowd();
          note(limitAnomaly(error, request));
        }
        throw error;
      }
    },

    /**
     * Opens a session for the code, and counts refusals.
     * @param origin of the page that the session is bound to; `null` for the account pages and for servers
     */
    confirm: async (
      { id }: { readonly id: string },
      origin: string | null,
      { email: address, challenge, code }: ConfirmBody,
      { client }: Pick<Sender, 'client'>,
    ): Promise<SignedIn> => {
      const attempt = { appId: id, address, client: limitSubject(client), challenge, digits: digitsOf(code) };
      try {
        // A text of another form costs no try.
        if (!CODE.test(attempt.digits)) throw new Problem('code.wrong');
        return await people.confirm(attempt, origin);
      } catch (error) {
        if (error instanceof Problem) {
          metrics.codesRefused.inc({ reason: error.code });
          if (error.code === 'code.locked')
            note({ action: 'sign-in.code-burnt', appId: id, hashed: address });
        }
        throw error;
      }
    },
  };
};
