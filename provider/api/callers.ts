import type { App, Apps } from '../apps/apps.ts';

export interface AppCaller {
  readonly app: App;
  /** `null` for a request that comes from no page. */
  readonly origin: string | null;
}

/** What is known of the caller, by who may call. */
export interface Callers {
  readonly nobody: null;
  readonly app: AppCaller;
}

export type CallerKind = keyof Callers;

export interface Asking {
  readonly headers: Headers;
  /** Lets a page of this origin read the answer, refusals that follow included. */
  readonly allowOrigin: (origin: string) => void;
}

export type Identify = { readonly [Kind in CallerKind]: (asking: Asking) => Promise<Callers[Kind]> };

/** Judges the headers of a request, caller by caller. Each throws the Problem that the API documents. */
export const createIdentify = (apps: Apps): Identify => {
  const app = async ({ headers, allowOrigin }: Asking): Promise<AppCaller> => {
    const origin = headers.get('origin');
    const found = await apps.identify(headers.get('x-api-key') ?? '', origin);
    if (origin !== null) allowOrigin(origin);
    return { app: found, origin };
  };

  return { nobody: async () => null, app };
};
