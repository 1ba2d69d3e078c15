import { INVISIBLE } from '../common/invisible.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or wrong. The message names the variable and never shows its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly variable: string,
    complaint: string,
  ) {
    super(`${variable} ${complaint}${complaint.endsWith('?') ? '' : '.'}`);
  }
}

export const integer = (variable: string, text: string, least: number, most: number): number => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(variable, `must be a whole number from ${least} to ${most}`);
};

export const oneOf = <const T extends string>(variable: string, text: string, values: readonly T[]): T => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new ConfigError(variable, `must be one of ${values.join(', ')}`);
  return found;
};

/** Matches `::1` and `fe80::1%eth0`. Pages import this file, so Node's own check cannot be used. */
const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]{2,45}(?:%\w{1,20})?$/i.test(text) && URL.canParse(`http://[${text.replace(/%.*$/, '')}]`);

/** Whether the text has the form of a host name or an IP address (without brackets, without a port). */
export const isHost = (text: string): boolean =>
  isIpv6(text) || (text.length <= 253 && /^\w[\w-]*(\.\w[\w-]*)*\.?$/.test(text));

/** Returns an IPv6 address without brackets, as sockets need it. */
export const withoutBrackets = (host: string) => host.replace(/^\[(.+)\]$/, '$1');

/** Returns an http(s) address without path, query and credentials. */
export const webOrigin = (variable: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    isHost(withoutBrackets(url.hostname));
  if (url === null || !isOrigin) {
    throw new ConfigError(variable, 'must be an http(s) address without a path, as https://id.example');
  }
  return url;
};

/** One line, without characters that change the direction of the text around them (Unicode Bidirectional Algorithm). */
const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,60}$/u;

/** Whether the text is a name for mails and pages: one line of at most 60 characters that people can see. */
export const isName = (text: string): boolean => LINE.test(text) && text.replace(INVISIBLE, '').trim() !== '';

/** Decodes percent-encoded text; returns `null` if it is invalid. */
export const percentDecoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

export const isPercentEncoded = (text: string): boolean => percentDecoded(text) !== null;

/** Scheme, login and host, followed by a colon and the text in place of a port. */
const WITH_PORT = /^((?:[^@]*@|[a-z]+:\/\/(?=[^@]*$))[^@/?#:]+):[^@/?#:]*(?=[/?]|$)/;

/** Whether a text is invalid only because of its port. */
export const hasWrongPort = (text: string): boolean =>
  WITH_PORT.test(text) && URL.canParse(text.replace(WITH_PORT, '$1'));
