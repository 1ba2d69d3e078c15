import { EnvHttpProxyAgent, fetch as fetchBy } from 'undici';
import type { OutboundProxies } from '../config-proxy.ts';

/**
 * `fetch` through the operator's proxies. Node's own `fetch` reads no `HTTPS_PROXY` before Node 24, and a network
 * without another way out would reach no platform.
 */
export const outboundFetch = (proxies: OutboundProxies | null): typeof fetch => {
  if (proxies === null) return globalThis.fetch;
  const { https, http, except } = proxies;
  // An empty text switches a proxy off; without it, undici would read the environment.
  const dispatcher = new EnvHttpProxyAgent({
    httpsProxy: https ?? '',
    httpProxy: http ?? '',
    noProxy: except,
  });
  // The declared types of undici and of Node's own fetch, which is undici too, differ in details of streams.
  return (input, init) => Reflect.apply(fetchBy, undefined, [input, { ...init, dispatcher }]);
};
