import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApps } from '../../provider/apps/apps.ts';
import { type Database, openDatabase } from '../../provider/database/database.ts';
import { MIGRATIONS } from '../../provider/database/migrations/index.ts';
import { startPostgres } from './support/postgres.ts';
import { scratchFolder } from './support/scratch.ts';

const programs = inject('postgresPrograms');

const fresh = () => ({ kind: 'sqlite', file: join(scratchFolder(), 'provider.sqlite') }) as const;

it('stores the hash and the beginning of an app’s key, also for a key of an earlier release', async () => {
  const address = fresh();
  const database = openDatabase(address);
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 10)) await step(trx);
    await sql`insert into apps (id, name, mode, created_at) values ('a', 'A', 'live', 1)`.execute(trx);
    await sql`insert into app_keys (key, app_id, created_at) values ('pk_kept-before', 'a', 1)`.execute(trx);
    for (const step of MIGRATIONS.slice(10)) await step(trx);
  });
  const apps = createApps(database, () => 2);
  expect(await apps.identify('pk_kept-before', null)).toMatchObject({ id: 'a', isolation: 'none' });
  const rotated = await apps.rotate('a', true);
  expect(await apps.identify(rotated, null)).toMatchObject({ id: 'a' });
  await expect(apps.identify('pk_kept-before', null)).rejects.toThrow('app.unknown');
  expect(await apps.list()).toMatchObject([{ keys: [{ begins: rotated.slice(0, 10), ends: null }] }]);
  const kept = JSON.stringify(await database.query.selectFrom('app_keys').selectAll().execute());
  await database.close();
  expect(kept).toContain('"begins":"pk_kept-be"');
  for (const key of ['pk_kept-before', rotated]) expect(kept).not.toContain(key);
});

it('converts the domains of an earlier release’s people into ASCII, and merges no two people', async () => {
  const database = openDatabase(fresh());
  const people = [
    'anna@b\u00fccher.example',
    'bo@example.org',
    'bo@ex\u00adample.org',
    'cy@\uff45xample.org',
    'cy@ex\u00adample.org',
  ];
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 11)) await step(trx);
    for (const [at, address] of people.entries())
      await sql`insert into people (id, address, created_at) values (${`p${9 - at}`}, ${address}, ${at})`.execute(
        trx,
      );
    for (const step of MIGRATIONS.slice(11)) await step(trx);
  });
  const kept = await database.query.selectFrom('people').select('address').orderBy('created_at').execute();
  await database.close();
  expect(kept.map(({ address }) => address)).toEqual([
    'anna@xn--bcher-kva.example',
    'bo@example.org',
    'bo@ex\u00adample.org',
    'cy@example.org',
    'cy@ex\u00adample.org',
  ]);
});

it('composes the addresses of an earlier release, and merges no two people', async () => {
  const database = openDatabase(fresh());
  const people = [
    'ame\u0301lie@example.org',
    'jose\u0301@example.org',
    'jos\u00e9@example.org',
    'bo@example.org',
  ];
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 18)) await step(trx);
    for (const [at, address] of people.entries())
      await sql`insert into people (id, address, created_at) values (${`p${at}`}, ${address}, ${at})`.execute(
        trx,
      );
    for (const step of MIGRATIONS.slice(18)) await step(trx);
  });
  const kept = await database.query.selectFrom('people').select('address').orderBy('created_at').execute();
  await database.close();
  expect(kept.map(({ address }) => address)).toEqual(['am\u00e9lie@example.org', ...people.slice(1)]);
});

it('gives a grant that an earlier release replaced the time of the next one, and no other', async () => {
  const database = openDatabase(fresh());
  const grants = [
    ['replaced', 'a', 10, 5_000],
    ['next', 'a', 5_003, null],
    ['withdrawn', 'b', 10, 20],
    ['later', 'b', 9_000, null],
    ['other', 'c', 5_001, 5_002],
  ] as const;
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 28)) await step(trx);
    await sql`insert into people (id, address, created_at) values ('p', 'a@example.org', 1)`.execute(trx);
    for (const app of ['a', 'b', 'c'])
      await sql`insert into apps (id, name, mode, created_at) values (${app}, 'A', 'live', 1)`.execute(trx);
    for (const [id, app, created, revoked] of grants)
      await sql`
        insert into grants (id, person_id, app_id, scope, created_at, revoked_at)
        values (${id}, 'p', ${app}, '[]', ${created}, ${revoked})
      `.execute(trx);
    for (const step of MIGRATIONS.slice(28)) await step(trx);
  });
  const kept = await database.query.selectFrom('grants').select(['id', 'revoked_at']).execute();
  await database.close();
  expect(Object.fromEntries(kept.map(({ id, revoked_at }) => [id, revoked_at]))).toEqual({
    replaced: 5_003,
    next: null,
    withdrawn: 20,
    later: null,
    other: 5_002,
  });
});

