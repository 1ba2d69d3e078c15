import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createSandbox, isSandboxPath } from '../app.ts';
import type { AdzunaKeys } from '../environment.ts';
import { withConnection } from './connection.ts';
import { callbackPageIn, createSite, isWidgetFile } from './site.ts';

export interface ServerOptions {
  /** The folder that holds `showcase/` and `widget/` as built. */
  readonly distRoot: string;
  /** 0 takes any free port; 4173 by default. */
  readonly port?: number;
  /** Loopback by default. */
  readonly host?: string;
  readonly env?: AdzunaKeys;
}

export interface RunningServer {
  readonly url: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** Addresses that a browser on this computer reaches as `localhost`, a secure context. */
const LOCAL = new Set([LOOPBACK, 'localhost', '::1', '0.0.0.0', '::']);

/**
 * Serves the sandbox and the built showcase and widget (contract §4).
 * Rejects with an error that names `PORT` when the port is taken or not allowed.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { distRoot, port = 4173, host = LOOPBACK, env = {} } = options;
  const sandbox = createSandbox({ env, callbackPage: callbackPageIn(distRoot) });
  const site = createSite(distRoot);
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    return isSandboxPath(pathname) && !isWidgetFile(pathname) ? sandbox.fetch(request) : site(request);
  };
  const server = createAdaptorServer({ fetch: withConnection(answer), overrideGlobalObjects: false });
  const used = await listen(server, port, host);
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${used}`, close: () => close(server) };
};

const listen = (server: ServerType, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const listenError = (error: NodeJS.ErrnoException, port: number) => {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Set PORT to another one, for example PORT=${port + 1}`);
  }
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is not allowed here. Set PORT to one above 1023`);
  return error;
};

const close = (server: ServerType) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
