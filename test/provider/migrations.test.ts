import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createApps } from '../../provider/apps/apps.ts';
import { type Database, openDatabase, type Trx } from '../../provider/database/database.ts';
import { MIGRATIONS } from '../../provider/database/migrations/index.ts';
import { useDatabases } from './support/both-databases.ts';
import { scratchFolder } from './support/scratch.ts';

const { databases, settingsOf } = useDatabases();

/** A database at this version with rows of that time, brought to the current version. */
const migratedFrom = async (
  version: number,
  fill: (trx: Trx) => Promise<unknown>,
  url = '',
): Promise<Database> => {
  const file = join(scratchFolder(), 'provider.sqlite');
  const database = openDatabase(url === '' ? { kind: 'sqlite', file } : { kind: 'postgres', url });
  onTestFinished(() => database.close());
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, version)) await step(trx);
    await fill(trx);
    for (const step of MIGRATIONS.slice(version)) await step(trx);
  });
  return database;
};

const addPerson = (trx: Trx, id = 'p', address = 'a@example.org', at = 1) =>
  sql`insert into people (id, address, created_at) values (${id}, ${address}, ${at})`.execute(trx);

const addApp = (trx: Trx, id: string, mode = 'live') =>
  sql`insert into apps (id, name, mode, created_at) values (${id}, 'A', ${mode}, 1)`.execute(trx);

it('an application’s key of an earlier release works, and is no longer stored', async () => {
  const database = await migratedFrom(10, async (trx) => {
    await addApp(trx, 'a');
    await sql`insert into app_keys (key, app_id, created_at) values ('pk_kept-before', 'a', 1)`.execute(trx);
  });
  expect(await createApps(database, () => 2).identify('pk_kept-before', null)).toMatchObject({ id: 'a' });
  const kept = JSON.stringify(await database.query.selectFrom('app_keys').selectAll().execute());
  expect(kept).toContain('"begins":"pk_kept-be"');
  expect(kept).not.toContain('pk_kept-before');
});

it.each(databases)('on %s, grants of an earlier release that gave the address are known', async (kind) => {
  const authorizations = [
    ['with-address', 'live', 'openid email interests medium'],
    ['without', 'live', 'openid interests offline_access medium'],
    ['of-test-app', 'test', 'openid email interests medium'],
    [null, 'live', 'openid email interests medium'],
  ] as const;
  const fill = async (trx: Trx) => {
    await addPerson(trx);
    for (const mode of ['live', 'test']) await addApp(trx, mode, mode);
    for (const [place, [grant, app, scope]] of authorizations.entries()) {
      if (grant !== null)
        await sql`insert into grants (id, person_id, app_id, scope, created_at, ends_at)
          values (${grant}, 'p', ${app}, 'medium', 1, 9)`.execute(trx);
      await sql`insert into authorizations (id, code_hash, app_id, grant_id, subject, scope, expires_at)
        values (${`a${place}`}, ${`h${place}`}, ${app}, ${grant}, 's', ${scope}, 9)`.execute(trx);
    }
  };
  const { query } = await migratedFrom(23, fill, (await settingsOf(kind)).DATABASE_URL);
  const given = await query.selectFrom('grants').select('id').where('gives_address', '=', 1).execute();
  expect(given).toEqual([{ id: 'with-address' }]);
});
