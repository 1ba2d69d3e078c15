import { orUndefined } from '../../common/or-undefined.ts';
import { fieldsOf, isText, textOf } from '../domain/fields.ts';
import type { ShareLimits } from '../domain/preview.ts';
import { recordOf } from '../domain/user-record.ts';
import { MalformedError } from '../errors.ts';
import type { UserRecord } from '../types.ts';
import { parseSignIn } from './api.ts';
import type { BrowserEnvironment } from './environment.ts';
import { createGet, createPost } from './http.ts';

/** A request of an application by OpenID Connect, as the provider describes it to the page of its interaction. */
export interface Interaction {
  readonly key: string;
  readonly origin: string;
  /** Labels of the requested data, as in call 4. */
  readonly labels: readonly string[];
  readonly asksEmail: boolean;
  /** Whether the application keeps its access while the person is away. */
  readonly isLasting: boolean;
  readonly loginHint?: string | undefined;
  /** BCP 47 tags, the best first. */
  readonly uiLocales: readonly string[];
  /** Values of `prompt` (OpenID Connect Core, section 3.1.2.1). */
  readonly prompt: readonly string[];
  /** For a window of a frame: the frame's attribute `request-data`, the ids of the rows that are on, and the limits. */
  readonly window?:
    | { readonly requestData: string; readonly selected: readonly string[]; readonly limits: ShareLimits }
    | undefined;
}

const wordsOf = (value: unknown): readonly string[] => textOf(value)?.split(/\s+/).filter(Boolean) ?? [];

const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

const limitsOf = (value: unknown): ShareLimits => {
  const { shorter, leftOut } = fieldsOf(value);
  const { platforms, topics } = fieldsOf(leftOut);
  return {
    ...((shorter === 'hour' || shorter === 'month') && { shorter }),
    ...(leftOut !== undefined && { leftOut: { platforms: textsIn(platforms), topics: textsIn(topics) } }),
  };
};

const windowOf = (value: unknown): Interaction['window'] => {
  const { requestData, selected, only } = fieldsOf(value);
  return isText(requestData) && Array.isArray(selected)
    ? { requestData, selected: selected.filter(isText), limits: limitsOf(only) }
    : undefined;
};

const interactionOf = (answer: unknown): Interaction => {
  const { key, origin, labels, email, loginHint, uiLocales, prompt, offline, window } = fieldsOf(answer);
  if (!isText(key) || !isText(origin)) throw new MalformedError();
  return {
    key,
    origin,
    labels: textsIn(labels),
    asksEmail: email === true,
    isLasting: offline === true,
    loginHint: textOf(loginHint),
    uiLocales: wordsOf(uiLocales),
    prompt: wordsOf(prompt),
    window: windowOf(window),
  };
};

/** Schemes whose content would run or appear with this page's origin. */
const OWN_CONTENT = /^(javascript|data|vbscript|blob|about|filesystem):$/;

const locationOf = (answer: unknown): string => {
  const { location } = fieldsOf(answer);
  const url = isText(location) ? orUndefined(() => new URL(location)) : undefined;
  if (!url || OWN_CONTENT.test(url.protocol)) throw new MalformedError();
  return url.href;
};

/** @param place absolute address of the interaction's page, without parameters; a cookie binds it to this browser */
export const createInteraction = (
  place: string,
  { fetch, now }: Pick<BrowserEnvironment, 'fetch' | 'now'>,
) => {
  const withCookie: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'same-origin' });
  const get = createGet({ fetch: withCookie, now });
  const post = createPost({ fetch: withCookie, now });
  const { signal } = new AbortController();

  return {
    /** @throws RequestError with the status 404 if the interaction is unknown, over, or another browser's */
    read: async (): Promise<Interaction> => interactionOf(await get(`${place}/request`, undefined, signal)),
    /** Gives the window the session of the frame's person. */
    enter: async (): Promise<UserRecord> => {
      const signIn = parseSignIn(await post(`${place}/session`, {}, signal));
      if (!signIn?.email) throw new MalformedError();
      return recordOf(signIn, signIn.email);
    },
    /**
     * @param email whether the application also gets the person's address
     * @throws RequestError with the status 409 if nothing is shared
     */
    finish: async (token: string, email: boolean): Promise<string> =>
      locationOf(await post(`${place}/finish`, { email }, signal, { token })),
    /** Ends the interaction without sharing; returns the address to navigate to. */
    refuse: async (): Promise<string> => locationOf(await post(`${place}/refuse`, {}, signal)),
  };
};

export type InteractionCalls = ReturnType<typeof createInteraction>;
