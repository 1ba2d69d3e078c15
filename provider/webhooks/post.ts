import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The receiver's address is not one that the provider may call. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** The receiver answered, but not with 2xx. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError';

  constructor(readonly status: number) {
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
  /** The system's resolver, checked, by default. */
  readonly lookup?: LookupFunction;
}

export interface Message {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts a body, follows no redirect and reads no answer: only its status counts.
 * @throws RefusedAddressError, ReceiverError, and errors of the connection
 */
export const post = (
  { url: address, body, headers }: Message,
  stopping: AbortSignal,
  { allowsPrivate, timeoutMs, lookup = publicLookup }: PostOptions,
): Promise<void> =>
  new Promise((done, fail) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
    // Node calls no resolver for an IP address.
    if (!allowsPrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
      return fail(new RefusedAddressError(REFUSED));
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own: a kept one could outlive a change of the name.
        agent: false,
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
        ...(allowsPrivate ? {} : { lookup }),
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) done();
        else fail(new ReceiverError(statusCode));
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
