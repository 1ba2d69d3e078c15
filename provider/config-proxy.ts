import { ConfigError, hasWrongPort, isPercentEncoded, type Variables } from './config-values.ts';
import { proxyExceptions } from './proxy-exceptions.ts';

/** The operator's proxies for calls to other servers, as curl and most tools name them in the environment. */
export interface OutboundProxies {
  readonly https: string | null;
  readonly http: string | null;
  /** Whether the host of an address needs no proxy, as in `NO_PROXY`. */
  readonly isExcepted: (url: URL) => boolean;
}

/** An address on this computer, such as the operator's scorer, needs no proxy. */
const LOOPBACK = 'localhost,127.0.0.0/8,::1';

/** A proxy variable may have its older name, in lower case. */
const either = (given: Variables, variable: string) => given[variable] ?? given[variable.toLowerCase()];

const proxyOf = (given: Variables, variable: string): string | null => {
  const text = either(given, variable);
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null && hasWrongPort(text)) throw new ConfigError(variable, 'must have a number as its port');
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.hash !== '') {
    throw new ConfigError(
      variable,
      'must be http://proxy:port or https://proxy:port, with user and password percent-encoded',
    );
  }
  if (!isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
    throw new ConfigError(variable, 'must have its user and password percent-encoded (% is %25)');
  }
  return url.href;
};

/**
 * `ALL_PROXY` is for calls whose own variable is absent, as in curl.
 * @returns `null` without proxies
 * @throws ConfigError
 */
export const proxiesOf = (given: Variables): OutboundProxies | null => {
  const [own, plain] = [proxyOf(given, 'HTTPS_PROXY'), proxyOf(given, 'HTTP_PROXY')];
  // With both, ALL_PROXY is not read: it may be a SOCKS proxy for other programs.
  const all = own !== null && plain !== null ? null : proxyOf(given, 'ALL_PROXY');
  const [https, http] = [own ?? all, plain ?? all];
  if (https === null && http === null) return null;
  const isExcepted = proxyExceptions(`${either(given, 'NO_PROXY') ?? ''},${LOOPBACK}`);
  return Object.freeze({ https, http, isExcepted });
};

/** Returns the address of the proxy for a call, or `null` if the call needs none. */
export const proxyFor = (proxies: OutboundProxies | null, url: URL): string | null => {
  if (proxies === null || proxies.isExcepted(url)) return null;
  return url.protocol === 'https:' ? proxies.https : proxies.http;
};
