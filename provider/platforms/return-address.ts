import type { Attempt } from './attempts.ts';

/**
 * Returns a platform's error code if it has the form of OAuth's codes (RFC 6749 §4.1.2.1); otherwise `server_error`.
 */
export const errorCodeOf = (given: string) => (/^[a-z_]{1,40}$/.test(given) ? given : 'server_error');

/** Returns the app's address with the outcome of an attempt. */
export const addressOf = (
  { back, connector, state, origin }: Attempt,
  result: { readonly ticket?: string; readonly error?: string },
) => {
  const url = new URL(back);
  for (const [name, value] of Object.entries({ state, platform: connector, ...result })) {
    url.searchParams.set(name, value);
  }
  if (origin) url.searchParams.set('opener', origin);
  return url.href;
};
