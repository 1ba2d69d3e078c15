import type { App, Apps } from '../apps/apps.ts';
import type { Session, Sessions } from '../people/sessions.ts';

export interface AppCaller {
  readonly app: App;
  /** The key as it was sent: a sealed PIN is bound to it. */
  readonly key: string;
  /** `null` for a request that comes from no page. */
  readonly origin: string | null;
}

export interface SessionCaller extends AppCaller {
  readonly session: Session;
  readonly token: string;
}

/** What is known of the caller, by who may call. */
export interface Callers {
  readonly nobody: null;
  readonly app: AppCaller;
  readonly session: SessionCaller;
}

export type CallerKind = keyof Callers;

export interface Asking {
  readonly headers: Headers;
  /** Lets a page of this origin read the answer, refusals that follow included. */
  readonly allowOrigin: (origin: string) => void;
}

export type Identify = { readonly [Kind in CallerKind]: (asking: Asking) => Promise<Callers[Kind]> };

const bearerOf = (headers: Headers): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** Judges the headers of a request, caller by caller. Each throws the Problem that the API documents. */
export const createIdentify = (apps: Apps, sessions: Sessions): Identify => {
  const app = async ({ headers, allowOrigin }: Asking): Promise<AppCaller> => {
    const [key, origin] = [headers.get('x-api-key') ?? '', headers.get('origin')];
    const found = await apps.identify(key, origin);
    if (origin !== null) allowOrigin(origin);
    return { app: found, key, origin };
  };

  const session = async (asking: Asking): Promise<SessionCaller> => {
    const caller = await app(asking);
    const token = bearerOf(asking.headers);
    const found = await sessions.identify(token, { appId: caller.app.id, origin: caller.origin });
    return { ...caller, session: found, token: token ?? '' };
  };

  return { nobody: async () => null, app, session };
};
