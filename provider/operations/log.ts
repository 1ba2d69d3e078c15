import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/values.ts';
import { NewerDatabaseError } from '../database/migrate.ts';
import { codeOf, mailStatusOf } from '../http/error-code.ts';

/** Bytes that may wait for a slow reader. */
const MAX_WAITING_BYTES = 1_000_000;

const ignore = () => {};

/** A line that cannot be written is dropped: pino's own writer would buffer without a limit, or end the process. */
const standardOutput = (): DestinationStream => {
  const { stdout } = process;
  // Node keeps standard output open after an error. Several logs share one listener.
  stdout.off('error', ignore).on('error', ignore);
  return {
    write: (line) => {
      if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line);
    },
  };
};

/** The allowed fields of a log line: the provider's own names and numbers, never what a person typed. */
const FIELDS = [
  'call',
  'method',
  'status',
  'code',
  'ms',
  'request',
  'app',
  'mistake',
  'client',
  'address',
  'mail',
  'tries',
  'connector',
  'count',
  'listening',
  'database',
  'event',
  'type',
] as const;

type LogFields = Partial<Record<(typeof FIELDS)[number], string | number>> & {
  readonly error?: unknown;
};

/** The code of a mail server, with the command: a sender and a recipient are refused with the same code. */
const answerIn = (error: Error) => {
  const status =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  return {
    status,
    detail: mailStatusOf(error) || undefined,
    command: /^[A-Z ]{1,20}$/.test(command) ? command : undefined,
  };
};

/** Node's code of a failed connection, such as `CERT_HAS_EXPIRED`, which nodemailer replaces by its own. */
const causeOf = (error: Error) => {
  const cause = 'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : '';
  return /^[A-Z\d_]{1,60}$/.test(cause) ? cause : undefined;
};

/** Describes an error without its message: drivers and mail servers quote rows and addresses. */
const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const isOurs = error instanceof ConfigError || error instanceof NewerDatabaseError;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    kind: error.name,
    code: codeOf(error) || undefined,
    cause: causeOf(error),
    ...answerIn(error),
    text: isOurs ? error.message : undefined,
    places: places.map((line) => line.trim()),
  };
};

const allowed = (fields: LogFields) => ({
  ...Object.fromEntries(FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
  ...(fields.error === undefined ? {} : { error: describeError(fields.error) }),
});

/** JSON lines, on standard output or the given stream. Fields that are not allowed are left out. */
export const createLog = (level: Config['logLevel'], stream: DestinationStream = standardOutput()) => {
  const options = {
    level,
    base: null,
    messageKey: 'text',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = pino(options, stream);
  const at =
    (severity: 'debug' | 'info' | 'warn' | 'error') =>
    (text: string, fields: LogFields = {}): void =>
      lines[severity](allowed(fields), text);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

export type Log = ReturnType<typeof createLog>;

/** The same function, but silent for this time after a call: clients must not fill the log with one line. */
export const throttled = <Args extends readonly unknown[]>(
  everyMs: number,
  act: (...args: Args) => void,
): ((...args: Args) => void) => {
  let actedAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = performance.now();
    if (now - actedAt < everyMs) return;
    actedAt = now;
    act(...args);
  };
};

const MINUTE_MS = 60_000;
/** Refusals of a call with the same code that get a log line each, in one minute. */
const REFUSALS_A_MINUTE = 200;

/** Logs calls. Of a flood of refusals only the first get a line each; after a minute, a line counts the rest. */
export const createCallLog = ({ info, warn }: Pick<Log, 'info' | 'warn'>) => {
  const refusals = new Map<string, number>();
  return (fields: LogFields & { readonly status: number }): void => {
    const { call, code, status } = fields;
    if (status >= 400 && status < 500) {
      const kind = `${call} ${code} ${status}`;
      const count = (refusals.get(kind) ?? 0) + 1;
      refusals.set(kind, count);
      if (count === 1)
        setTimeout(() => {
          const more = (refusals.get(kind) ?? 0) - REFUSALS_A_MINUTE;
          refusals.delete(kind);
          if (more > 0) warn('More refusals were not logged', { call, code, status, count: more });
        }, MINUTE_MS).unref();
      if (count > REFUSALS_A_MINUTE) return;
    }
    info('call', fields);
  };
};
