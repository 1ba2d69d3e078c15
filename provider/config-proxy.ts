import { ConfigError, isPercentEncoded, type Variables } from './config-values.ts';

/** The operator's proxies for calls to other servers, as curl and most tools name them in the environment. */
export interface OutboundProxies {
  readonly https: string | null;
  readonly http: string | null;
  /** Hosts without a proxy, as in `NO_PROXY`. */
  readonly except: string;
}

/** An address on this computer, such as the operator's scorer, needs no proxy. */
const LOOPBACK = 'localhost,127.0.0.1,::1';

/** Names are in capitals or, older, in lower case. */
const either = (given: Variables, variable: string) => given[variable] ?? given[variable.toLowerCase()];

const proxyOf = (given: Variables, variable: string): string | null => {
  const text = either(given, variable);
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.hash !== '') {
    throw new ConfigError(variable, 'must be http://proxy:port, with user and password percent-encoded');
  }
  if (!isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
    throw new ConfigError(variable, 'must have its user and password percent-encoded (% is %25)');
  }
  return url.href;
};

/**
 * Returns `null` without proxies.
 * @throws ConfigError
 */
export const proxiesOf = (given: Variables): OutboundProxies | null => {
  const [https, http] = [proxyOf(given, 'HTTPS_PROXY'), proxyOf(given, 'HTTP_PROXY')];
  if (https === null && http === null) return null;
  return Object.freeze({ https, http, except: [either(given, 'NO_PROXY') ?? [], LOOPBACK].flat().join(',') });
};
