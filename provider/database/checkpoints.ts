import OffThread from 'libsql/promise';

/** Long enough that a page written by many transactions is copied once; short enough that the log stays small. */
const PAUSE_MS = 500;
/** The second pass copies the commits made during the first, so that little remains for the writing connection. */
const PASSES = 2;
/**
 * The writing connection finishes only every fourth copy, because it blocks the calls. Until then, the log stays below
 * 40 MB.
 */
const COPIES_A_LOG = 4;

export interface Checkpoints {
  /** Called after a commit: the log has something to copy. */
  readonly committed: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Copies SQLite's write-ahead log into its file on a separate thread of libsql. On the event loop, a copy would block
 * every call for 5 to 8 ms. A failed copy is repeated by the next one, or by SQLite itself when the log is long.
 * @param finish copies the remaining commits on the writing connection. If calls never pause, the log restarts only
 * there
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
      // The log keeps the rows that were not copied, so no data is lost.
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
