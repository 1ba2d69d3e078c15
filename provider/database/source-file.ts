import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Database, openDatabase } from './database.ts';

export interface SourceFile {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const isWritable = (path: string) => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Opens an SQLite file to read it. SQLite writes a log beside a file that it reads, so a file that cannot be written,
 * as on a read-only medium, is read from a private copy with its log. No process can write such a file meanwhile.
 */
export const openSource = (file: string): SourceFile => {
  if (isWritable(file) && isWritable(dirname(file))) {
    const database = openDatabase({ kind: 'sqlite', file, keepsMode: true });
    return { database, close: database.close };
  }
  // Only its owner can read a folder that `mkdtemp` makes.
  const folder = mkdtempSync(join(tmpdir(), 'provider-import-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const copy = join(folder, 'source.sqlite');
    copyFileSync(file, copy);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
    const database = openDatabase({ kind: 'sqlite', file: copy });
    return { database, close: () => database.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
};
