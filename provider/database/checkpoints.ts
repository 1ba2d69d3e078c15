import OffThread from 'libsql/promise';

/** Long enough that a page which many transactions write is copied once, short enough that the log stays small. */
const PAUSE_MS = 500;
/** The second copies what was committed during the first, so that little is left for the connection that writes. */
const PASSES = 2;
/** The writing connection ends every fourth copy only: that stops the calls, and so long the log stays below 40 MB. */
const COPIES_A_LOG = 4;

export interface Checkpoints {
  /** A transaction was committed: the log has something to copy. */
  readonly committed: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Copies SQLite's write-ahead log into its file on a thread of libsql's own: on the event loop a copy would hold up every
 * call for 5 to 8 ms. Copies that fail are made good by the next one, or by SQLite's own once the log is long.
 * @param finish copies, on the connection that writes, what was committed meanwhile: where calls never pause, only then
 * does the log begin anew
 */
export const createCheckpoints = (file: string, finish: () => Promise<void>): Checkpoints => {
  let log: OffThread | undefined;
  let planned: NodeJS.Timeout | undefined;
  let copying = Promise.resolve();
  let copies = 0;

  const copy = async () => {
    try {
      log ??= new OffThread(file, {});
      for (let pass = 0; pass < PASSES; pass += 1) await log.exec('pragma wal_checkpoint(passive)');
      copies += 1;
      if (copies % COPIES_A_LOG === 0) await finish();
    } catch {
      // Nothing is lost: the log keeps what was not copied.
    }
  };

  return {
    committed: () => {
      planned ??= setTimeout(() => {
        planned = undefined;
        copying = copying.then(copy);
      }, PAUSE_MS).unref();
    },
    close: async () => {
      clearTimeout(planned);
      await copying;
      log?.close();
    },
  };
};
