import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ListenAddress } from '../config/config.ts';
import { ConfigError } from '../config/values.ts';
import { codeOf } from '../http/error-code.ts';

/** A host name. URLs refuse some names: `stack_provider.1` ends like an IPv4 address. */
const NAME = /^[\w.-]{1,255}(?::\d{1,5})?$/;

const settleHead = (incoming: IncomingMessage): void => {
  const { headers, method, url, httpVersion, rawHeaders } = incoming;
  // A health check may ask about the server as a whole (RFC 9110, section 9.3.7).
  if (method === 'OPTIONS' && url === '*') incoming.url = '/';
  // URLs refuse some host names of containers. Without its Host header, the request gets a usable address.
  const { host = '' } = headers;
  if (NAME.test(host) && !URL.canParse(`http://${host}`)) delete headers.host;
  // nginx uses this version by default, with the server's own address as Host and without a header of a proxy. `Via`
  // marks the request as one through a proxy (RFC 9110, section 7.6.3).
  if (httpVersion === '1.0') rawHeaders.push('Via', '1.0 unnamed');
};

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MAX_UNANSWERED = 4;

/** Ends a connection with too many unanswered requests (RFC 9112 §9.3.2): Node would handle all that arrive. */
const boundPipelining = (answer: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0;
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // Node would still read requests that arrived before the connection ended.
    if (socket.destroyed) return;
    if (countOf(socket) === MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, countOf(socket) + 1);
    outgoing.once('close', () => unanswered.set(socket, countOf(socket) - 1));
    answer(incoming, outgoing);
  };
};

/** A proxy may be sending a request on an idle connection when listening ends, and could not repeat a lost POST. */
const TIME_LIMITS = { headersMs: 10_000, requestMs: 20_000, silenceMs: 60_000, lingerMs: 1_000 };
/** Interval at which Node checks the limits; thirty seconds by default. */
const CHECK_MS = 1_000;
/** Longer than the usual 60 s of a proxy, which could send a request into a closing connection. */
const KEEP_ALIVE_MS = 65_000;

/** The host of a request without a Host header. No origin and no mailbox belongs to this name. */
const WITHOUT_HOST = 'host.invalid';

interface Listener {
  /** The actual port if 0 was requested. */
  readonly port: number;
  /** Accepts no new connections, lets running calls end, and cuts the remaining ones after the given time. */
  readonly drain: (withinMs: number) => Promise<void>;
}

/** @param peer address of the other end of the connection: a client's, or a proxy's */
export type Answer = (request: Request, peer: string) => Response | Promise<Response>;

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Accepts the waiting connections, one in each turn of the event loop. Otherwise the system would reset them. */
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
    // One more turn of the event loop, because a busy process has not read its connections when the timer ends.
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

const OF_THE_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'cannot be taken (EACCES)',
};

interface AddressNames {
  readonly host: string;
  readonly port: string;
}

/** @throws ConfigError that names the variable if the address cannot be used */
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
