import { z } from 'zod';
import type { AuthorizeRequest, RefusalCode } from '../consent/authorize-requests.ts';
import { labelsOf, placeOf } from '../facts/openid.ts';
import { pageLanguage } from '../http/pages.ts';
import type { Session } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { authorizeCookie, COOKIE_MS, fedcmCookie, SET_LOGIN } from './account-cookie.ts';
import {
  AuthorizeError,
  answerForm,
  answerLocation,
  errorFields,
  fedcmAnswer,
} from './authorize-messages.ts';
import { define, type Input, NO_BODY, type Route } from './call.ts';
import { bearerOf } from './callers.ts';
import type { CallParts } from './modules.ts';

const asked = z.object({
  key: z.string().meta({ description: 'Stands for the application’s key in calls 1–4 of this page.' }),
  origin: z.string().meta({
    description: 'Origin of the address to return to, or the scheme of a native app (`com.example.app:`).',
  }),
  labels: z.array(z.string()).meta({ description: 'What the page asks for, as labels of call 4.' }),
  logo: z.string().nullable().meta({ description: 'Path of the application’s picture.' }),
  email: z.boolean().meta({ description: 'Whether the application asks for the address.' }),
  offline: z.boolean().meta({ description: 'Whether it asks for access that lasts as long as the grant.' }),
  loginHint: z.string().optional(),
  uiLocales: z.string().optional(),
  window: z
    .object({ requestData: z.string(), selected: z.array(z.string()), only: z.looseObject({}) })
    .optional()
    .meta({
      description:
        'For a window of a frame: its rows, the ids of those that the person switched on there, and what they limited.',
    }),
  prompt: z.string().optional().meta({
    description: '`login` if the person must sign in anew, `consent` if they must approve anew, or both.',
  }),
});

const onwards = z.object({
  location: z.url().meta({ description: 'The address that the page opens next.' }),
});

type CallInput = Pick<Input<'anonymous', unknown>, 'params' | 'headers' | 'noteApp'>;

/** The earliest beginning of a session that the request accepts. */
const signedInSince = ({ prompts, maxAgeS, createdAt }: AuthorizeRequest): number => {
  if (prompts.includes('login')) return createdAt;
  return maxAgeS === null ? 0 : createdAt - maxAgeS * 1000;
};

const refusal = (error: RefusalCode = 'access_denied') => errorFields(new AuthorizeError(error));

