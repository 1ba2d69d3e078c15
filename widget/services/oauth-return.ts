import { CONNECTION_TIMEOUT_MS, OAUTH_FLAG_MAX_AGE_MS } from '../constants.ts';
import type { Problem } from '../errors.ts';
import type { OauthReturn } from '../machine/events.ts';
import type { Attempt } from '../machine/ports.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { type AttemptStore, attemptsWith, isAttempted, type StoredAttempt } from './oauth-attempts.ts';
import { type OauthResult, refusalOf, resultAt } from './oauth-result.ts';
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

/** Providers refuse a fragment (RFC 6749 §3.1.2). */
export const returnAddress = (href: string): string => {
  const url = withoutAnswer(href);
  url.hash = '';
  return url.href;
};

const SHARE_STATE = 'dc.share.';

/** The return address of a share at the provider, to which this page goes because no window can open. */
export const shareReturn = (href: string, element: string): string => {
  const url = withoutAnswer(href);
  url.searchParams.set('state', SHARE_STATE + element);
  return url.href;
};

/** Whether this page load is such a return, for this element. Removes the parameter from the address. */
export const takeShareReturn = (element: string, { location, history }: Window = window): boolean => {
  const isReturn = new URL(location.href).searchParams.get('state') === SHARE_STATE + element;
  if (isReturn) history.replaceState(history.state, '', withoutAnswer(location.href).href);
  return isReturn;
};

const isSamePage = (one: URL, other: URL) => one.origin === other.origin && one.pathname === other.pathname;

/** Returns the person's original address, with the host's own parameters and fragment. */
const restoredAddress = (href: string, returnTo: string): string =>
  URL.canParse(returnTo) && isSamePage(new URL(returnTo), new URL(href))
    ? returnTo
    : withoutAnswer(href).href;

const TIMED_OUT: Problem = { code: 'connection.timeout' };

/** @param isLate "Connection timeout" in place of the result */
const returnOf = (
  { platform, state }: Attempt,
  { error, ticket }: Pick<OauthResult, 'error' | 'ticket'>,
  isLate = false,
): OauthReturn => ({
  attempt: { platform, state },
  problem: isLate ? TIMED_OUT : error === null ? null : refusalOf(error),
  ticket,
});

/** Returns the outcome of the stored attempt, if this address answers it for this element. */
const outcomeOf = (result: OauthResult, stored: StoredAttempt, element: string, now: number) => {
  const isFor = (name: string | undefined, own: string) => (name ?? own) === own;
  if (!stored.returnTo || !isFor(stored.element, element)) return null;
  if (!isFor(result.platform, stored.platform)) return null;
  return returnOf(stored, result, Math.abs(now - stored.startedAt) > CONNECTION_TIMEOUT_MS);
};

/** Handles one of our own states whose attempt this browser no longer has. */
const lostAttempt = (state: string, environment: Pick<BrowserEnvironment, 'storage'>): OauthReturn | null => {
  const platform = platformOf(state);
  return platform && !isAttempted(state, environment)
    ? returnOf({ platform, state }, { error: null }, true)
    : null;
};

/** Takes the result of a window whose page the person left before. Its ticket is removed, however old it is. */
const takeLeft = (attempts: AttemptStore, now: number): OauthReturn | null => {
  const attempt = attempts.load();
  if (!attempt?.finished) return null;
  const { at } = attempt.finished;
  attempts.forget(attempt.state);
  if (now - at > OAUTH_FLAG_MAX_AGE_MS) return null;
  return returnOf(attempt, attempt.finished, at - attempt.startedAt > CONNECTION_TIMEOUT_MS);
};

/** Removes the result from the address. Without one there, a window may have answered after its page was left. */
export const readReturn = (
  provider: string,
  element: string,
  environment: Pick<BrowserEnvironment, 'window' | 'storage' | 'now'> = browserEnvironment(),
): OauthReturn | null => {
  const { location, history } = environment.window;
  const { href } = location;
  const now = environment.now();
  const attempts = attemptsWith(provider, environment);
  const result = resultAt(href, '', now);
  if (!result) return takeLeft(attempts, now);
  const stored = attempts.find(result.state);
  const returned = stored ? outcomeOf(result, stored, element, now) : lostAttempt(result.state, environment);
  if (!returned) return takeLeft(attempts, now);
  attempts.forget(result.state);
  history.replaceState(history.state, '', restoredAddress(href, stored?.returnTo ?? ''));
  return returned;
};
