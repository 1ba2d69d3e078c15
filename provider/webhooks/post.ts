import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { VERSION } from '../config/config.ts';
import { withoutBrackets } from '../config/values.ts';
import { within } from '../http/bounded.ts';
import { isPublicAddress } from '../http/networks.ts';
import { type ProxyFor, proxyAgent } from '../http/outbound.ts';

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

export class ReceiverError extends Error {
  override readonly name = 'ReceiverError';

  constructor(
    readonly status: number,
    /** The header `Retry-After`; `null` without it. */
    readonly retryAfter: string | null = null,
  ) {
    super(`The receiver answered ${status}`);
  }
}

/** Firewalls refuse calls that do not name their program. */
const USER_AGENT = `data-connect-provider/${VERSION}`;

const REFUSED = 'The receiver’s address is not public';

/** Resolves a name and refuses it if any of its addresses is not public. The connection uses these addresses. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new RefusedAddressError(REFUSED), []);
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    return done(null, first?.address ?? '', first?.family);
  });
};

export interface PostOptions {
  /** Whether receivers may be on this computer and in its network, and without TLS: in the sandbox only. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs: number;
  readonly proxyFor?: ProxyFor | null;
  /** The system's resolver, checked, by default. */
  readonly lookup?: LookupFunction;
  /** Certificates to trust behind a proxy; the system's by default. */
  readonly ca?: string;
}

export interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the address to give to a proxy, which could resolve the name itself to a private address. */
const resolved = (host: string, lookup: LookupFunction): Promise<string> =>
  new Promise((done, fail) => {
    if (isIP(host) !== 0) return done(host);
    lookup(host, { all: true }, (error, found) => {
      if (error !== null) return fail(error);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      // Some proxies do not reach IPv6.
      done(addresses.find((each) => isIP(each) === 4) ?? addresses[0] ?? host);
    });
  });

const send = async (message: Message, options: PostOptions, signal: AbortSignal): Promise<void> => {
  const { allowsPrivate, timeoutMs: timeout, proxyFor = null, lookup = publicLookup, ca } = options;
  const url = new URL(message.url);
  const { host: named } = url;
  const host = withoutBrackets(url.hostname);
  // Node calls no resolver for an IP address.
  if (!allowsPrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw new RefusedAddressError(REFUSED);
  const proxy = url.protocol === 'https:' && proxyFor !== null ? proxyFor(url) : null;
  if (proxy !== null) {
    const address = await resolved(host, allowsPrivate ? resolve : lookup);
    url.hostname = isIP(address) === 6 ? `[${address}]` : address;
  }
  const servername = isIP(host) === 0 ? host : undefined;
  // A connection is not kept: it could outlive a change in the DNS.
  const dispatcher =
    proxy === null
      ? new Agent({ connect: { timeout, ...(allowsPrivate ? {} : { lookup }) } })
      : proxyAgent(proxy, { requestTls: { servername, ca, timeout }, proxyTls: { timeout } });
  signal.addEventListener('abort', () => void dispatcher.destroy(signal.reason));
  try {
    const { statusCode, headers } = await request(url, {
      method: 'POST',
      headers: { 'user-agent': USER_AGENT, ...message.headers, host: named },
      body: message.body,
      dispatcher,
      signal,
    });
    const [retryAfter = null] = [headers['retry-after'] ?? []].flat();
    if (statusCode < 200 || statusCode > 299) throw new ReceiverError(statusCode, retryAfter);
  } finally {
    void dispatcher.destroy();
  }
};

/** Follows no redirect and reads no answer. @throws RefusedAddressError, ReceiverError, errors of connection and proxy */
export const post = (message: Message, stopping: AbortSignal, options: PostOptions): Promise<void> =>
  within(options.timeoutMs, stopping, (signal) => send(message, options, signal));
