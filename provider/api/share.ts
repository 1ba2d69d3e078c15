import { z } from 'zod';
import type { ShareLimits } from '../consent/consent.ts';
import { labelsOf, openingOf } from '../facts/approvals.ts';
import { SHORTER } from '../facts/terms.ts';
import { countedClient } from '../http/client-address.ts';
import { COMPLETE } from '../interests/inference.ts';
import { TOPIC_ITEMS } from '../interests/prepared-people.ts';
import { sampleIdFor, sampleSignals } from '../interests/sample-people.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { inferenceResult } from './inference.ts';
import type { CallParts } from './modules.ts';
import { approved, dataLabel, date, email, leftOut, line, offeredLabel } from './schemas.ts';

export const response = {
  responseType: z.enum(['token', 'code']).optional().meta({
    description: 'With `code` the answer has a one-time `code` for the application’s server, and no token.',
  }),
  codeChallenge: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional()
    .meta({
      description: 'S256 code challenge (RFC 7636); required with `code` if the application has no secret.',
    }),
};

/** Fields of a share: the person's limits, besides the choice of rows. */
export const limits = {
  shorter: z.enum(SHORTER).optional().meta({
    description: 'Ends the grant after an hour or 30 days, if that is sooner than the application’s longest.',
  }),
  leftOut: leftOut.optional().meta({
    description:
      'What does not count for this application. Without it, what was left out of the person’s last grant. A page outside the provider can only add to that.',
  }),
};

interface ResponseWish {
  readonly responseType?: 'token' | 'code' | undefined;
  readonly codeChallenge?: string | undefined;
}

/** @throws Problem share.challenge if a public app sends no challenge: without one, a stolen code could be exchanged */
export const requireChallenge = async (
  { clients }: CallParts,
  appId: string,
  { responseType, codeChallenge }: ResponseWish,
): Promise<void> => {
  if (responseType !== 'code' || codeChallenge !== undefined) return;
  if (!(await clients.isConfidential(appId))) throw new Problem('share.challenge');
};

export const accessFor = async (
  { responseType, codeChallenge }: ResponseWish,
  codeFor: (challenge: string | null) => Promise<string>,
  tokenOf: () => Promise<string>,
) =>
  responseType === 'code' ? { code: await codeFor(codeChallenge ?? null) } : { accessToken: await tokenOf() };

/** Maximum size of a notice: receipts contain it and are never deleted. */
const NOTICE_BYTES = 4_096;

const notice = z
  .looseObject({
    language: line(35),
    version: line(40),
    offered: z
      .array(z.looseObject({ data: offeredLabel, text: line(2_000), tier: z.boolean().optional() }))
      .max(20),
  })
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= NOTICE_BYTES, 'A notice has at most 4 KB')
  .meta({ description: 'What the person was shown, at most 4 KB of JSON; it stands in the receipt.' });

const body = z.looseObject({
  Info: z.looseObject({
    account: email.optional().meta({ description: 'If there, it must be the session’s address.' }),
    confirmations: z
      .array(z.looseObject({ data: dataLabel, date, tier: z.boolean().optional() }))
      .min(1)
      .max(20),
    notice: notice.optional(),
    ...limits,
    ...response,
  }),
});

const testBody = z.looseObject({
  approvedData: z.array(dataLabel).min(1).max(20),
  userEmail: line(2_000).meta({ description: 'Names the sample person.' }),
  appName: line(2_000),
  testMode: z.boolean(),
  timestamp: date,
  ...response,
});

export const access = {
  apiUrl: z.url().meta({ description: 'Where the approved data is asked for: call 5.' }),
  accessToken: z.string().optional().meta({
    description: 'The bearer token of call 5, unless a code was asked for. It lasts an hour.',
  }),
  code: z.string().optional().meta({
    description: 'For `POST /api/token`, if it was asked for. It works once and for 60 seconds.',
  }),
  approved,
};

const answer = z.object({
  ...access,
  expiresAt: z.iso.datetime().meta({ description: 'When the grant ends.' }),
  receipt: z.string().meta({ description: 'The signed receipt, as a JWS.' }),
});

const testAnswer = z.object({ ...access, InferenceResult: inferenceResult });

const idempotencyKeyOf = (headers: Headers): string | null => {
  const key = headers.get('idempotency-key');
  if (key !== null && (key.trim() === '' || key.length > 200)) {
    throw new Problem('request.shape', 'Wrong or missing: idempotency-key');
  }
  return key;
};

/** Whether the browser sent `Sec-GPC: 1`. A proxy joins a header that an extension repeats: "1, 1". */
const hasPrivacyControl = (headers: Headers): boolean =>
  headers
    .get('sec-gpc')
    ?.split(',')
    .some((value) => value.trim() === '1') ?? false;

