import { originOf, spellingsOf } from './origins.ts';

const ANY_PORT = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\*)(\/.*)$/;

/** One page, or all of them. */
const isPath = (text: string) => text === '/*' || !text.includes('*');

/** An address to return to, as it is registered. */
export interface Redirect {
  /** As `originOf` spells it. */
  readonly origin: string;
  readonly url: string;
}

/**
 * The registered spelling, or `null` for an address that nobody may be sent to. `/*` after the origin stands for all its
 * pages, `http://localhost:*` for every port of a loopback address; a folder (`/shop/*`) would never match.
 */
export const redirectOf = (text: string): Redirect | null => {
  const [, anyPort, path] = ANY_PORT.exec(text) ?? [];
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

/** The registered spellings that let a person return to this address; its query may be the page's own. */
export const redirectSpellingsOf = (address: string): readonly string[] => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return [];
  return spellingsOf(url.origin).flatMap((origin) => [
    `${origin}${url.pathname}`,
    `${origin}${url.pathname}${url.search}`,
    `${origin}/*`,
  ]);
};
