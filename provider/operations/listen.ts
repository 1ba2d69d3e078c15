import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ListenAddress } from '../config.ts';
import { ConfigError } from '../config-values.ts';
import { codeOf } from '../error-code.ts';
import { boundPipelining } from './pipelining.ts';

/**
 * Clients that take longer to send, or to take anything of an answer, hold a connection for nothing. In milliseconds: for
 * the head of a request, for all of it, and without a byte in either direction while it is answered.
 */
const PATIENCE = { headersMs: 10_000, requestMs: 20_000, silenceMs: 60_000 };
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

const drain = (server: Server, withinMs: number) =>
  new Promise<void>((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
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
 * @param patience how long a client may take
 * @throws ConfigError that names the variable when the address cannot be taken
 */
export const listen = (
  names: AddressNames,
  { host, port }: ListenAddress,
  answer: Answer,
  { headersMs, requestMs, silenceMs } = PATIENCE,
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let isDraining = false;
    const listener = getRequestListener(
      async (request, { incoming }) => {
        const response = await answer(request, incoming.socket.remoteAddress ?? '');
        // A proxy would send its next request into the connection that is closed after this answer.
        if (isDraining) response.headers.set('Connection', 'close');
        return response;
      },
      { overrideGlobalObjects: false },
    );
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: LOOK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      boundPipelining(listener),
    );
    server.timeout = silenceMs;
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