export const scopeOf = (labels: readonly string[]) => labels.map((label) => label.toLowerCase());

export const limitsOf = ({ shorter, leftOut }: ShareLimits): ShareLimits => ({
  ...(shorter === undefined ? {} : { shorter }),
  ...(leftOut === undefined ? {} : { leftOut }),
});

const share = (parts: CallParts, apiUrl: string) =>
  define.post('/api/getAPIurlMobile', {
    id: 'share',
    by: 'session',
    headers: ['idempotency-key', 'sec-gpc'],
    body,
    answer,
    refuses: [
      'share.account',
      'share.challenge',
      'share.limit',
      'share.window',
      'idempotency.reused',
      'idempotency.ended',
    ],
    handle: async ({ caller: { app, origin, embedder, isInFrame, session }, body: { Info }, headers }) => {
      if (Info.account !== undefined && Info.account !== session.address) throw new Problem('share.account');
      await requireChallenge(parts, app.id, Info);
      const labels = labelsOf(Info.confirmations);
      const pageOrigin = embedder ?? origin;
      const given = await parts.consent.grant({
        personId: session.personId,
        requireSession: (trx) => parts.sessions.hold(trx, session),
        app: { id: app.id, name: app.name, origin: pageOrigin },
        collection: embedder === null ? 'page' : 'frame',
        isInFrame,
        terms: await parts.apps.termsOf(app.id),
        hasPrivacyControl: hasPrivacyControl(headers),
        limits: limitsOf(Info),
        scope: scopeOf(labels),
        pressed: Info.confirmations.map(({ data, tier = false }) => ({ data: data.toLowerCase(), tier })),
        notice: noticeOf(Info.notice),
        idempotencyKey: idempotencyKeyOf(headers),
      });
      const { grantId, subject, scope, endsAt, receipt } = given;
      const access = { appId: app.id, grantId, subject, scope, origin: pageOrigin, signIn: null };
      const codeFor = (challenge: string | null) => parts.authorizations.issue({ ...access, challenge });
      const accessGiven = await accessFor(Info, codeFor, () => parts.consent.tokenOf(app.id, given));
      parts.preparing.prepare(app.id, session.personId, openingOf(scope));
      return {
        apiUrl,
        ...accessGiven,
        approved: labels.map((data) => ({ data })),
        expiresAt: iso(endsAt),
        receipt,
      };
    },
  });

/** Overrides of direction, which would mirror a label. Isolates and marks stay, because Arabic texts need them. */
const OVERRIDES = /[\u202a-\u202e]/g;

/** Keeps known fields only, so that a receipt contains no undefined ones. */
const noticeOf = (given: z.infer<typeof notice> | undefined) =>
  given === undefined
    ? null
    : {
        language: given.language,
        version: given.version,
        offered: given.offered.map(({ data, text, tier }) => ({
          data: data.toLowerCase(),
          text: text.replace(OVERRIDES, ''),
          ...(tier === undefined ? {} : { tier }),
        })),
      };

/** A share in test mode, without a grant: the scores are those of the sample person that the address names. */
const shareTest = (parts: CallParts, apiUrl: string) =>
  define.post('/api/inferenceTest', {
    id: 'shareTest',
    by: 'app',
    body: testBody,
    answer: testAnswer,
    refuses: ['app.live', 'share.challenge', 'share.limit'],
    handle: async ({ caller: { app, origin, embedder }, body: given, client }) => {
      const { approvedData, userEmail } = given;
      if (app.mode !== 'test') throw new Problem('app.live');
      await requireChallenge(parts, app.id, given);
      await parts.countSample(countedClient(client));
      const labels = [...new Set(approvedData)];
      const [scope, sampleId] = [scopeOf(labels), sampleIdFor(userEmail)];
      const opening = openingOf(scope);
      const access = { appId: app.id, subject: sampleId, scope, origin: embedder ?? origin, signIn: null };
      const codeFor = (challenge: string | null) =>
        parts.authorizations.issue({ ...access, grantId: null, challenge });
      return {
        apiUrl,
        ...(await accessFor(given, codeFor, () => parts.consent.sampleToken(app.id, scope, sampleId))),
        approved: labels.map((data) => ({ data })),
        InferenceResult: {
          ...(await parts.score(sampleSignals(sampleId), TOPIC_ITEMS.slice(0, opening.items), opening)),
          ...COMPLETE,
        },
      };
    },
  });

export const shareCalls = (parts: CallParts): readonly Route[] => {
  const apiUrl = `${parts.config.publicUrl}/api/inference`;
  return [share(parts, apiUrl), shareTest(parts, apiUrl)];
};
