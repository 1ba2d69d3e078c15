import { ACCOUNT_APP, type App, seesPeople } from '../apps/app.ts';
import type { GrantedAccess } from '../consent/consent.ts';
import type { Session } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { type AccountCookie, isFromOwnPage, validateOwnPage } from './account-cookie.ts';
import type { Modules } from './modules.ts';

interface AppCaller {
  readonly app: App;
  /** The key as sent. A sealed PIN is bound to it. */
  readonly key: string;
  /** `null` if the request comes from no page. */
  readonly origin: string | null;
  /** Origin of the app's page around the frame, or the place that a sign-in returns to; `null` if neither. */
  readonly embedder: string | null;
  /** Whether a page around could deceive the person: the provider's frame on a page of another origin. */
  readonly isInFrame: boolean;
  /** An app in test mode sees sample people only: those of the stand-in platforms, or one fixed sample person. */
  readonly seesPeople: boolean;
}

interface SessionCaller extends AppCaller {
  readonly session: Session;
  readonly token: string;
}

/** A person, or a visitor without a session in an app's test mode. */
interface TesterCaller extends AppCaller {
  readonly session: Session | null;
}

interface AccountCaller {
  readonly session: Session;
}

interface OperatorCaller {
  /** The actor for the audit log. */
  readonly actor: string;
  /** The browser's session; `null` for a program. */
  readonly session: string | null;
}

export interface Callers {
  readonly anonymous: null;
  /** A page of the provider's own origin. */
  readonly page: null;
  /** The same page, for a signed-in person. */
  readonly account: AccountCaller;
  readonly app: AppCaller;
  readonly session: SessionCaller;
  readonly tester: TesterCaller;
  readonly access: GrantedAccess;
  /** A program with an operator token, or a browser that signed in with one. */
  readonly operator: OperatorCaller;
  /** A page of the operations address. */
  readonly operatorPage: null;
}

export type CallerKind = keyof Callers;

const SIGN_IN = /^authorize_[\w-]{1,50}$/;

/** Whether the caller is the page of a sign-in: a page of the provider, with no page of the app around it. */
export const isSignInPage = ({ key }: Pick<AppCaller, 'key'>): boolean => SIGN_IN.test(key);

export interface RequestHead {
  readonly headers: Headers;
  /** Allows pages of this origin to read the answer, also a later refusal. */
  readonly allowOrigin: (origin: string) => void;
  /** Names the application in log and metrics. Its id must be a known one: typed text does not belong there. */
  readonly noteApp: (id: string) => void;
}

export type Identify = { readonly [Kind in CallerKind]: (head: RequestHead) => Promise<Callers[Kind]> };

export const bearerOf = (headers: Headers): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

interface Surroundings {
  readonly publicUrl: string;
  readonly cookie: AccountCookie;
  /** Whether stand-ins replace the platforms. A person who connects one is then a sample person. */
  readonly hasStandIns: boolean;
}

/** Each function throws the Problem that the API documents. */
export const createIdentify = (
  { apps, sessions, consent, authorizeRequests }: Modules,
  { publicUrl, cookie, hasStandIns }: Surroundings,
): Identify => {
  const page = async ({ headers }: RequestHead): Promise<null> => {
    validateOwnPage(headers, publicUrl);
    return null;
  };

  const account = async ({ headers }: RequestHead): Promise<AccountCaller> => {
    validateOwnPage(headers, publicUrl);
    const session = await sessions.identify(cookie.read(headers), { appId: ACCOUNT_APP, origin: null });
    return { session };
  };

  /** The page of a sign-in has the sign-in's id in place of a key: keys are kept as hashes only. */
  const signInPage = async (key: string, noteApp: RequestHead['noteApp']): Promise<AppCaller> => {
    const asker = await authorizeRequests.askerOf(key);
    const found = asker === null ? undefined : await apps.byId(asker.appId);
    if (asker === null || found === undefined) throw new Problem('authorize.unknown');
    noteApp(found.id);
    if (found.suspended_at !== null) throw new Problem('app.suspended');
    return {
      app: found,
      key,
      origin: publicUrl,
      embedder: asker.origin,
      isInFrame: false,
      seesPeople: seesPeople(found, hasStandIns),
    };
  };

  const app = async ({ headers, allowOrigin, noteApp }: RequestHead): Promise<AppCaller> => {
    const [key, origin] = [headers.get('x-api-key') ?? '', headers.get('origin')];
    if (isFromOwnPage(headers, publicUrl) && isSignInPage({ key })) return signInPage(key, noteApp);
    // Only the provider's own pages can send the provider's origin, so the frame's `x-embedder` is trustworthy. A
    // browser sends no `Origin` with a GET to the same origin.
    const isOwn =
      origin === publicUrl || (origin === null && headers.get('sec-fetch-site') === 'same-origin');
    const embedder = isOwn ? headers.get('x-embedder') : null;
    const found = await apps.identify(key, embedder ?? origin, noteApp);
    if (origin !== null) allowOrigin(origin);
    if (found.isolation === 'frame' && embedder === null) throw new Problem('app.isolation');
    const isInFrame = embedder !== null && embedder !== publicUrl;
    return { app: found, key, origin, embedder, isInFrame, seesPeople: seesPeople(found, hasStandIns) };
  };

  const session = async (head: RequestHead): Promise<SessionCaller> => {
    const caller = await app(head);
    const token = bearerOf(head.headers);
    const found = await sessions.identify(token, { appId: caller.app.id, origin: caller.origin });
    return { ...caller, session: found, token: token ?? '' };
  };

  const tester = async (head: RequestHead): Promise<TesterCaller> => {
    if (bearerOf(head.headers) !== null) return session(head);
    const caller = await app(head);
    if (caller.app.mode !== 'test') throw new Problem('session.missing');
    return { ...caller, session: null };
  };

  /** The application of a sample person's token, as long as it is in test mode. */
  const sampleApp = async (id: string) => {
    const found = await apps.byId(id);
    if (found?.mode !== 'test') throw new Problem('access.revoked');
    return { mode: found.mode, isSuspended: found.suspended_at !== null };
  };

  // A host's server sends the token alone. A page of the app may send it too.
  const access = async ({ headers, allowOrigin, noteApp }: RequestHead): Promise<GrantedAccess> => {
    const token = bearerOf(headers);
    if (token === null) throw new Problem('access.missing');
    const found = await consent.access(token);
    const app = found.app ?? (await sampleApp(found.appId));
    noteApp(found.appId);
    if (app.isSuspended) throw new Problem('app.suspended');
    const origin = headers.get('origin');
    await apps.admit(found.appId, origin);
    if (origin !== null) allowOrigin(origin);
    return seesPeople(app, hasStandIns) ? found : { ...found, personId: null, address: null };
  };

  // Operators are identified at the operations address only.
  const elsewhere = async (): Promise<never> => {
    throw new Problem('request.path');
  };

  return {
    anonymous: async () => null,
    page,
    account,
    app,
    session,
    tester,
    access,
    operator: elsewhere,
    operatorPage: elsewhere,
  };
};
