import { z } from 'zod';
import { seesPeople } from '../apps/app.ts';
import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { isOrphan } from '../database/failures.ts';
import { isOnDevice } from '../facts/openid.ts';
import type { SessionRow } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { randomToken } from '../secrets/random.ts';
import { authorizeCookie, COOKIE_MS, fedcmCookie, SET_LOGIN } from './account-cookie.ts';
import { AuthorizeError, requestFrom } from './authorize-messages.ts';
import { define, type Input, NO_BODY, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { redirectTo } from './page-files.ts';
import { line } from './schemas.ts';

interface FedcmAccount {
  readonly personId: string;
  readonly session: SessionRow;
}

/**
 * Only the browser itself can send this header, so no page reads an account or presses in a person's place.
 * @throws Problem fedcm.browser
 */
const requireFedcm = (headers: Headers): void => {
  if (headers.get('sec-fetch-dest') !== 'webidentity') throw new Problem('fedcm.browser');
};

/** @throws Problem fedcm.account if the session ends, or the person is deleted, during the call */
const whileSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const isGone = isOrphan(error) || (error instanceof Problem && error.code === 'session.unknown');
    throw isGone ? new Problem('fedcm.account') : error;
  }
};

const createFedcmBrowser = ({ authorizeBrowsers, grants, people, sessions, now }: CallParts) => {
  const accountsOf = async (browser: string | null): Promise<readonly FedcmAccount[]> => {
    const found = new Map<string, FedcmAccount>();
    for (const { personId, sessionId } of browser === null ? [] : await authorizeBrowsers.all(browser)) {
      const session = (await sessions.of(personId)).find(({ id }) => id === sessionId);
      if (session !== undefined && !session.isOver && !found.has(personId))
        found.set(personId, { personId, session });
    }
    return [...found.values()];
  };

  return {
    accountsOf,

    describe: async ({ personId }: FedcmAccount) => {
      const email = await people.addressById(personId);
      const standing = (await grants.of(personId)).filter(
        ({ revokedAt, endsAt }) => revokedAt === null && endsAt > now(),
      );
      return {
        id: personId,
        name: email.slice(0, email.indexOf('@')),
        email,
        login_hints: [email],
        approved_clients: [...new Set(standing.map(({ appId }) => appId))],
      };
    },
  };
};

/** Parameters that an application may give FedCM: those of `/authorize` that apply to it. */
const TAKEN = ['scope', 'nonce', 'code_challenge', 'code_challenge_method', 'ui_locales'] as const;

const objectIn = (text: string | undefined): object => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw new AuthorizeError('invalid_request', 'params is a JSON object');
};

interface FedcmParameters {
  readonly appId: string;
  readonly origin: string;
  readonly params?: string | undefined;
  readonly nonce?: string | undefined;
}

/**
 * FedCM has no return address: at the exchange, the page's origin with a slash takes its place.
 * @throws AuthorizeError
 */
const fedcmRequestFrom = (
  { appId, origin, params, nonce }: FedcmParameters,
  hasAddresses: boolean,
): NewAuthorizeRequest => {
  const given: object = { nonce, ...objectIn(params) };
  const query = new URLSearchParams({ response_type: 'code' });
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' && TAKEN.some((each) => each === name)) query.set(name, value);
  if (!query.has('code_challenge_method')) query.set('code_challenge_method', 'S256');
  const back = { redirectUri: `${origin}/`, responseMode: 'fedcm', state: null } as const;
  const { idTokenHint: _, ...request } = requestFrom(query, appId, back, { hasAddresses, takesNonce: false });
  return request;
};

