import { CONNECTION_TIMEOUT_MS, OAUTH_FLAG_MAX_AGE_MS } from '../constants.ts';
import type { Problem } from '../errors.ts';
import type { OauthReturn } from '../machine/events.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { attemptsWith, isAttempted, type StoredAttempt } from './oauth-attempts.ts';
import { refusalOf } from './oauth-result.ts';
import { platformOf } from './oauth-state.ts';

/** Parameters that a provider's answer adds to the address (RFC 6749 §4.1.2, RFC 9207), and our own. */
const ANSWER_PARAMS = [
  'state',
  'ticket',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
  'scope',
  'platform',
  'opener',
];

const withoutAnswer = (href: string): URL => {
  const url = new URL(href);
  for (const name of ANSWER_PARAMS) url.searchParams.delete(name);
  return url;
};

/** Returns the page's own address as the return address. Providers refuse a fragment (RFC 6749 §3.1.2). */
export const returnAddress = (href: string): string => {
  const url = withoutAnswer(href);
  url.hash = '';
  return url.href;
};

const isSamePage = (one: URL, other: URL) => one.origin === other.origin && one.pathname === other.pathname;

/** Returns the person's original address, with the host's own parameters and fragment. */
const restoredAddress = (href: string, returnTo: string): string =>
  URL.canParse(returnTo) && isSamePage(new URL(returnTo), new URL(href))
    ? returnTo
    : withoutAnswer(href).href;

const TIMED_OUT: Problem = { code: 'connection.timeout' };

/** Returns the outcome of the stored attempt, if this address answers it for this element. */
const outcomeOf = (params: URLSearchParams, stored: StoredAttempt, element: string, now: number) => {
  const isFor = (name: string | null | undefined, own: string) => (name ?? own) === own;
  if (!stored.returnTo || !isFor(stored.element, element)) return null;
  if (!isFor(params.get('platform'), stored.platform)) return null;
  const isLate = Math.abs(now - stored.startedAt) > CONNECTION_TIMEOUT_MS;
  const error = params.get('error');
  const problem = isLate ? TIMED_OUT : error === null ? null : refusalOf(error);
  const { platform, state } = stored;
  return { attempt: { platform, state }, ticket: params.get('ticket') || undefined, problem };
};

/** Handles one of our own states whose attempt this browser no longer has. */
const lostAttempt = (state: string, environment: Pick<BrowserEnvironment, 'storage'>): OauthReturn | null => {
  const platform = platformOf(state);
  return platform && !isAttempted(state, environment)
    ? { attempt: { platform, state }, problem: TIMED_OUT }
    : null;
};

/**
 * Reads the outcome of an element's redirect to a provider once, and removes its parameters from the address. A return
 * after more than 5 minutes, or without its stored attempt, is "Connection timeout". Returns `null` and keeps the
 * address if the page was loaded in any other way (contract §2.6).
 */
export const readReturn = (
  provider: string,
  element: string,
  environment: Pick<BrowserEnvironment, 'window' | 'storage' | 'now'> = browserEnvironment(),
): OauthReturn | null => {
  const { location, history } = environment.window;
  const { href, searchParams } = new URL(location.href);
  const now = environment.now();
  const state = searchParams.get('state') ?? '';
  const attempts = attemptsWith(provider, environment);
  const latest = attempts.load();
  const stored = attempts.find(state);
  // A window that outlived its flow may have left a result with a ticket, which must not stay.
  if (latest?.finished && now - latest.finished.at > OAUTH_FLAG_MAX_AGE_MS) attempts.forget(latest.state);
  const returned = stored ? outcomeOf(searchParams, stored, element, now) : lostAttempt(state, environment);
  if (!returned) return null;
  attempts.forget(state);
  history.replaceState(history.state, '', restoredAddress(href, stored?.returnTo ?? ''));
  return returned;
};
