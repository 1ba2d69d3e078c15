import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../../provider/operations/log.ts';
import { isSandboxPath } from '../app.ts';
import { isWidgetFile } from './site.ts';

/**
 * The part of the server that answers a path. The path itself is not logged, because it may contain text that a person
 * typed.
 */
const partAt = (path: string): string => {
  if (isWidgetFile(path)) return 'widget';
  return isSandboxPath(path) ? (path.split('/', 2)[1] ?? '') : 'site';
};

/** Logs each request with the status and the duration of its answer. */
export const logRequests =
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
