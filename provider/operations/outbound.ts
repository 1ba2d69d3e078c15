import { Agent, Dispatcher, fetch as fetchBy, ProxyAgent } from 'undici';
import { type OutboundProxies, proxyFor } from '../config/addresses.ts';

/** Sends each call by the operator's proxy for its address, or directly. */
class Outbound extends Dispatcher {
  readonly #direct = new Agent();
  readonly #byProxy = new Map<string, ProxyAgent>();

  constructor(readonly proxies: OutboundProxies) {
    super();
  }

  #agentFor(origin: URL): Dispatcher {
    const proxy = proxyFor(this.proxies, origin);
    if (proxy === null) return this.#direct;
    const agent = this.#byProxy.get(proxy) ?? new ProxyAgent(proxy);
    this.#byProxy.set(proxy, agent);
    return agent;
  }

  override dispatch(...[options, handler]: Parameters<Dispatcher['dispatch']>): boolean {
    return this.#agentFor(new URL(options.origin ?? '')).dispatch(options, handler);
  }
}

/**
 * `fetch` through the operator's proxies: some networks have no other way to a platform, and Node's own `fetch` reads
 * `HTTPS_PROXY` only since Node 24.
 */
export const outboundFetch = (proxies: OutboundProxies | null): typeof fetch => {
  if (proxies === null) return globalThis.fetch;
  const dispatcher = new Outbound(proxies);
  // The declared types of undici and of Node's own fetch, which is undici too, differ in details of streams.
  return (input, init) => Reflect.apply(fetchBy, undefined, [input, { ...init, dispatcher }]);
};
