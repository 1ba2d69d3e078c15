import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { ConfigError } from '../../../provider/config/values.ts';
import { createLog, type Log } from '../../../provider/operations/log.ts';
import { createSandbox } from '../app.ts';
import { createTurnedAway, limitConnections, SERVING_LIMITS, type ServingLimits } from './client-limits.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { callerOf, withConnection } from './connection.ts';
import { createFront } from './front.ts';
import { readPages } from './pages.ts';
import { accountPagesIn, callbackPageIn, createSite, widgetFilesIn } from './site.ts';

export interface ServerOptions extends Partial<Configuration> {
  readonly distRoot: string;
  readonly log?: Log;
  readonly limits?: Partial<ServingLimits>;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

const LOOPBACK = '127.0.0.1';
const LOCAL = new Set([LOOPBACK, 'localhost', '::1']);
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Rejects with an error that names `PORT` or `HOST` if the address cannot be taken, or with the provider's error. */
export const startServer = async (given: ServerOptions) => {
  const options = { ...readConfiguration({}), ...given };
  const { distRoot, port = 4173, host = LOOPBACK, adzuna, publicUrl, provider } = options;
  const { log = createLog('silent'), isTrustedProxy } = options;
  const limits = { ...SERVING_LIMITS, ...options.limits };
  const report = (error: Error) => log.error('The sandbox failed', { error });
  let isStopping = false;
  const pages = readPages(distRoot);
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(1_000, limits.headersMs),
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16_384,
  });
  server.setTimeout(limits.silenceMs);
  limitConnections(server, limits, isTrustedProxy);
  const used = await listen(server, port, host);

  // Tokens and redirect addresses contain the server's own address, which is known from here on.
  const url = publicUrl?.origin ?? `http://${nameOf(host)}:${used}`;
  const callbackPage = callbackPageIn(distRoot);
  const accountPages = accountPagesIn(distRoot);
  const sandbox = createSandbox({
    env: adzuna,
    callbackPage,
    report,
    origin: url,
    provider,
    accountPages,
    widgetFiles: widgetFilesIn(distRoot),
  });
  const site = createSite(distRoot, pages, { origin: url, find: sandbox.findPosting, report });
  const front = createFront({ sandbox, site, pages, limits, log, isStopping: () => isStopping });
  const connections = createTurnedAway(isTrustedProxy);
  const answer = withConnection(async (request, incoming) => {
    const caller = callerOf(incoming, { ...options, host });
    return front.fetch(request, { caller, turnAway: connections.turnAway(incoming.socket) });
  });
  // HTTP/1.0 has no required Host, and health checks of proxies send none.
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, hostname: 'host.invalid' });
  server.on('request', (incoming, outgoing) => {
    if (!connections.isTurnedAway(incoming.socket)) void listener(incoming, outgoing);
  });
  const stop = async (waitMs: number) => {
    isStopping = true;
    await close(server, waitMs);
    await sandbox.close();
  };
  await sandbox.start().catch(async (error: unknown) => {
    await stop(0).catch(() => {});
    throw error;
  });
  return {
    url,
    isOpen: !LOCAL.has(host),
    /** Waits this long for running requests, and cuts the others. */
    close: (waitMs = 0) => stop(waitMs),
  };
};

/** Browsers treat both `localhost` and `127.0.0.1` as secure contexts; `localhost` is easier to read. */
const nameOf = (host: string) => {
  if (LOCAL.has(host)) return 'localhost';
  const address = EVERYWHERE.has(host) ? (ownAddress() ?? 'localhost') : host;
  return isIPv6(address) ? `[${address}]` : address;
};

const ownAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const listenError = (error: NodeJS.ErrnoException, port: number, host: string) => {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Set PORT to another one, for example PORT=${port + 1}`);
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is not allowed here. Set PORT to one above 1023`);
  return new ConfigError('HOST', `names an address that cannot be taken (${error.code}): ${host}`);
};

const close = (server: Server, waitMs: number) =>
  new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), waitMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if (waitMs === 0) server.closeAllConnections();
  });
