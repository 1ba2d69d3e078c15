import { isNative } from '../facts/openid.ts';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const ANY_PORT = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\*$/;

/**
 * `null` if it is not an origin. Development servers change their port, so `http://localhost:*` means every port of a
 * loopback address. `*` is invalid elsewhere, because browsers send whole host names.
 */
export const originOf = (text: string): string | null => {
  if (ANY_PORT.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol) && !url.host.includes('*');
  return isPlain && (url.protocol === 'https:' || LOOPBACK.test(url.origin)) ? url.origin : null;
};

/** Returns the registered forms that allow this origin. */
export const spellingsOf = (origin: string): readonly string[] =>
  LOOPBACK.test(origin) ? [origin, `${origin.replace(/:\d+$/, '')}:*`] : [origin];

const ANY_PORT_URL = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\*)(\/.*)$/;

/** Whether a path stands for one page, or as `/*` for all pages. */
const isPath = (text: string) => text === '/*' || !text.includes('*');

interface Redirect {
  /** In the form of `originOf`; `null` for an address of a native app. */
  readonly origin: string | null;
  readonly url: string;
}

const nativeOf = (text: string): Redirect | null => {
  const url = isNative(text) && URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    url.href === text &&
    !/[*#\\]/.test(text) &&
    [url.username, url.password, url.port].every((part) => part === '');
  return isPlain ? { origin: null, url: text } : null;
};

/**
 * `null` for an invalid address. `/*` after the origin means all its pages, and `http://localhost:*` every port of a
 * loopback address. A folder (`/shop/*`) is invalid, because it would never match.
 */
export const redirectOf = (text: string): Redirect | null => {
  if (isNative(text)) return nativeOf(text);
  const [, anyPort, path] = ANY_PORT_URL.exec(text) ?? [];
  if (anyPort !== undefined && path !== undefined && !path.includes('#')) {
    const { pathname, search } = new URL(path, 'http://localhost');
    if (!isPath(`${pathname}${search}`)) return null;
    return { origin: anyPort, url: `${anyPort}${pathname}${search}` };
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const origin = url === null ? null : originOf(url.origin);
  const isPlain =
    url !== null &&
    url.hash === '' &&
    url.username === '' &&
    url.password === '' &&
    isPath(`${url.pathname}${url.search}`);
  return url !== null && origin !== null && isPlain ? { origin, url: url.href } : null;
};

/** The address may have any query. */
export const redirectSpellingsOf = (address: string): readonly string[] => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return [];
  // `blob:https://shop.example/…` has the origin of a shop, but its content may be made by any script of the shop.
  if (!/^https?:$/.test(url.protocol)) return [];
  return spellingsOf(url.origin).flatMap((origin) => [
    `${origin}${url.pathname}`,
    `${origin}${url.pathname}${url.search}`,
    `${origin}/*`,
  ]);
};

/** A loopback address by its IP address: the system gives a native app any port (RFC 8252, section 7.3). */
const LOOPBACK_IP = /^http:\/\/(?:127\.0\.0\.1|\[::1\])[:/]/;

const withAnyPort = (address: string): string =>
  address.replace(/^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::(?:\d+|\*))?(?=\/)/, '$1:*');

/**
 * Whether sign-ins may return to each port of a registered address. The port of `localhost` varies by `:*` only: its
 * fixed port is that of a page in development, and native apps take the IP address (RFC 8252, section 8.3).
 */
export const isPortFree = (registered: string): boolean =>
  ANY_PORT_URL.test(registered) || LOOPBACK_IP.test(registered);

/** In the spelling of a registration; `null` if no sign-in can return there. */
export const returnAddressIn = (sent: string): string | null =>
  // A form of several addresses allows none (RFC 9700, section 4.1.3).
  sent.includes('*') ? null : (redirectOf(sent)?.url ?? null);

/** @param address as `returnAddressIn` spells it */
export const allowsReturn = (registered: string, address: string): boolean =>
  registered === address || (isPortFree(registered) && withAnyPort(registered) === withAnyPort(address));
