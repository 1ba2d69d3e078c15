import { OAUTH_FLAG_MAX_AGE_MS } from '../constants.ts';
import { fieldsOf, textOf } from '../domain/fields.ts';
import type { Problem } from '../errors.ts';
import type { Attempt, OauthReport } from '../machine/ports.ts';
import type { BrowserEnvironment } from './environment.ts';
import { type AttemptStore, parseAttempt, type StoredAttempt } from './oauth-attempts.ts';

/** `source` of every result, and the name of its broadcast channel. `oauth-callback.ts` uses both. */
const RESULT_SOURCE = 'data-connect-oauth';
export const RESULT_CHANNEL = 'data-connect:oauth';

const REASON_MAX_LENGTH = 200;

export interface OauthResult {
  readonly state: string;
  readonly platform?: string;
  /** The provider's error code; `null` for a success. */
  readonly error: string | null;
  /** The server's one-time proof, if it gives one. Call 3c sends it back. */
  readonly ticket?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `null` for any other shape. Never throws. */
export const parseResult = (data: unknown): OauthResult | null => {
  const { source, state, platform, error = null, ticket, at } = fieldsOf(data);
  const key = textOf(state);
  if (source !== RESULT_SOURCE || key === undefined || typeof at !== 'number') return null;
  if (platform !== undefined && typeof platform !== 'string') return null;
  if (error !== null && typeof error !== 'string') return null;
  return { state: key, platform, error, ticket: textOf(ticket), at };
};

export const storedResult = (stored: StoredAttempt | null): OauthResult | null => {
  if (!stored?.finished) return null;
  const { state, platform, finished } = stored;
  return { state, platform, ...finished };
};

/** The result in the address of a callback page whose script did not run: a service worker answers for it. */
export const resultAt = (href: string, callbackPage: string, now: number): OauthResult | null => {
  const { searchParams } = new URL(href);
  const state = searchParams.get('state');
  if (!href.startsWith(callbackPage) || state === null) return null;
  const { platform, ticket } = Object.fromEntries(searchParams);
  return { state, platform, error: searchParams.get('error'), ticket: textOf(ticket), at: now };
};

/** Contract §2.6. The time of a result may be ahead of the page's clock, which scripts of a page can stop. */
export const belongsTo = (result: OauthResult, { state, platform }: Attempt, now: number): boolean =>
  result.state === state &&
  (result.platform ?? platform) === platform &&
  now - result.at <= OAUTH_FLAG_MAX_AGE_MS;

/** RFC 6749 §4.1.2.1. A refusal by the person at the provider is not an error. */
export const refusalOf = (error: string): Problem =>
  error === 'access_denied'
    ? { code: 'connection.cancelled' }
    : { code: 'connection.refused', params: { reason: error.slice(0, REASON_MAX_LENGTH) || 'unknown' } };

export const reportOf = ({ error, ticket }: OauthResult): OauthReport =>
  error === null ? { type: 'oauth.connected', ticket } : { type: 'oauth.refused', problem: refusalOf(error) };

export interface OauthContext {
  readonly environment: Pick<BrowserEnvironment, 'window' | 'now' | 'open' | 'leave' | 'channel'>;
  readonly attempts: AttemptStore;
  /** Name of the connecting element, unique on its page. */
  readonly element: string;
  /** Address of the host's own callback page, if it has one. */
  readonly callbackPage?: string;
  /** Origins whose callback page may report by window message. */
  readonly origins: readonly string[];
  /** Whether the result comes from this page's own storage partition: the window can then report without an opener. */
  readonly needsNoOpener: boolean;
  /** A page that the window shows until the authorize answer arrives, and that closes a window without an opener. */
  readonly waitingPage?: string | undefined;
}

/**
 * Listens in three ways: an opener policy blocks window messages, and storage partitions block the other two.
 * @returns `take` accepts a result from elsewhere; `look` reads storage, because a frozen page misses its event
 */
export const listenForResult = (
  attempt: Attempt,
  onResult: (result: OauthResult) => void,
  { environment, attempts, origins }: OauthContext,
) => {
  const take = (result: OauthResult | null) => {
    if (result && belongsTo(result, attempt, environment.now())) onResult(result);
  };
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origins.includes(origin)) take(parseResult(data));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === attempts.key) take(storedResult(parseAttempt(newValue)));
  };
  environment.window.addEventListener('message', onMessage);
  environment.window.addEventListener('storage', onStorage);
  const stopChannel = environment.channel(RESULT_CHANNEL, (data) => take(parseResult(data)));
  return {
    take,
    look: () => take(storedResult(attempts.load())),
    stop() {
      environment.window.removeEventListener('message', onMessage);
      environment.window.removeEventListener('storage', onStorage);
      stopChannel();
    },
  };
};
