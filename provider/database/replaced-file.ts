import { statSync } from 'node:fs';

/** Another file stands where the database was opened: what is written into that one is gone with the process. */
class ReplacedFileError extends Error {
  override readonly name = 'ReplacedFileError';
  /** SQLite's own name for it, which it gives in other modes than ours alone. */
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** The same for one file whatever it holds; the same for no file, as a database in memory has none. */
const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.dev} ${found.ino}`;
};

/**
 * Remembers which file is open.
 * @returns a check that throws a ReplacedFileError once another one has its name, as after a restore
 */
export const rememberFile = (path: string): (() => void) => {
  const opened = identityOf(path);
  return () => {
    if (identityOf(path) !== opened) throw new ReplacedFileError();
  };
};
