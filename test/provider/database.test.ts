import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { expect, it } from 'vitest';
import { ConfigError } from '../../provider/config/values.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { isReady, migrate, NewerDatabaseError } from '../../provider/database/migrate.ts';
import { refusalOf } from '../../provider/database/reach.ts';
import { fileOf, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const fresh = () => ({ kind: 'sqlite', file: join(scratchFolder(), 'provider.sqlite') }) as const;

it.each([
  [
    'a later release',
    99,
    NewerDatabaseError,
    'The database is at version 99 and this release knows 35: run the newer release, or restore a backup.',
  ],
  [
    'a release before 2.1.7',
    30,
    ConfigError,
    'DATABASE_URL names a database at version 30: start release 2.1.7 once, which brings it to 31.',
  ],
] as const)('a database of %s is refused in one line, unchanged', async (_release, version, kind, line) => {
  const database = openDatabase(fresh());
  await migrate(database, 1);
  await database.query.deleteFrom('migrations').execute();
  await database.query.insertInto('migrations').values({ version, applied_at: 1 }).execute();
  await expect(migrate(database, 2)).rejects.toThrow(kind);
  await expect(migrate(database, 2)).rejects.toThrow(line);
  expect(await isReady(database)).toBe(false);
  await database.close();
});

it('the database syncs every commit to the disk', async () => {
  const database = openDatabase(fresh());
  const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.query);
  const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query);
  expect([journal[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', 2]);
  await database.close();
});

it('the database’s log is small again after a purge', async () => {
  const provider = await startProvider();
  const row = { id: 'large', name: 'x'.repeat(8_000_000), mode: 'live' as const, created_at: 1 };
  await provider.database.transaction((trx) => trx.insertInto('apps').values(row).execute());
  const logBytes = () => statSync(`${fileOf(provider)}-wal`).size;
  expect(logBytes()).toBeGreaterThan(8_000_000);
  await provider.people.purge();
  expect(logBytes()).toBe(0);
});

it('the database commits transactions that wait together at once, and stores nothing of the failed one', async () => {
  const { database, apps } = await startProvider();
  const order: string[] = [];
  const add = (id: string) =>
    database
      .transaction(async (trx) => {
        await trx.insertInto('apps').values({ id, name: id, mode: 'live', created_at: 1 }).execute();
        order.push(id);
        if (id === 'c') throw new Error('no');
        return id;
      })
      .catch((error: Error) => error.message);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(add))).toEqual(['a', 'b', 'no', 'd']);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  expect((await apps.list()).map(({ id }) => id).sort()).toEqual(['a', 'b', 'd']);
});

it('the database waits for a transaction of another process instead of failing', async () => {
  const address = fresh();
  const database = openDatabase(address);
  await migrate(database, 1);
  const other = new Sqlite(address.file, { timeout: 0 });
  await database.transaction(async (trx) => {
    await trx.selectFrom('apps').selectAll().execute();
    // The first statement of a transaction takes the write lock, so no other process can write in between.
    expect(() =>
      other.exec(`insert into apps (id, name, mode, created_at) values ('b', 'B', 'live', 1)`),
    ).toThrow(/locked|busy/i);
    await trx.insertInto('apps').values({ id: 'a', name: 'A', mode: 'live', created_at: 1 }).execute();
  });
  other.close();
  await database.close();
});

it('a database of another application is refused in one line, and not changed', async () => {
  const address = fresh();
  const foreign = new Sqlite(address.file);
  foreign.exec('create table migrations (id integer primary key, migration text, batch integer)');
  const before = foreign.prepare('select sql from sqlite_master').all();
  const database = openDatabase(address);
  await expect(migrate(database, 1)).rejects.toThrow(
    'DATABASE_URL names a database with tables of another application: make one for the provider alone.',
  );
  await database.close();
  expect(foreign.prepare('select sql from sqlite_master').all()).toEqual(before);
  foreign.close();
});

it.each([
  [
    'sqlite',
    'SQLITE_READONLY',
    'that this user cannot write: it needs the right to write the file and its folder',
  ],
  ['sqlite', 'SQLITE_NOTADB', 'names a file that is no SQLite database'],
  ['postgres', 'ECONNREFUSED', 'whose server takes no connection'],
  ['postgres', '08P01', 'PgBouncer needs `ignore_startup_parameters = statement_timeout`'],
  ['postgres', '', 'a server without the TLS that sslmode asks for'],
] as const)('a start of %s that fails with %s says in one line why', (kind, code, line) => {
  const address = kind === 'sqlite' ? fresh() : ({ kind, url: 'postgres://u:hunter2@db/x' } as const);
  const { message } = refusalOf(address, Object.assign(new Error('hunter2'), { code }));
  expect(message).toMatch(/^DATABASE_URL names /);
  expect(message).toContain(line);
  expect(message).not.toContain('hunter2');
});
