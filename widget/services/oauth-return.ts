import { CONNECTION_TIMEOUT_MS } from '../constants.ts';
import type { OauthReturn } from '../machine/events.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { attemptStore, type StoredAttempt } from './oauth-attempts.ts';
import { refusalOf } from './oauth-result.ts';
import { safeStorage } from './storage.ts';

/** Parameters that a provider's answer adds to the address (RFC 6749 §4.1.2, RFC 9207), and our own platform. */
const ANSWER_PARAMS = [
  'state',
  'code',
  'error',
  'error_description',
  'error_uri',
  'iss',
  'scope',
  'platform',
];

const withoutAnswer = (href: string): URL => {
  const url = new URL(href);
  for (const name of ANSWER_PARAMS) url.searchParams.delete(name);
  return url;
};

/** The page's own address as the place for a provider to return to; providers refuse a fragment (RFC 6749 §3.1.2). */
export const returnAddress = (href: string): string => {
  const url = withoutAnswer(href);
  url.hash = '';
  return url.href;
};

const isSamePage = (one: URL, other: URL) => one.origin === other.origin && one.pathname === other.pathname;

/** The address as the person left it, with the host's own parameters and fragment. */
const restoredAddress = (href: string, returnTo: string): string =>
  URL.canParse(returnTo) && isSamePage(new URL(returnTo), new URL(href))
    ? returnTo
    : withoutAnswer(href).href;

/** The redirect that this address belongs to; one that only opened a window, or began over 5 min ago, doesn't count. */
const answered = ({ searchParams }: URL, attempt: StoredAttempt | null, now: number) => {
  if (!attempt?.returnTo || searchParams.get('state') !== attempt.state) return null;
  const isForPlatform = (searchParams.get('platform') ?? attempt.platform) === attempt.platform;
  const isRecent = Math.abs(now - attempt.startedAt) <= CONNECTION_TIMEOUT_MS;
  return isForPlatform && isRecent ? { ...attempt, returnTo: attempt.returnTo } : null;
};

/**
 * Reads, once, the result of a redirect to a provider, and removes its parameters from the address. `null`, with the
 * address as it is, where the page was loaded in any other way (contract §2.6).
 */
export const readReturn = (
  slug: string,
  environment: Pick<BrowserEnvironment, 'window' | 'storage' | 'now'> = browserEnvironment(),
): OauthReturn | null => {
  const { location, history } = environment.window;
  const url = new URL(location.href);
  const attempts = attemptStore(
    slug,
    safeStorage(() => environment.storage('local')),
  );
  const attempt = answered(url, attempts.load(), environment.now());
  if (!attempt) return null;
  attempts.forget(attempt.state);
  history.replaceState(history.state, '', restoredAddress(url.href, attempt.returnTo));
  const error = url.searchParams.get('error');
  return { platform: attempt.platform, problem: error === null ? null : refusalOf(error) };
};
