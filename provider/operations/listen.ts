import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { ListenAddress } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { codeOf } from '../database/failures.ts';

/** Slower senders than this hold a connection for nothing. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** Longer than a proxy keeps an idle connection (mostly 60 s): it would send a request into one that is closing. */
const KEEP_ALIVE_MS = 65_000;

export interface Listener {
  /** The port in use, where 0 was asked for. */
  readonly port: number;
  /** Takes no new connection, lets running calls end, and cuts what is left after the given time. */
  readonly drain: (withinMs: number) => Promise<void>;
}

/** @param peer address of the other end of the connection: a client's, or a proxy's */
export type Answer = (request: Request, peer: string) => Response | Promise<Response>;

const drain = (server: ServerType, withinMs: number) =>
  new Promise<void>((done) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, withinMs);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });

const portOf = (address: AddressInfo | string | null, asked: number) =>
  typeof address === 'object' && address !== null ? address.port : asked;

/** @throws ConfigError that names the variable when the address cannot be taken */
export const listen = (variable: string, { host, port }: ListenAddress, answer: Answer): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, { incoming }) =>
        // A socket for both families names an IPv4 peer in IPv6.
        answer(request, (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '')),
      overrideGlobalObjects: false,
      serverOptions: {
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
    });
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'is in use' : `cannot be taken (${codeOf(error)})`;
      reject(new ConfigError(variable, `names an address that ${reason}: ${host}:${port}`));
    });
    server.listen(port, host, () => {
      resolve({ port: portOf(server.address(), port), drain: (withinMs) => drain(server, withinMs) });
    });
  });
