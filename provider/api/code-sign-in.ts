import { z } from 'zod';
import { shortened } from '../../common/account-hint.ts';
import { withLatinDigits } from '../../common/latin-digits.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { Config } from '../config/config.ts';
import type { Anomaly } from '../facts/anomaly.ts';
import { countedClient, limitSubject } from '../http/client-address.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { type CodePlace, codeMail } from '../mail/letters.ts';
import { seldom } from '../operations/seldom.ts';
import { readable } from '../people/address.ts';
import type { BrowserToken } from '../people/browser-tokens.ts';
import { CODE_LIFETIME_MS, type CodeRequest, type SignedIn } from '../people/codes.ts';
import { CodeRefusal } from '../people/limits.ts';
import type { Passkeys } from '../people/passkeys/passkeys.ts';
import type { Pins } from '../people/pins.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { type AccountCookie, signedInAnswer } from './account-cookie.ts';
import { type CodeSent, codeSent, signedIn } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import { isSignInPage } from './callers.ts';
import type { CallParts } from './modules.ts';
import { email, line, proof } from './schemas.ts';
import { signInAnswer, signInAnswerOf } from './session.ts';

interface CodeTarget {
  readonly appId: string;
  readonly place: CodePlace;
}

interface Sender {
  readonly client: string;
  readonly headers: Headers;
}

/** Call 1: the common parts of its paths. */
const SEND_CODE = {
  headers: ['accept-language'],
  body: z.looseObject({ email, proof }),
  answer: codeSent,
  refuses: ['code.limit', 'code.proof', 'mail.refused'],
} as const;

/** Call 2: the common parts of its paths. */
const CONFIRM_CODE = {
  body: z.looseObject({
    email,
    code: line(20).meta({ description: 'What the person typed.' }),
    challenge: line(100).optional().meta({ description: 'That of call 1.' }),
  }),
  refuses: ['code.wrong', 'code.stale', 'code.locked'] satisfies ProblemCode[],
} as const;

const ALARM_MS = 600_000;

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

type CodeSignIn = ReturnType<typeof createCodeSignIn>;

export const createCodeSignIn = ({
  anomalies: { note },
  codes,
  mails,
  wakeMailer,
  metrics,
  log,
  config,
}: CallParts) => {
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
        const { challenge, digits } = await codes.send(request, (trx, digits) => {
          const mail = codeMail(request.address, digits, place, config, headers.get('accept-language'));
          return mails.add(trx, mail, CODE_LIFETIME_MS);
        });
        wakeMailer();
        if (digits.length === 8) note({ action: 'sign-in.code-lengthened', appId, hashed: request.address });
        return { sent: true, challenge, ...(digits.length === 8 ? { digits: 8 } : {}) };
      } catch (error) {
        if (error instanceof CodeRefusal) {
          const result = error.code === 'code.proof' ? 'proof' : 'refused';
          metrics.codeLimits.inc({ limit: error.limit, result });
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
        return await codes.confirm(attempt, origin);
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

/**
 * Call 1, for an application.
 * @param publicUrl the provider's origin: that of the frame, of the page of a sign-in, and of codes requested without a
 * page
 */
export const sendCode = ({ send }: CodeSignIn, publicUrl: string) =>
  define.post('/api/email/verify', {
    ...SEND_CODE,
    id: 'sendCode',
    by: 'app',
    body: SEND_CODE.body.extend({
      browser: line(200).optional().meta({ description: 'That of an earlier answer to call 2.' }),
    }),
    handle: ({ caller, body, ...sender }) => {
      const { app, origin } = caller;
      // A sign-in has its own page: the place that it returns to may be no page at all (`com.example.app:`).
      const around = isSignInPage(caller) ? null : caller.embedder;
      const place = {
        name: app.name,
        origin: around ?? origin ?? publicUrl,
        frame: around === null ? null : publicUrl,
        isAccount: false,
      };
      return send({ appId: app.id, place }, body, sender, body.browser);
    },
  });

/** Call 2, for an application: exchanges a code for a session. A code works once. */
export const confirmCode = ({ confirm }: CodeSignIn, pins: Pins, passkeys: Passkeys) =>
  define.post('/api/email/verify/confirm', {
    ...CONFIRM_CODE,
    id: 'confirmCode',
    by: 'app',
    answer: signInAnswer.extend({
      canAddPasskey: z.boolean().meta({ description: 'Whether this page may offer to add a passkey.' }),
      browser: z.string().optional().meta({
        description: 'In the provider’s frame: goes with call 1 from here on, past the limits of strangers.',
      }),
    }),
    handle: async ({ caller: { app, origin, embedder }, body, ...sender }) => {
      const { browser, ...session } = await confirm(app, origin, body, sender);
      return {
        ...signInAnswerOf({ ...session, address: body.email }, pins),
        canAddPasskey: passkeys.isOffered(origin),
        // Only in the provider's frame: scripts of another page could read it.
        ...(embedder === null ? {} : { browser: browser.token }),
      };
    },
  });

/** The browser stays known after the session's end. */
const keepBrowser = (answer: Response, { browser }: AccountCookie, { token, expiresAt }: BrowserToken) => {
  answer.headers.append('Set-Cookie', browser.keep(token, expiresAt));
  return answer;
};

/**
 * Calls 1 and 2 at /account: they begin a session of the account pages.
 * @param config with the provider's name for people
 */
export const accountSignInCalls = (
  { send, confirm }: CodeSignIn,
  cookie: AccountCookie,
  { name, publicUrl }: Pick<Config, 'name' | 'publicUrl'>,
): readonly Route[] => {
  const place = { name, origin: publicUrl, frame: null, isAccount: true };
  const target = { appId: ACCOUNT_APP, place };
  return [
    define.post('/account/api/code', {
      ...SEND_CODE,
      id: 'accountCode',
      by: 'page',
      handle: ({ body, ...sender }) =>
        send(target, body, sender, cookie.browser.read(sender.headers) ?? undefined),
    }),
    define.post('/account/api/sign-in', {
      ...CONFIRM_CODE,
      id: 'accountSignIn',
      by: 'page',
      // The provider's own page always sends the challenge back.
      body: CONFIRM_CODE.body.required({ challenge: true }),
      answer: signedIn,
      handle: async ({ body, ...sender }) => {
        const { browser, ...begun } = await confirm({ id: ACCOUNT_APP }, null, body, sender);
        const hint = { session: begun.id, address: shortened(readable(body.email)) };
        return keepBrowser(signedInAnswer(cookie, begun, hint), cookie, browser);
      },
    }),
  ];
};
