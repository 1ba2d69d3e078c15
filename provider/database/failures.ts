import { codeOf } from '../http/error-code.ts';
import { Problem } from '../problem.ts';

/** SQLite: locked, full, not writable, damaged, failing disk. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|NOMEM|CORRUPT|PROTOCOL)/;
/** The same failures, where the driver has only their number: https://sqlite.org/rescode.html */
const SQLITE_NUMBERS = [5, 6, 7, 8, 10, 11, 13, 14, 15];
const PRIMARY = 0xff;

const isSqliteTrouble = (code: string): boolean => {
  const [, number] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  return number === undefined ? SQLITE.test(code) : SQLITE_NUMBERS.includes(Number(number) & PRIMARY);
};

/** PostgreSQL: connection, resources, intervention, system; lock timeout; read-only; ended transaction. */
const POSTGRES = /^(08|53|55P03|57|58|25006|25P0[34])/;
/** PostgreSQL: serialization failure, deadlock. */
const CONFLICT = ['40001', '40P01'];
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/;
/** Messages of node-postgres that have no code. */
const LOST = /Connection terminated|is not queryable|Client was closed|Query read timeout/;

const RETRY_AFTER_S = 1;

/** PostgreSQL gave no connection: no answer, too many of them, a refused login, or no such database. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
  /** Code of the reason, such as `ECONNREFUSED` or `28P01`; may be empty. */
  readonly code: string;

  constructor(cause: unknown) {
    super('The database gave no connection', { cause });
    this.code = codeOf(cause);
  }
}

export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  return (
    error instanceof NoConnectionError ||
    isSqliteTrouble(code) ||
    POSTGRES.test(code) ||
    NETWORK.test(code) ||
    LOST.test(message) ||
    isConflict(error)
  );
};

/** PostgreSQL rolled the transaction back because of another one. A retry may succeed. */
export const isConflict = (error: unknown): boolean => CONFLICT.includes(codeOf(error));

/** A row refers to a missing row: a person or an app was deleted meanwhile. */
export const isOrphan = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeOf(error));

export const unavailable = () => new Problem('server.unavailable', undefined, RETRY_AFTER_S);

/** Whether a table exists already, or lacks a column. SQLite has no codes for these errors. */
export const isOfAnotherShape = (error: unknown): boolean =>
  ['42P07', '42703'].includes(codeOf(error)) ||
  (error instanceof Error && /already exists|no such column|has no column/.test(error.message));
