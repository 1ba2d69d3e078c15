import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { Anomaly } from '../facts/anomaly.ts';
import { countedClient } from '../http/client-address.ts';
import { isPublicAddress } from '../http/networks.ts';
import { type CodePlace, codeMail } from '../mail/letters.ts';
import { throttled } from '../operations/log.ts';
import { CODE_LIFETIME_MS, type CodeRequest } from '../people/codes.ts';
import { LimitRefusal } from '../people/limits.ts';
import { type CodeSent, codeSent } from './account-shapes.ts';
import { define, type Input, type Route } from './call.ts';
import { isSignInPage } from './callers.ts';
import type { CallParts } from './modules.ts';
import { email, line, proof } from './schemas.ts';

const SEND_CODE = {
  headers: ['accept-language'],
  body: z.looseObject({ email, proof }),
  answer: codeSent,
  refuses: ['code.limit', 'code.proof', 'mail.refused'],
} as const;

const ALARM_MS = 600_000;

/** The subject of a reached limit, in the form of the audit log. */
const limitSubjectOf = (
  { limit }: LimitRefusal,
  { appId, address, client, network }: CodeRequest,
): Pick<Anomaly, 'id' | 'hashed'> => {
  if (limit === 'all') return {};
  if (limit === 'app') return { id: appId };
  if (limit === 'client') return { hashed: `client ${client}` };
  return { hashed: limit === 'network' ? `client ${network}` : address };
};

interface CodeTarget {
  readonly appId: string;
  readonly place: CodePlace;
  readonly browserToken: string | undefined;
}

type SendInput = Pick<Input<'page', z.infer<typeof SEND_CODE.body>>, 'body' | 'client' | 'headers'>;

const createSend = ({ anomalies, sendCode, mails, wakeMailer, metrics, log, config }: CallParts) => {
  const alarm = throttled(ALARM_MS, () =>
    log.warn('More codes are asked for than CODES_IN_ALL allows: an attack, or too low a number'),
  );
  const crowd = throttled(ALARM_MS, () =>
    log.warn(
      'Many people come from one private address. If it is that of a proxy, name it in TRUSTED_PROXIES, and let it add X-Forwarded-For. If it is that of a network, raise CODES_PER_CLIENT',
    ),
  );

  const noteRefusal = (refusal: LimitRefusal, request: CodeRequest, client: string) => {
    const { code, limit } = refusal;
    const asksProof = code === 'code.proof';
    metrics.codeLimits.inc({ limit, result: asksProof ? 'proof' : 'refused' });
    if (limit === 'all') alarm();
    if (limit === 'client' && !isPublicAddress(client)) crowd();
    anomalies.note({
      action: asksProof ? 'sign-in.proof-asked' : 'sign-in.limited',
      appId: request.appId,
      ...limitSubjectOf(refusal, request),
      detail: { limit },
    });
  };

  /** The work and the answer are the same for known and unknown addresses. */
  return async (
    { appId, place, browserToken }: CodeTarget,
    { body: { email: address, proof }, client, headers }: SendInput,
  ): Promise<CodeSent> => {
    const request = { appId, address, ...countedClient(client), browserToken, proof };
    try {
      const { challenge, digits } = await sendCode(request, (trx, code) => {
        const mail = codeMail(address, code, place, config, headers.get('accept-language'));
        return mails.add(trx, mail, CODE_LIFETIME_MS, code);
      });
      wakeMailer();
      if (digits.length === 6) return { sent: true, challenge };
      anomalies.note({ action: 'sign-in.code-lengthened', appId, hashed: address });
      return { sent: true, challenge, digits: 8 };
    } catch (error) {
      if (error instanceof LimitRefusal) noteRefusal(error, request, client);
      throw error;
    }
  };
};

export const sendCodeCalls = (parts: CallParts): Readonly<Record<'app' | 'account', Route>> => {
  const { config, cookie } = parts;
  const { name, publicUrl } = config;
  const send = createSend(parts);
  const ownPlace = { name, origin: publicUrl, frame: null, isAccount: true };
  return {
    app: define.post('/api/email/verify', {
      ...SEND_CODE,
      id: 'sendCode',
      by: 'app',
      body: SEND_CODE.body.extend({
        browser: line(200).optional().meta({ description: 'That of an earlier answer to call 2.' }),
      }),
      handle: (call) => {
        const { app, origin, embedder } = call.caller;
        // A sign-in has its own page: the place that it returns to may be no page at all (`com.example.app:`).
        const around = isSignInPage(call.caller) ? null : embedder;
        const place = {
          name: app.name,
          origin: around ?? origin ?? publicUrl,
          frame: around === null ? null : publicUrl,
          isAccount: false,
        };
        return send({ appId: app.id, place, browserToken: call.body.browser }, call);
      },
    }),
    account: define.post('/account/api/code', {
      ...SEND_CODE,
      id: 'accountCode',
      by: 'page',
      handle: (call) => {
        const browserToken = cookie.browser.read(call.headers) ?? undefined;
        return send({ appId: ACCOUNT_APP, place: ownPlace, browserToken }, call);
      },
    }),
  };
};
