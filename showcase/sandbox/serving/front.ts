import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '../../../provider/operations/log.ts';
import { isSandboxPath, type Sandbox } from '../app.ts';
import { type Caller, Refusal, refuse } from '../http/requests.ts';
import { createRateLimit, type ServingLimits } from './client-limits.ts';
import { unknownHost } from './connection.ts';
import type { Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { isWidgetFile, type Site } from './site.ts';

/** The path itself is not logged, because it may contain text that a person typed. */
const partAt = (path: string): string => {
  if (isWidgetFile(path)) return 'widget';
  return isSandboxPath(path) ? (path.split('/', 2)[1] ?? '') : 'site';
};

const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const begun = performance.now();
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - begun);
      const { req, finalized } = context;
      const status = finalized ? context.res.status : 0;
      log.info('request', { call: partAt(req.path), method: req.method, status, ms });
    }
  };

interface FrontParts {
  readonly sandbox: Sandbox;
  readonly site: Site;
  readonly pages: Pages;
  readonly limits: ServingLimits;
  readonly log: Log;
  readonly isStopping: () => boolean;
}

type FrontEnv = {
  Bindings: {
    readonly caller: Caller | null;
    /** Ignores further requests on this client's connection; absent if a trusted proxy has other clients on it. */
    readonly turnAway?: (() => void) | undefined;
  };
};

export const createFront = ({ sandbox, site, pages, limits, log, isStopping }: FrontParts) => {
  const app = new Hono<FrontEnv>();
  const limit = createLimits(limits);

  app.use(logRequests(log));
  app.use(async (context, next) => {
    await next();
    if (isStopping()) context.header('Connection', 'close');
  });
  app.use(securityHeaders(pages));
  app.use(compress());
  app.all('*', (context) => {
    const { caller, turnAway } = context.env;
    if (caller === null) return unknownHost();
    const { method, path, raw } = context.req;
    const waitMs = caller.isLocal ? 0 : limit(method, path, caller.address);
    if (waitMs > 0) {
      turnAway?.();
      const headers = {
        'Retry-After': String(Math.ceil(waitMs / 1000)),
        ...(turnAway && { Connection: 'close' }),
      };
      return refuse(new Refusal(429, 'Too many requests from this address', headers));
    }
    return isSandboxPath(path) && !isWidgetFile(path) ? sandbox.fetch(raw, caller) : site(raw);
  });
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted || error.name === 'ConnectionCut') throw error;
    log.error('The server failed', { error });
    return refuse(new Refusal(500, 'The server failed'));
  });
  return app;
};

/** Milliseconds to wait; 0 if the request is allowed. */
const createLimits = ({ codes, calls, files }: ServingLimits) => {
  const limitCodes = createRateLimit(codes, Date.now);
  const limitCalls = createRateLimit(calls, Date.now);
  const limitFiles = createRateLimit(files, Date.now);
  return (method: string, path: string, address: string) => {
    if (!isSandboxPath(path) || isWidgetFile(path)) return limitFiles(address);
    const isCode = method === 'POST' && path === '/api/email/verify';
    return Math.max(limitCalls(address), isCode ? limitCodes(address) : 0);
  };
};