/** The files by which the browser finds the calls: https://w3c-fedid.github.io/FedCM/#idp-api-well-known */
export const fedcmFiles = (publicUrl: string): readonly Route[] => {
  const loginUrl = `${publicUrl}/fedcm/login`;
  const accounts = `${publicUrl}/fedcm/accounts`;
  return [
    define.get('/.well-known/web-identity', {
      id: 'webIdentity',
      by: 'anonymous',
      answer: z.looseObject({ provider_urls: z.array(z.url()) }),
      handle: async () => ({
        provider_urls: [`${publicUrl}/fedcm/config.json`],
        accounts_endpoint: accounts,
        login_url: loginUrl,
      }),
    }),
    define.get('/fedcm/config.json', {
      id: 'fedcmConfig',
      by: 'anonymous',
      answer: z.looseObject({ accounts_endpoint: z.url(), id_assertion_endpoint: z.url() }),
      handle: async () => ({
        accounts_endpoint: accounts,
        id_assertion_endpoint: `${publicUrl}/fedcm/assertion`,
        disconnect_endpoint: `${publicUrl}/fedcm/disconnect`,
        login_url: loginUrl,
      }),
    }),
  ];
};

const confirmation = z.object({ notified: z.literal(true) });

/** The maximum length of an address; longer hints are ignored. */
const LONGEST_HINT = 254;

/** The browser names no application here, so the person signs in to the provider, at /account. */
export const fedcmLogin = (parts: CallParts): readonly Route[] => {
  const { authorizeBrowsers, config, now } = parts;
  const { publicUrl } = config;
  const cookie = authorizeCookie(publicUrl);
  return [
    define.get('/fedcm/login', {
      id: 'fedcmLogin',
      by: 'anonymous',
      isPage: true,
      query: ['login_hint'],
      answer: z.undefined(),
      handle: async ({ query }) => {
        const page = new URL(`${publicUrl}/account?fedcm`);
        const hint = query.get('login_hint');
        if (hint !== null && hint.length <= LONGEST_HINT) page.searchParams.set('login_hint', hint);
        return redirectTo(page.href);
      },
    }),
    define.post('/account/api/fedcm', {
      id: 'accountFedcm',
      by: 'account',
      body: NO_BODY,
      answer: confirmation,
      handle: async ({ caller: { session }, headers }) => {
        const browser = cookie.read(headers) ?? randomToken();
        await authorizeBrowsers.keepAccount(browser, session);
        const answer = Response.json({ notified: true } satisfies z.infer<typeof confirmation>, {
          headers: { [SET_LOGIN]: 'logged-in' },
        });
        for (const each of [cookie, fedcmCookie(publicUrl)])
          answer.headers.append('Set-Cookie', each.keep(browser, now() + COOKIE_MS));
        return answer;
      },
    }),
  ];
};

const assertionBody = z.looseObject({
  client_id: line(200),
  account_id: line(200),
  params: z.string().max(8_000).optional().meta({
    description: 'JSON with `scope`, `nonce`, `code_challenge`, `code_challenge_method` and `ui_locales`.',
  }),
  nonce: line(2_000).optional(),
  is_auto_selected: line(10).optional().meta({
    description: '`true` if the browser chose the account, without a press of the person.',
  }),
});

const disconnectBody = z.looseObject({
  client_id: line(200),
  account_hint: line(400).meta({ description: 'The person’s `sub` for this application, or their address.' }),
});

type Call = Pick<Input<'anonymous', unknown>, 'headers' | 'noteApp' | 'allowOrigin'>;

/** Has CORS headers for credentials: the browser requests it on behalf of a page. */
const answered = (value: object, status = 200) =>
  Response.json(value, { status, headers: { 'Access-Control-Allow-Credentials': 'true' } });

