import { lookup as resolve } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type OutboundProxies, proxyFor } from '../config/addresses.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { openTunnel } from './tunnel.ts';

/** The receiver's address is not one that the provider may call. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** The receiver answered, but not with 2xx. */
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
  /** Time limit for the whole call. */
  readonly timeoutMs: number;
  /** The operator's proxies for calls to other servers; none by default. */
  readonly proxies?: OutboundProxies | null;
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

type Resolved = Pick<PostOptions, 'allowsPrivate' | 'lookup'>;

/** Options of a connection that is not kept, because a kept one could outlive a change in the DNS. */
const direct = ({ allowsPrivate, lookup = publicLookup }: Resolved): RequestOptions => ({
  agent: false,
  ...(allowsPrivate ? {} : { lookup }),
});

/** Resolves a host until the signal aborts, because the system's resolver takes no signal. */
const resolved = (
  host: string,
  { allowsPrivate, lookup = publicLookup }: Resolved,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((done, fail) => {
    if (isIP(host) !== 0) return done(host);
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    const find: LookupFunction = allowsPrivate ? resolve : lookup;
    find(host, { all: true }, (error, found) => {
      if (error !== null) return fail(error);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      // Some proxies do not reach IPv6.
      done(addresses.find((each) => isIP(each) === 4) ?? addresses[0] ?? host);
    });
  });

const send = (url: URL, { body, headers }: Message, options: RequestOptions): Promise<void> =>
  new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...options,
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) done();
        else fail(new ReceiverError(statusCode, headers['retry-after']));
      },
    );
    // Without this listener, Node drops a 101 answer without an event, and the worker would wait forever.
    request.once('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      fail(new ReceiverError(statusCode));
    });
    request.on('error', fail);
    request.end(body);
  });

/**
 * Posts a body, follows no redirect and reads no answer: only its status counts. A proxy gets the resolved address,
 * because it could resolve the name to a private one.
 * @throws RefusedAddressError, ReceiverError, ProxyError, and errors of the connection
 */
export const post = async (message: Message, stopping: AbortSignal, options: PostOptions): Promise<void> => {
  const url = new URL(message.url);
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  // Node calls no resolver for an IP address.
  if (!options.allowsPrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw new RefusedAddressError(REFUSED);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(options.timeoutMs)]);
  const proxy = url.protocol === 'https:' ? proxyFor(options.proxies ?? null, url) : null;
  if (proxy === null) return send(url, message, { ...direct(options), signal });
  const socket = await openTunnel(proxy, url, await resolved(host, options, signal), {
    signal,
    ca: options.ca,
  });
  return send(url, message, { createConnection: () => socket, defaultPort: 443, signal }).finally(() =>
    socket.destroy(),
  );
};
