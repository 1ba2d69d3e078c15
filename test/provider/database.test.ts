import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../provider/database/database.ts';
import { isReady, migrate, NewerDatabaseError } from '../../provider/database/migrate.ts';
import { MIGRATIONS } from '../../provider/database/migrations/index.ts';
import { type Given, statement } from '../../provider/database/statement.ts';
import { startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const fresh = () => ({ kind: 'sqlite', file: join(scratchFolder(), 'provider.sqlite') }) as const;

describe('the database', () => {
  it('is migrated once, even if two copies start', async () => {
    const address = fresh();
    const copies = [openDatabase(address), openDatabase(address)];
    const made = [];
    for (const copy of copies) made.push(await migrate(copy, 1));
    expect(made).toEqual([MIGRATIONS.length, 0]);
    expect(await Promise.all(copies.map(isReady))).toEqual([true, true]);
    for (const copy of copies) await copy.close();
  });

  it('makes no file for a database in memory', async () => {
    const database = openDatabase({ kind: 'sqlite', file: ':memory:' });
    await migrate(database, 1);
    await database.close();
    expect(existsSync(':memory:')).toBe(false);
  });

  it('refuses a database of a later release and does not change it', async () => {
    const database = openDatabase(fresh());
    await migrate(database, 1);
    await database.query.insertInto('migrations').values({ version: 99, applied_at: 1 }).execute();
    await expect(migrate(database, 2)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(database, 2)).rejects.toThrow('version 99');
    expect(await isReady(database)).toBe(false);
    await database.close();
  });

  it('syncs every commit to the disk', async () => {
    const database = openDatabase(fresh());
    const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(
      database.query,
    );
    const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query);
    expect([journal[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', 2]);
    await database.close();
  });

  it('builds a statement once and gives each run its own values', async () => {
    const { database, addApp } = await startProvider();
    const { id } = await addApp('live');
    let built = 0;
    const modeOf = statement(database, (given: Given<{ id: string; now: number }>) => {
      built += 1;
      return database.query
        .selectFrom('apps')
        .select('mode')
        .where('id', '=', given('id'))
        .where('created_at', '<=', given('now'));
    });
    const now = Date.now() + 60_000;
    expect(await modeOf(database.query, { id: 'none', now })).toEqual([]);
    expect(await modeOf(database.query, { id, now })).toEqual([{ mode: 'live' }]);
    expect(await database.transaction((trx) => modeOf(trx, { id, now: 0 }))).toEqual([]);
    expect(built).toBe(1);
  });

  it('stores nothing of a failed transaction', async () => {
    const { database, apps } = await startProvider();
    await expect(
      database.transaction(async (trx) => {
        await trx.insertInto('apps').values({ id: 'a', name: 'A', mode: 'live', created_at: 1 }).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await apps.list()).toEqual([]);
  });

  it('commits transactions that wait together at once, and stores nothing of the failed one', async () => {
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

  it('commits requests that arrived together as one, although each has its own connection', async () => {
    const address = fresh();
    const database = openDatabase(address);
    await migrate(database, 1);
    // Another connection sees more rows after each commit.
    const other = new Sqlite(address.file);
    const count = other.prepare('select count(*) as apps from apps where length(id) = 1');
    const counts: unknown[] = [];
    const arrive = (id: string) =>
      new Promise<void>((resolve, reject) => {
        setImmediate(() => {
          database
            .transaction((trx) =>
              trx.insertInto('apps').values({ id, name: id, mode: 'live', created_at: 1 }).execute(),
            )
            .then(() => counts.push(count.get([])))
            .then(() => resolve(), reject);
        });
      });
    await Promise.all(['a', 'b', 'c'].map(arrive));
    other.close();
    await database.close();
    expect(counts).toMatchObject([{ apps: 3 }, { apps: 3 }, { apps: 3 }]);
  });

  it('reports no success to them when the disk is full, and continues when there is space again', async () => {
    const { database, apps } = await startProvider();
    await sql`pragma max_page_count = 1`.execute(database.query);
    const add = (id: string) =>
      database.transaction((trx) =>
        trx
          .insertInto('apps')
          .values({ id, name: 'x'.repeat(id === 'c' ? 100_000 : 1), mode: 'live', created_at: 1 })
          .execute(),
      );
    await add('a');
    const outcomes = await Promise.allSettled(['b', 'c', 'd'].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await apps.list()).map(({ id }) => id)).toEqual(['a']);
    await sql`pragma max_page_count = 100000`.execute(database.query);
    await Promise.all(['b', 'c'].map(add));
    expect(await apps.list()).toHaveLength(3);
  });

  it('waits for a transaction of another process instead of failing', async () => {
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
});