it('keeps the tickets of an earlier release, and from then on those of ended sessions', async () => {
  const database = openDatabase(fresh());
  const ticket = {
    id: 't',
    connector: 'github',
    person_id: 'p',
    session_id: 's',
    app_id: 'account',
    state_hash: 'state',
    ticket_hash: 'ticket',
    sealed: 'sealed',
    expires_at: 1,
    used_at: null,
  } as const;
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 12)) await step(trx);
    await sql`insert into people (id, address, created_at) values ('p', 'a@example.org', 1)`.execute(trx);
    await sql`insert into sessions (id, token_hash, person_id, app_id, created_at, used_at, expires_at, nonce)
      values ('s', 's', 'p', 'account', 1, 1, 1, 'n')`.execute(trx);
    await trx.insertInto('tickets').values(ticket).execute();
    for (const step of MIGRATIONS.slice(12)) await step(trx);
  });
  await database.query.deleteFrom('sessions').execute();
  expect(await database.query.selectFrom('tickets').selectAll().execute()).toEqual([ticket]);
  await database.query.deleteFrom('people').execute();
  expect(await database.query.selectFrom('tickets').selectAll().execute()).toEqual([]);
  await database.close();
});

it('keeps the leases of mails, readings and revocations of an earlier release', async () => {
  const database = openDatabase(fresh());
  await database.transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 13)) await step(trx);
    await sql`insert into people (id, address, created_at) values ('p', 'a@example.org', 1)`.execute(trx);
    await sql`insert into accounts (person_id, connector, sealed, connected_at)
      values ('p', 'github', 'sealed', 1)`.execute(trx);
    await sql`insert into mails (id, sealed, state, created_at, due_at, expires_at, tries, taken_until)
      values ('m', 'sealed', 'waiting', 1, 1, 9, 1, 7)`.execute(trx);
    await sql`insert into readings (person_id, connector, state, read, changed_at, due_at, tries, taken_until)
      values ('p', 'github', 'reading', 0, 1, 1, 1, 8)`.execute(trx);
    await sql`insert into revocations (id, connector, sealed, due_at, expires_at, tries, taken_until)
      values ('r', 'github', 'sealed', 1, 9, 1, 9)`.execute(trx);
    for (const step of MIGRATIONS.slice(13)) await step(trx);
  });
  const leases = await Promise.all(
    (['mails', 'readings', 'revocations'] as const).map((table) =>
      database.query.selectFrom(table).select('leased_until').executeTakeFirstOrThrow(),
    ),
  );
  await database.close();
  expect(leases.map(({ leased_until }) => leased_until)).toEqual([7, 8, 9]);
});

/**
 * Brings grants and authorizations of an earlier release to the current schema; returns the grants that gave the
 * address.
 */
const addressGivers = async ({ transaction, query }: Database) => {
  const authorizations = [
    ['with-address', 'live', 'openid email interests medium'],
    ['with-address', 'live', 'openid interests medium'],
    ['without', 'live', 'openid interests offline_access medium'],
    ['of-test-app', 'test', 'openid email interests medium'],
    [null, 'live', 'openid email interests medium'],
  ] as const;
  await transaction(async (trx) => {
    for (const step of MIGRATIONS.slice(0, 23)) await step(trx);
    await sql`insert into people (id, address, created_at) values ('p', 'a@example.org', 1)`.execute(trx);
    for (const mode of ['live', 'test'])
      await sql`insert into apps (id, name, mode, created_at) values (${mode}, 'A', ${mode}, 1)`.execute(trx);
    for (const [id, app] of [
      ['with-address', 'live'],
      ['without', 'live'],
      ['of-test-app', 'test'],
    ])
      await sql`insert into grants (id, person_id, app_id, scope, created_at, ends_at)
        values (${id}, 'p', ${app}, 'medium', 1, 9)`.execute(trx);
    for (const [place, [grant, app, scope]] of authorizations.entries())
      await sql`insert into authorizations (id, code_hash, app_id, grant_id, subject, scope, expires_at)
        values (${`a${place}`}, ${`h${place}`}, ${app}, ${grant}, 's', ${scope}, 9)`.execute(trx);
    for (const step of MIGRATIONS.slice(23)) await step(trx);
  });
  const given = await query.selectFrom('grants').select('id').where('gives_address', '=', 1).execute();
  return given.map(({ id }) => id);
};

it('knows which grants of an earlier release gave the address', async () => {
  const database = openDatabase(fresh());
  expect(await addressGivers(database)).toEqual(['with-address']);
  await database.close();
});

describe.skipIf(programs === '')('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());

  it('knows which grants of an earlier release gave the address', async () => {
    const database = openDatabase({ kind: 'postgres', url: await postgres.database() });
    expect(await addressGivers(database)).toEqual(['with-address']);
    await database.close();
  });
});
