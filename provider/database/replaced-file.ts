import { statSync } from 'node:fs';

/** Another file has the path of the open database. Data in the open file is lost when the process ends. */
class ReplacedFileError extends Error {
  override readonly name = 'ReplacedFileError';
  /** SQLite's code for this case. SQLite itself reports it only in other journal modes than the provider's. */
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/**
 * Returns the identity of a file, independent of its content; the same text for a missing file, as a database in memory
 * has none.
 */
const identityOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.dev} ${found.ino}`;
};

/**
 * Remembers the open file.
 * @returns a check that throws a ReplacedFileError if another file has the path, for example after a restore
 */
export const rememberFile = (path: string): (() => void) => {
  const opened = identityOf(path);
  return () => {
    if (identityOf(path) !== opened) throw new ReplacedFileError();
  };
};
