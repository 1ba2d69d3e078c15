import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { isUnavailable } from './failures.ts';
import type { Tables } from './schema.ts';
import type { RetryingSqliteDriver } from './sqlite.ts';

type Trx = Transaction<Tables>;
type Work<T> = (trx: Trx) => Promise<T>;

interface Job {
  /** Runs the work. It resolves with a function to call after the commit. */
  readonly run: (trx: Trx, isAlone: boolean) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** Maximum number of jobs in one transaction. Other work waits for the connection until the last one ends. */
const MAX_JOBS = 32;

const SAVEPOINT = CompiledQuery.raw('savepoint job');
const RELEASE = CompiledQuery.raw('release job');
const ROLL_BACK = CompiledQuery.raw('rollback to job');

/** Commits waiting transactions together: they share one sync of the disk, and each promise resolves after it. */
export const groupCommit = (query: Kysely<Tables>, driver: RetryingSqliteDriver) => {
  let waiting: Job[] = [];
  let isRunning = false;
  let open: Trx | undefined;

  /** Runs the work in a savepoint. A failure undoes only this work, and the other jobs continue. */
  const inSavepoint = async <T>(trx: Trx, work: Work<T>): Promise<T> => {
    await driver.run(SAVEPOINT);
    try {
      const result = await work(trx);
      await driver.run(RELEASE);
      return result;
    } catch (error) {
      // After a full disk or a lost file, SQLite has already ended the whole transaction with its savepoints.
      if (!isUnavailable(error)) await driver.run(ROLL_BACK);
      throw error;
    }
  };

  const jobOf = <T>(work: Work<T>, resolve: (result: T) => void, reject: (error: unknown) => void): Job => ({
    run: async (trx, isAlone) => {
      try {
        const result = await (isAlone ? work(trx) : inSavepoint(trx, work));
        return () => resolve(result);
      } catch (error) {
        // A job that is alone needs no savepoint: its failure undoes the whole transaction.
        if (isAlone || isUnavailable(error)) throw error;
        return () => reject(error);
      }
    },
    fail: reject,
  });

  const runGroup = async (jobs: readonly Job[]) => {
    try {
      const finished = await query.transaction().execute(async (trx) => {
        open = trx;
        const outcomes: (() => void)[] = [];
        for (const job of jobs) outcomes.push(await job.run(trx, jobs.length === 1));
        return outcomes;
      });
      for (const settle of finished) settle();
    } catch (error) {
      for (const job of jobs) job.fail(error);
    } finally {
      open = undefined;
    }
  };

  const runWaiting = async () => {
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, MAX_JOBS);
      waiting = waiting.slice(MAX_JOBS);
      await runGroup(jobs);
    }
    isRunning = false;
  };

  const transaction = <T>(work: Work<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push(jobOf(work, resolve, reject));
      if (isRunning) return;
      isRunning = true;
      // SQLite would answer before the next request is read from its connection. The delay lets requests that have
      // arrived join the group.
      setImmediate(() => void runWaiting());
    });

  /** Runs a compiled statement without Kysely's connection handling, which costs more than most statements. */
  const run = async <Row>(on: Kysely<Tables>, statement: CompiledQuery<Row>): Promise<readonly Row[]> => {
    if (on === open) return driver.run(statement);
    if (on === query) return driver.runApart(statement);
    const { rows } = await on.executeQuery<Row>(statement);
    return rows;
  };

  return { transaction, run };
};
