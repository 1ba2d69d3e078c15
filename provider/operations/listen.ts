import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ListenAddress } from '../config/config.ts';
import { ConfigError } from '../config/values.ts';
import { codeOf } from '../error-code.ts';
import { settleHead } from './incoming-head.ts';
import { boundPipelining } from './pipelining.ts';

/**
 * Time limits for slow clients, in milliseconds: for the head of a request, for the whole request, for silence in both
 * directions during the answer, and for an idle connection after the end of listening. A proxy may be sending a request
 * on such a connection; it could not repeat a lost POST.
 */
const TIME_LIMITS = { headersMs: 10_000, requestMs: 20_000, silenceMs: 60_000, lingerMs: 1_000 };
/** Interval at which Node checks the limits; thirty seconds by default. */
const CHECK_MS = 1_000;
/**
 * Longer than a proxy keeps an idle connection (usually 60 s). Otherwise the proxy could send a request into a closing
 * connection.
 */
const KEEP_ALIVE_MS = 65_000;

/** The host of a request without a Host header. No origin and no mailbox belongs to this name. */
const WITHOUT_HOST = 'host.invalid';

export interface Listener {
  /** The actual port if 0 was requested. */
  readonly port: number;
  /** Accepts no new connections, lets running calls end, and cuts the remaining ones after the given time. */
  readonly drain: (withinMs: number) => Promise<void>;
}

/** @param peer address of the other end of the connection: a client's, or a proxy's */
export type Answer = (request: Request, peer: string) => Response | Promise<Response>;

const turn = () => new Promise<void>((done) => setImmediate(done));

/**
 * Accepts the waiting connections, because the system resets them when listening ends. The event loop accepts one in a
 * turn.
 */
const acceptWaiting = async (server: Server, withinMs: number) => {
  const begun = performance.now();
  let isNew = true;
  const note = () => {
    isNew = true;
  };
  server.on('connection', note);
  while (isNew && performance.now() - begun < withinMs) {
    isNew = false;
    await turn();
    await turn();
  }
  server.off('connection', note);
};

const drain = async (server: Server, withinMs: number, lingerMs: number) => {
  await acceptWaiting(server, lingerMs);
  await new Promise<void>((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), withinMs);
    // A busy process has not read its connections when a timer ends: one turn reads what has arrived.
    const end = setTimeout(() => setImmediate(() => server.closeIdleConnections()), lingerMs);
    // The method of http.Server would close idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearTimeout(end);
      done();
    });
  });
};

const portOf = (address: AddressInfo | string | null, asked: number) =>
  typeof address === 'object' && address !== null ? address.port : asked;

/** Explanations for an existing host whose port cannot be used. */
const OF_THE_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'cannot be taken (EACCES)',
};

/** Names of the variables that the address comes from. */
export interface AddressNames {
  readonly host: string;
  readonly port: string;
}

/**
 * @param limits time limits for clients
 * @throws ConfigError that names the variable if the address cannot be used
 */
export const listen = (
  names: AddressNames,
  { host, port }: ListenAddress,
  answer: Answer,
  { headersMs, requestMs, silenceMs, lingerMs } = TIME_LIMITS,
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    let isDraining = false;
    const listener = getRequestListener(
      async (request, { incoming }) => {
        const response = await answer(request, incoming.socket.remoteAddress ?? '');
        // Otherwise a proxy would send its next request into a connection that closes after this answer.
        if (isDraining) response.headers.set('Connection', 'close');
        return response;
      },
      // HTTP/1.0 has no required Host, and health checks of proxies send none.
      { overrideGlobalObjects: false, hostname: WITHOUT_HOST },
    );
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: CHECK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      boundPipelining((incoming, outgoing) => {
        settleHead(incoming);
        return listener(incoming, outgoing);
      }),
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
          return drain(server, withinMs, lingerMs);
        },
      });
    });
  });
