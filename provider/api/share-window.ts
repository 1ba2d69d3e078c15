import { z } from 'zod';
import { APPROVALS, isApproval } from '../facts/approvals.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { randomToken } from '../secrets/random.ts';
import { authorizeCookie, COOKIE_MS } from './account-cookie.ts';
import { define, NO_BODY, type Route } from './call.ts';
import { isSignInPage } from './callers.ts';
import type { CallParts } from './modules.ts';
import { redirectTo } from './page-files.ts';
import { line } from './schemas.ts';
import { signInAnswer, signInAnswerOf } from './session.ts';
import { access, accessFor, limits, limitsOf, requireChallenge, response } from './share.ts';

const body = z.looseObject({
  requestData: line(4_000).meta({ description: 'The rows, as the attribute `request-data`.' }),
  selected: z
    .array(line(40))
    .max(20)
    .meta({ description: 'Ids of the rows that the person has switched on.' }),
  locale: line(35).optional(),
  returnTo: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional()
    .meta({
      description: 'An address of the page around the frame, where no window can be opened.',
    }),
  ...limits,
  ...response,
});

const opened = z.object({
  id: z.string(),
  url: z.url().meta({ description: 'What the window opens: within 60 seconds, and once.' }),
});

const answer = z.object({
  state: z.enum(['open', 'refused', 'shared']),
  ...z.object(access).partial().shape,
  expiresAt: z.iso.datetime().optional(),
  receipt: z.string().optional(),
});

const WINDOW_REFUSES = ['authorize.unknown', 'app.suspended'] as const;

/** Sharing from a frame in a window of the provider, because no frame can know what a person sees of it. */
export const shareWindowCalls = (parts: CallParts): readonly Route[] => {
  const { authorizeRequests, consent, pins, sessions, now } = parts;
  const { publicUrl } = parts.config;
  const cookie = authorizeCookie(publicUrl);
  return [
    define.post('/api/share/window', {
      id: 'openShareWindow',
      by: 'session',
      body,
      answer: opened,
      refuses: ['share.challenge', 'session.frame', 'authorize.limit'],
      handle: async ({
        caller: { app, embedder, key, session },
        body: { responseType, codeChallenge, returnTo, requestData, selected, locale, ...limited },
      }) => {
        if (embedder === null || isSignInPage({ key })) throw new Problem('session.frame');
        if (returnTo !== undefined && new URL(returnTo).origin !== embedder)
          throw new Problem('request.shape', 'Wrong or missing: returnTo');
        await requireChallenge(parts, app.id, { responseType, codeChallenge });
        const ticket = randomToken();
        const { personId, id: sessionId } = session;
        const chosen = limitsOf(limited);
        // What was left out stays so, unless the person says otherwise in the window.
        const inFrame = { limits: chosen, collection: 'frame', isInFrame: true } as const;
        const leftOut = chosen.leftOut && (await consent.leftOutFor(personId, app.id, inFrame));
        const id = await authorizeRequests.begin(
          {
            appId: app.id,
            redirectUri: returnTo ?? embedder,
            responseMode: 'window',
            state: null,
            nonce: null,
            challenge: codeChallenge ?? null,
            scopes: [],
            prompts: [],
            maxAgeS: null,
            loginHint: null,
            uiLocales: locale ?? null,
            window: {
              personId,
              sessionId,
              requestData,
              selected,
              limits: { ...chosen, ...(leftOut && { leftOut }) },
              returns: returnTo !== undefined,
              takesCode: responseType === 'code',
            },
          },
          ticket,
          { personId },
        );
        return { id, url: `${publicUrl}/authorize/${id}/enter?ticket=${ticket}` };
      },
    }),
    define.get('/authorize/{uid}/enter', {
      id: 'enterShareWindow',
      by: 'anonymous',
      isPage: true,
      query: ['ticket'],
      answer: z.undefined(),
      refuses: ['authorize.unknown'],
      handle: async ({ params: { uid = '' }, query, headers }) => {
        const browser = cookie.read(headers) ?? randomToken();
        await authorizeRequests.enter(uid, query.get('ticket') ?? '', browser);
        return redirectTo(`${publicUrl}/authorize/${uid}`, {
          'Set-Cookie': cookie.keep(browser, now() + COOKIE_MS),
        });
      },
    }),
    define.post('/authorize/{uid}/session', {
      id: 'shareWindowSession',
      by: 'page',
      body: NO_BODY,
      answer: signInAnswer.extend({ email: z.string() }),
      refuses: [...WINDOW_REFUSES, 'session.unknown', 'session.limit'],
      handle: async ({ params: { uid = '' }, headers }) => {
        const request = await authorizeRequests.find(uid, cookie.read(headers));
        const { appId, window, decision } = request;
        if (window === undefined || decision !== null) throw new Problem('authorize.unknown');
        const { personId, sessionId, ownSessionId } = window;
        const begun = await sessions.branch({ id: sessionId, personId }, { appId, origin: publicUrl });
        await authorizeRequests.keep({ ...request, window: { ...window, ownSessionId: begun.id } });
        // After a reload, the page has another one.
        await sessions.drop(ownSessionId);
        const address = (await parts.people.addressById(personId)) ?? '';
        return { ...signInAnswerOf({ ...begun, address, isNew: false }, pins), email: address };
      },
    }),
    define.get('/api/share/window/{uid}', {
      id: 'shareWindow',
      by: 'session',
      answer,
      refuses: ['authorize.unknown', 'grant.unknown'],
      handle: async ({ caller: { app, session, embedder, origin }, params: { uid = '' } }) => {
        const request = await authorizeRequests.byId(uid);
        const { window, decision, challenge } = request;
        if (window?.sessionId !== session.id) throw new Problem('authorize.unknown');
        if (decision === null) return { state: 'open' } as const;
        if (!decision.isGiven) return { state: 'refused' } as const;
        const given = await consent.givenBy(decision.grantId, session.personId, app.id);
        const { grantId, subject, scope, endsAt, receipt } = given;
        const access = { appId: app.id, grantId, subject, scope, origin: embedder ?? origin, signIn: null };
        return {
          state: 'shared',
          apiUrl: `${publicUrl}/api/inference`,
          ...(await accessFor(
            { responseType: window.takesCode ? 'code' : 'token', codeChallenge: challenge ?? undefined },
            (codeChallenge) => parts.authorizations.issue({ ...access, challenge: codeChallenge }),
            () => consent.tokenOf(app.id, given),
          )),
          approved: scope.filter(isApproval).map((id) => ({ data: APPROVALS[id].label })),
          expiresAt: iso(endsAt),
          receipt,
        } as const;
      },
    }),
  ];
};
