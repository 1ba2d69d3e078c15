import type { MiddlewareHandler } from 'hono';

/** One line of the log. */
export type LogEntry = Readonly<Record<string, string | number>>;
export type Log = (entry: LogEntry) => void;

/** JSON lines on standard output. */
export const logLines: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/**
 * Logs each request with the answer's status and duration. It logs only the path of the address, as a query may contain
 * a secret.
 */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    try {
      await next();
    } finally {
      log({
        level: 'info',
        method: context.req.method,
        path: withoutPersonal(context.req.path).slice(0, 200),
        status: context.finalized ? context.res.status : 0,
        ms: Math.round(performance.now() - start),
      });
    }
  };

/** An unexpected error, with its stack. */
export const logError = (log: Log, error: Error) =>
  log({ level: 'error', error: withoutPersonal(error.stack ?? `${error.name}: ${error.message}`) });

/** Removes text that looks like an e-mail address, a code or a token. */
const withoutPersonal = (text: string) =>
  text.replace(/[^\s/<>()]+(@|%40)[^\s/<>()]+/gi, '…').replace(/\b(\d{6}|[\da-f]{24,}|[\w-]{32,})\b/gi, '…');
