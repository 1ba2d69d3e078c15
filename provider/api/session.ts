import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import { iso } from '../iso.ts';
import type { SignedIn } from '../people/confirm-code.ts';
import type { Pins } from '../people/pins.ts';
import type { Session, Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import type { AccountCookie } from './account-cookie.ts';
import { define, NO_BODY, type Route } from './call.ts';
import { isSignInPage } from './callers.ts';
import type { CallParts } from './modules.ts';
import { line } from './schemas.ts';

export const presentSession = async (
  sessions: Pick<Sessions, 'identify'>,
  cookie: AccountCookie,
  headers: Headers,
): Promise<Session | null> => {
  try {
    return await sessions.identify(cookie.read(headers), { appId: ACCOUNT_APP, origin: null });
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
};

const source = z
  .looseObject({
    token: line(100).optional().meta({ description: 'Of the session in another application.' }),
    account: line(100).optional().meta({
      description:
        'Id of the session at /account, from the cookie with the hint. The cookie of that session must come along.',
    }),
  })
  .refine(({ token, account }) => (token === undefined) !== (account === undefined), {
    message: 'Send either token or account',
  });

const pinKey = z
  .object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
  })
  .meta({ description: 'What the PIN is sealed to, for this session.' });

export const signInAnswer = z.object({
  token: z.string().meta({ description: 'The session token, for every call from here on.' }),
  expiresAt: z.iso.datetime(),
  pinKey,
  username: z.string().meta({ description: 'How the person is named on the screen.' }),
  isNewUser: z
    .boolean()
    .meta({ description: 'A new person connects platforms and sets a PIN; others go on to the data.' }),
  userState: z.enum(['new', 'existing']),
  flowType: z.enum(['onboarding', 'login']),
});

export const signInAnswerOf = (
  {
    token,
    expiresAt,
    nonce,
    isNew,
    address,
  }: Omit<SignedIn, 'id' | 'browser'> & { readonly address: string },
  pins: Pins,
): z.infer<typeof signInAnswer> => ({
  token,
  expiresAt: iso(expiresAt),
  pinKey: pins.publicKey(nonce),
  username: address.slice(0, address.indexOf('@')),
  isNewUser: isNew,
  userState: isNew ? 'new' : 'existing',
  flowType: isNew ? 'onboarding' : 'login',
});

/** A session lasts 30 days, or 7 days without use. */
export const sessionCalls = ({
  continueSession,
  cookie,
  pins,
  sessions,
  config: { publicUrl },
}: CallParts): readonly Route[] => [
  define.post('/api/session/renew', {
    id: 'renewSession',
    by: 'session',
    body: NO_BODY,
    answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    handle: async ({ caller: { session, token } }) => {
      const issued = await sessions.renew(session.id, token);
      return { token: issued.token, expiresAt: iso(issued.expiresAt) };
    },
  }),
  define.delete('/api/session', {
    id: 'endSession',
    by: 'session',
    query: ['everywhere'],
    answer: z.object({ ended: z.int() }),
    handle: async ({ caller: { session }, query }) => ({
      ended: await sessions.end(session, query.has('everywhere')),
    }),
  }),
  // For a person whose session the provider's frame has, from another application of the page or from /account.
  define.post('/api/session/continue', {
    id: 'continueSession',
    by: 'app',
    body: source,
    answer: signInAnswer.extend({ email: z.string() }),
    refuses: ['session.frame', 'session.unknown', 'session.expired', 'session.limit'],
    handle: async ({ caller: { app, embedder, key }, body: { token, account = '' }, headers }) => {
      if (embedder === null || isSignInPage({ key })) throw new Problem('session.frame');
      const place = { appId: app.id, embedder, origin: publicUrl };
      const goOnByAccount = async () => {
        // Every supported browser sends this header, so a request without it is from another program.
        if (headers.get('sec-fetch-site') !== 'same-origin') throw new Problem('session.frame');
        return continueSession.byAccount(await presentSession(sessions, cookie, headers), account, place);
      };
      const signedIn = await (token === undefined ? goOnByAccount() : continueSession.byToken(token, place));
      return { ...signInAnswerOf({ ...signedIn, isNew: false }, pins), email: signedIn.address };
    },
  }),
];
