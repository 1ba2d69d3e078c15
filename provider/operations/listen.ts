import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { ListenAddress } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { codeOf } from '../error-code.ts';

/** Slower senders than this hold a connection for nothing. */
const SENDING = { headersTimeout: 10_000, requestTimeout: 20_000 };
/** How often Node looks for them; every thirty seconds if it is not told. */
const LOOK_MS = 1_000;
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

/** What is wrong where there is such a host, and the port is not to be had. */
const OF_THE_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'cannot be taken (EACCES)',
};

/** The variables that an address was read from. */
export interface AddressNames {
  readonly host: string;
  readonly port: string;
}

/**
 * @param sending how long a request may take to arrive, in milliseconds
 * @throws ConfigError that names the variable when the address cannot be taken
 */
export const listen = (
  names: AddressNames,
  { host, port }: ListenAddress,
  answer: Answer,
  sending = SENDING,
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let isDraining = false;
    const server = createAdaptorServer({
      fetch: async (request, { incoming }) => {
        const response = await answer(request, incoming.socket.remoteAddress ?? '');
        // A proxy would send its next request into the connection that is closed after this answer.
        if (isDraining) response.headers.set('Connection', 'close');
        return response;
      },
      overrideGlobalObjects: false,
      serverOptions: {
        ...sending,
        connectionsCheckingInterval: LOOK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
    });
    server.once('error', (error) => {
      const reason = OF_THE_PORT[codeOf(error)];
      const [name, complaint] =
        reason === undefined ? [names.host, `cannot be taken (${codeOf(error)})`] : [names.port, reason];
      reject(new ConfigError(name, `names an address that ${complaint}: ${host}:${port}`));
    });
    server.listen(port, host, () => {
      resolve({
        port: portOf(server.address(), port),
        drain: (withinMs) => {
          isDraining = true;
          return drain(server, withinMs);
        },
      });
    });
  });