/** Only the browser that began the sign-in may make these calls. */
export const authorizePageCalls = (parts: CallParts): readonly Route[] => {
  const { apps, authorizeBrowsers, authorizeRequests, config: own, grants, now } = parts;
  const { publicUrl } = own;
  const cookie = authorizeCookie(publicUrl);
  const { sessions, signIns } = parts;

  /** @throws Problem authorize.unknown, app.suspended */
  const find = async ({ params: { uid = '' }, headers, noteApp }: CallInput) => {
    const browser = cookie.read(headers);
    const request = await authorizeRequests.find(uid, browser);
    // The window of a request closes after the decision, so the page is over.
    if (request.window !== undefined && request.decision !== null) throw new Problem('authorize.unknown');
    const app = await apps.byId(request.appId);
    if (app === undefined) throw new Problem('authorize.unknown');
    noteApp(app.id);
    if (app.suspended_at !== null) throw new Problem('app.suspended');
    return { request, browser: browser ?? '', logo: app.logo };
  };

  /** Whether the browser's session with the application is younger than `max_age`, or its age does not matter. */
  const isYoung = async (request: AuthorizeRequest, browser: string): Promise<boolean> => {
    if (request.maxAgeS === null) return true;
    const known = await authorizeBrowsers.find(browser, request.appId);
    const session = known && (await sessions.of(known.personId)).find(({ id }) => id === known.sessionId);
    return !!session && !session.isOver && session.createdAt >= signedInSince(request);
  };

  /** The request's `prompt`, with `login` if the session is too old: the page cannot know that. */
  const promptOf = async (request: AuthorizeRequest, browser: string): Promise<string> => {
    const anew = (await isYoung(request, browser)) ? [] : ['login'];
    return [...new Set([...anew, ...request.prompts])].join(' ');
  };

  /** With `form_post`, the page first opens this address, which shows the form. */
  const answerAddress = ({ id }: AuthorizeRequest) => `${publicUrl}/authorize/${id}/answer`;

  const givenBy = async (request: AuthorizeRequest, session: Session, email: boolean) => {
    if (session.createdAt < signedInSince(request)) throw new Problem('authorize.sign-in');
    const since = request.prompts.includes('consent') ? request.createdAt : 0;
    const granted = await signIns.grantFor(request, session.personId, since);
    if (granted === null) throw new Problem('authorize.grant');
    return {
      isGiven: true,
      personId: session.personId,
      sessionId: session.id,
      authTime: session.createdAt,
      email: email && request.scopes.includes('email'),
      ...granted,
    } as const;
  };

  /** Registers the person with the browser's FedCM, which then offers them to other sites. */
  const signedIn = (location: string, browser: string) =>
    Response.json({ location } satisfies z.infer<typeof onwards>, {
      headers: {
        'Set-Cookie': fedcmCookie(publicUrl).keep(browser, now() + COOKIE_MS),
        [SET_LOGIN]: 'logged-in',
      },
    });

  /** A page in a window gets its own address and closes itself; without a window, it goes back to the host's page. */
  const windowAnswer = async (request: AuthorizeRequest, decision: AuthorizeRequest['decision']) => {
    const { window, redirectUri, id } = request;
    await authorizeRequests.keep({ ...request, decision });
    await sessions.drop(window?.ownSessionId);
    return { location: window?.returns ? redirectUri : `${publicUrl}/authorize/${id}` };
  };

  /** @throws Problem authorize.grant if the person has shared nothing in the window */
  const finishWindow = async (request: AuthorizeRequest, session: Session) => {
    const { window, appId, createdAt } = request;
    const grant = await grants.standing(session.personId, appId);
    if (session.personId !== window?.personId || grant === null || grant.createdAt < createdAt)
      throw new Problem('authorize.grant');
    const { personId, sessionId } = window;
    const given = { isGiven: true, personId, sessionId, authTime: session.createdAt, email: false } as const;
    return windowAnswer(request, { ...given, grantId: grant.id, approvals: [] });
  };

  const refuse = async (request: AuthorizeRequest, error: RefusalCode): Promise<z.infer<typeof onwards>> => {
    if (request.window !== undefined) return windowAnswer(request, { isGiven: false, error });
    if (request.responseMode !== 'query') {
      await authorizeRequests.keep({ ...request, decision: { isGiven: false, error } });
      return { location: answerAddress(request) };
    }
    await authorizeRequests.end(request.id);
    return { location: answerLocation(request, refusal(error), publicUrl) };
  };

  const isOther = async ({ appId, expectedSubject }: AuthorizeRequest, personId: string) =>
    expectedSubject !== undefined && (await grants.subjectFor(personId, appId)) !== expectedSubject;

  return [
    define.get('/authorize/{uid}/request', {
      id: 'authorizeRequest',
      by: 'page',
      answer: asked,
      refuses: ['authorize.unknown', 'app.suspended'],
      handle: async (call) => {
        const { request, browser, logo } = await find(call);
        const { id, redirectUri, scopes, loginHint, uiLocales, window } = request;
        const prompt = await promptOf(request, browser);
        return {
          key: id,
          origin: placeOf(redirectUri),
          labels: [...labelsOf(scopes)],
          logo,
          email: scopes.includes('email'),
          offline: scopes.includes('offline_access'),
          ...(loginHint === null ? {} : { loginHint }),
          ...(uiLocales === null ? {} : { uiLocales }),
          ...(prompt === '' ? {} : { prompt }),
          ...(window && {
            window: {
              requestData: window.requestData,
              selected: [...window.selected],
              only: { ...window.limits },
            },
          }),
        } satisfies z.infer<typeof asked>;
      },
    }),
    define.post('/authorize/{uid}/finish', {
      id: 'authorizeFinish',
      by: 'page',
      body: z.looseObject({ email: z.boolean() }),
      answer: onwards,
      refuses: [
        'authorize.unknown',
        'app.suspended',
        'authorize.grant',
        'authorize.sign-in',
        'session.missing',
        'session.unknown',
        'session.expired',
        'session.app',
        'session.origin',
      ],
      handle: async (call) => {
        const { request, browser } = await find(call);
        const place = { appId: request.appId, origin: publicUrl };
        const session = await sessions.identify(bearerOf(call.headers), place);
        if (request.window !== undefined) return finishWindow(request, session);
        if (await isOther(request, session.personId)) return refuse(request, 'login_required');
        const given = await givenBy(request, session, call.body.email);
        if (request.responseMode !== 'query') {
          await signIns.keep(request, given);
          return signedIn(answerAddress(request), browser);
        }
        const code = await signIns.codeFor({ request, given, browser });
        return signedIn(answerLocation(request, { code }, publicUrl), browser);
      },
    }),
    define.post('/authorize/{uid}/refuse', {
      id: 'authorizeRefuse',
      by: 'page',
      body: NO_BODY,
      answer: onwards,
      refuses: ['authorize.unknown', 'app.suspended'],
      handle: async (call) => {
        const { request } = await find(call);
        return refuse(request, 'access_denied');
      },
    }),
    define.get('/authorize/{uid}/answer', {
      id: 'authorizeAnswer',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      headers: ['accept-language'],
      answer: z.unknown(),
      refuses: ['authorize.unknown', 'app.suspended', 'session.unknown'],
      handle: async (call) => {
        const { request, browser } = await find(call);
        const given = request.decision;
        if (given === null) throw new Problem('authorize.unknown');
        const isFedcm = request.responseMode === 'fedcm';
        const language = pageLanguage(request.uiLocales, call.headers);
        if (!given.isGiven) {
          await authorizeRequests.end(request.id);
          return isFedcm
            ? fedcmAnswer(null, own, language)
            : answerForm(request, refusal(given.error), { publicUrl, own }, language);
        }
        const code = await signIns.codeFor({ request, given, browser });
        if (isFedcm) return fedcmAnswer({ code, accountId: given.personId }, own, language);
        return answerForm(request, { code }, { publicUrl, own }, language);
      },
    }),
  ];
};