/** https://w3c-fedid.github.io/FedCM/#idp-api */
export const fedcmCalls = (parts: CallParts): readonly Route[] => {
  const { apps, authorizeBrowsers, authorizeRequests, clients, grants, hasStandIns } = parts;
  const { people, sessions, signIns } = parts;
  const { publicUrl } = parts.config;
  const cookie = fedcmCookie(publicUrl);
  const { accountsOf, describe } = createFedcmBrowser(parts);

  /** @throws Problem fedcm.browser, app.origin, app.suspended */
  const appOf = async ({ headers, noteApp, allowOrigin }: Call, appId: string) => {
    requireFedcm(headers);
    const origin = headers.get('origin');
    const app = await apps.byId(appId);
    if (app === undefined || origin === null || !(await apps.hasOrigin(appId, origin)))
      throw new Problem('app.origin');
    noteApp(appId);
    allowOrigin(origin);
    if (app.suspended_at !== null) throw new Problem('app.suspended');
    return { app, origin };
  };

  /** The person's session in the application; without one, a new session that comes from the browser's. */
  const sessionIn = async (browser: string, appId: string, { personId, session }: FedcmAccount) => {
    const known = await authorizeBrowsers.find(browser, appId);
    const own = (await sessions.of(personId)).find(({ id, isOver }) => id === known?.sessionId && !isOver);
    if (known !== null && own !== undefined) return { ...known, authTime: own.createdAt };
    const { id: sessionId } = await sessions.branch(
      { id: session.id, personId },
      { appId, origin: publicUrl },
    );
    return { sessionId, personId, email: false, grantId: null, authTime: session.createdAt };
  };

  return [
    define.get('/fedcm/accounts', {
      id: 'fedcmAccounts',
      by: 'anonymous',
      answer: z.object({ accounts: z.array(z.looseObject({ id: z.string() })) }),
      refuses: ['fedcm.browser', 'fedcm.account'],
      handle: async ({ headers }) => {
        requireFedcm(headers);
        const accounts = await accountsOf(cookie.read(headers));
        if (accounts.length === 0) throw new Problem('fedcm.account');
        return whileSignedIn(async () => ({ accounts: await Promise.all(accounts.map(describe)) }));
      },
    }),
    define.post('/fedcm/assertion', {
      id: 'fedcmAssertion',
      by: 'anonymous',
      isForm: true,
      body: assertionBody,
      answer: z.unknown(),
      refuses: ['fedcm.browser', 'fedcm.account', 'app.origin', 'app.suspended', 'authorize.limit'],
      handle: async (call) => {
        const { client_id: appId, account_id, params, nonce } = call.body;
        const { app, origin } = await appOf(call, appId);
        const browser = cookie.read(call.headers) ?? '';
        const account = (await accountsOf(browser)).find(({ personId }) => personId === account_id);
        if (account === undefined) throw new Problem('fedcm.account');
        try {
          const request = fedcmRequestFrom({ appId, origin, params, nonce }, seesPeople(app, hasStandIns));
          // A person must choose, as with `prompt=none`: any program on the computer can serve this page.
          const isAlone = call.body.is_auto_selected === 'true' && isOnDevice(request.redirectUri);
          if (isAlone && !(await clients.isConfidential(appId)))
            throw new AuthorizeError('interaction_required');
          const { personId } = account;
          const signedIn = async () => {
            await authorizeRequests.count(personId);
            return sessionIn(browser, appId, account);
          };
          const token = await whileSignedIn(() =>
            signIns.silentCodeFor({ request, personId, browser, signedIn }),
          );
          if (token !== null) return answered({ token });
          // The person chose the account in the browser's dialog, so the page begins with its address.
          const loginHint = await whileSignedIn(() => people.addressById(personId));
          const begun = { ...request, loginHint };
          const id = await authorizeRequests.begin(begun, browser, { personId });
          return answered({ continue_on: `${publicUrl}/authorize/${id}` });
        } catch (error) {
          if (error instanceof AuthorizeError) return answered({ error: { code: error.code } }, 400);
          throw error;
        }
      },
    }),
    define.post('/fedcm/disconnect', {
      id: 'fedcmDisconnect',
      by: 'anonymous',
      isForm: true,
      body: disconnectBody,
      answer: z.object({ account_id: z.string() }),
      refuses: ['fedcm.browser', 'fedcm.account', 'app.origin', 'app.suspended'],
      handle: async (call) => {
        const { client_id: appId, account_hint: hint } = call.body;
        await appOf(call, appId);
        for (const { personId } of await accountsOf(cookie.read(call.headers))) {
          // Without a grant there is nothing to give up, and `subjectFor` would write an id.
          if ((await grants.standing(personId, appId)) === null) continue;
          const names = await whileSignedIn(async () => [
            await grants.subjectFor(personId, appId),
            await people.addressById(personId),
          ]);
          if (!names.includes(hint)) continue;
          await grants.revokeAll(personId, appId);
          return answered({ account_id: personId });
        }
        throw new Problem('fedcm.account');
      },
    }),
  ];
};
