import { Agent, fetch as fetchBy, Pool, ProxyAgent } from 'undici';
import { withoutBrackets } from '../config/values.ts';
import { isNetwork, networks } from './networks.ts';

/**
 * The proxy of an address, `null` for none.
 * @throws ConfigError for a proxy that cannot be used
 */
export type ProxyFor = (url: URL) => string | null;

/** Reads `NO_PROXY` as curl does: `*`, addresses, networks, and names with their subdomains and maybe a port. */
export const proxyExceptions = (text: string): ((url: URL) => boolean) => {
  const entries = text
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);
  const isInside = networks(...entries.filter(isNetwork));
  const names = entries.map((entry) => entry.replace(/^\*?\./, ''));
  return ({ hostname, port, protocol }) => {
    const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
    return (
      isInside(withoutBrackets(hostname)) ||
      names.some((name) =>
        [hostname, withPort].some((host) => name === '*' || host === name || host.endsWith(`.${name}`)),
      )
    );
  };
};

/** An agent of the proxy. By itself undici sends no login without a password. */
export const proxyAgent = (uri: string, options: Partial<ProxyAgent.Options> = {}): ProxyAgent => {
  const { username, password } = new URL(uri);
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const token = `Basic ${login.toString('base64')}`;
  return new ProxyAgent({ uri, ...(username === '' && password === '' ? {} : { token }), ...options });
};

/** `fetch` through the operator's proxies, which Node's own reads only since Node 24. */
export const outboundFetch = (proxyFor: ProxyFor | null): typeof fetch => {
  if (proxyFor === null) return globalThis.fetch;
  const dispatcher = new Agent({
    factory: (origin, options) => {
      const proxy = proxyFor(new URL(origin));
      return proxy === null ? new Pool(origin, options) : proxyAgent(proxy);
    },
  });
  // The declared types of undici and of Node's own fetch, which is undici too, differ in details of streams.
  return (input, init) => Reflect.apply(fetchBy, undefined, [input, { ...init, dispatcher }]);
};
