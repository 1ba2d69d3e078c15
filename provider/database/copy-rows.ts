import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase, type Trx } from './database.ts';
import type { Tables } from './schema.ts';

/** PostgreSQL takes 65,535 parameters in a statement. Every table has fewer than a hundred columns. */
const ROWS_AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;

const columnsOf = async (source: Kysely<Tables>, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(source);
  return rows.map(({ name }) => name);
};

export const hasRows = async (on: Kysely<Tables>, table: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(on);
  return rows.length > 0;
};

/** Copies the rows in the order of the table, because a row may refer to an earlier one. */
export const copyRows = async (source: Kysely<Tables>, target: Trx, table: string): Promise<number> => {
  const columns = await columnsOf(source, table);
  let count = 0;
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Row & { copied_row: number }>`
      select rowid as copied_row, * from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${ROWS_AT_ONCE}
    `.execute(source);
    const last = rows.at(-1);
    if (last === undefined) return count;
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
    `.execute(target);
    count += rows.length;
    after = last.copied_row;
  }
};

interface SourceFile {
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

/** SQLite writes a log beside the file, so a file on a read-only medium is copied to a private folder first. */
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
