import { OAUTH_FLAG_MAX_AGE_MS } from '../constants.ts';
import { fieldsOf, textOf } from '../domain/fields.ts';
import type { Problem } from '../errors.ts';
import type { Attempt, OauthReport } from '../machine/ports.ts';
import type { StoredAttempt } from './oauth-attempts.ts';

/** `source` of every result, and the name of its broadcast channel. `oauth-callback.ts` uses both. */
const RESULT_SOURCE = 'data-connect-oauth';
export const RESULT_CHANNEL = 'data-connect:oauth';

const REASON_MAX_LENGTH = 200;

/** The provider's result, from the callback page. */
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

/** Parses the result in a message; returns `null` for any other shape. Never throws. */
export const parseResult = (data: unknown): OauthResult | null => {
  const { source, state, platform, error = null, ticket, at } = fieldsOf(data);
  const key = textOf(state);
  if (source !== RESULT_SOURCE || key === undefined || typeof at !== 'number') return null;
  if (platform !== undefined && typeof platform !== 'string') return null;
  if (error !== null && typeof error !== 'string') return null;
  return { state: key, platform, error, ticket: textOf(ticket), at };
};

/** Returns the result in a stored attempt that the callback page has finished. */
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

/**
 * Whether a result belongs to this attempt and is recent (contract §2.6). Its time may be ahead of the page's clock, which
 * scripts of a page can stop.
 */
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
