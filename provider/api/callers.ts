import { ACCOUNT_APP, type App } from '../apps/app.ts';
import type { Apps } from '../apps/apps.ts';
import type { Consent, GrantedAccess } from '../consent/consent.ts';
import type { Session, Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { type AccountCookie, validateOwnPage } from './account-cookie.ts';

export interface AppCaller {
  readonly app: App;
  /** The key as it was sent: a sealed PIN is bound to it. */
  readonly key: string;
  /** `null` for a request that comes from no page. */
  readonly origin: string | null;
  /** Origin of the app's page around the provider's frame that calls; `null` where no frame calls. */
  readonly embedder: string | null;
  /** An app in test sees sample people only: those of the stand-in platforms, or one sample person for everybody. */
  readonly seesPeople: boolean;
}

export interface SessionCaller extends AppCaller {
  readonly session: Session;
  readonly token: string;
}

/** A person, or somebody who tries a test app in test mode and has no session. */
export interface TesterCaller extends AppCaller {
  readonly session: Session | null;
}

export interface AccountCaller {
  readonly session: Session;
}

/** What is known of the caller, by who may call. */
export interface Callers {
  readonly nobody: null;
  /** A page of the provider's own origin. */
  readonly page: null;
  /** The same, of a person who signed in there. */
  readonly account: AccountCaller;
  readonly app: AppCaller;
  readonly session: SessionCaller;
  readonly tester: TesterCaller;
  readonly access: GrantedAccess;
}

export type CallerKind = keyof Callers;

export interface RequestHead {
  readonly headers: Headers;
  /** Lets a page of this origin read the answer, refusals that follow included. */
  readonly allowOrigin: (origin: string) => void;
}

export type Identify = { readonly [Kind in CallerKind]: (head: RequestHead) => Promise<Callers[Kind]> };

const bearerOf = (headers: Headers): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

interface Surroundings {
  readonly publicUrl: string;
  readonly cookie: AccountCookie;
  /** Stand-ins play the platforms: whoever connects one is a sample person. */
  readonly hasStandIns: boolean;
}

/** Validates the headers of a request, caller by caller. Each throws the Problem that the API documents. */
export const createIdentify = (
  { apps, sessions, consent }: { apps: Apps; sessions: Sessions; consent: Consent },
  { publicUrl, cookie, hasStandIns }: Surroundings,
): Identify => {
  const seesPeople = ({ mode }: App) => mode === 'live' || hasStandIns;

  const page = async ({ headers }: RequestHead): Promise<null> => {
    validateOwnPage(headers, publicUrl);
    return null;
  };

  const account = async ({ headers }: RequestHead): Promise<AccountCaller> => {
    validateOwnPage(headers, publicUrl);
    const session = await sessions.identify(cookie.read(headers), { appId: ACCOUNT_APP, origin: null });
    return { session };
  };

  const app = async ({ headers, allowOrigin }: RequestHead): Promise<AppCaller> => {
    const [key, origin] = [headers.get('x-api-key') ?? '', headers.get('origin')];
    // Only the provider's own pages can send its origin, so `x-embedder` of its frame can be believed.
    const embedder = origin === publicUrl ? headers.get('x-embedder') : null;
    const found = await apps.identify(key, embedder ?? origin);
    if (origin !== null) allowOrigin(origin);
    if (found.isolation === 'frame' && embedder === null) throw new Problem('app.isolation');
    return { app: found, key, origin, embedder, seesPeople: seesPeople(found) };
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

  // A host's server asks with the token alone; a page of the app may.
  const access = async ({ headers, allowOrigin }: RequestHead): Promise<GrantedAccess> => {
    const token = bearerOf(headers);
    if (token === null) throw new Problem('access.missing');
    const found = await consent.access(token);
    const app = await apps.byId(found.appId);
    const isSample = found.personId === null;
    if (app === undefined || (isSample && app.mode !== 'test')) throw new Problem('access.revoked');
    const origin = headers.get('origin');
    await apps.admit(found.appId, origin);
    if (origin !== null) allowOrigin(origin);
    return seesPeople(app) ? found : { ...found, personId: null };
  };

  return { nobody: async () => null, page, account, app, session, tester, access };
};
