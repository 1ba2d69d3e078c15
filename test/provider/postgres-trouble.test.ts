import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../provider/database/database.ts';
import { isUnavailable } from '../../provider/database/failures.ts';
import { migrate } from '../../provider/database/migrate.ts';
import { postgresDialect, TAKE_TIME } from '../../provider/database/postgres.ts';
import { reachDatabase } from '../../provider/database/reach.ts';
import type { Tables } from '../../provider/database/schema.ts';
import { startNetwork, startTls } from './support/network.ts';
import { forgetful, hasPgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import { startPostgres } from './support/postgres.ts';
import { runCli } from './support/process.ts';
import { SECRET, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { requestCode } from './support/sign-in.ts';

const programs = inject('postgresPrograms');
let postgres: Awaited<ReturnType<typeof startPostgres>>;

describe.skipIf(programs === '')('with a PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());

  /** A new database, its operator's statements, and its address for another user. */
  const start = async () => {
    const url = await postgres.database();
    const operator = openDatabase({ kind: 'postgres', url });
    onTestFinished(() => operator.close());
    return {
      url,
      name: new URL(url).pathname.slice(1),
      run: (text: string) => sql.raw(text).execute(operator.query),
      urlOf: (user: string) => url.replace('provider@', `${user}@`),
    };
  };

  it.each([
    'create table migrations (id integer primary key, migration text, batch integer)',
    'create table people (id integer primary key)',
  ])('a database of another application is refused in one line: %s', async (statement) => {
    const { url, run } = await start();
    await run(statement);
    const database = openDatabase({ kind: 'postgres', url });
    onTestFinished(() => database.close());
    await expect(migrate(database, 1)).rejects.toThrow(
      'DATABASE_URL names a database with tables of another application: make one for the provider alone.',
    );
  });

  it('is reached with TLS, and not if its certificate is another one', async () => {
    const { url, certificate, stop } = await startTls(await postgres.database(), scratchFolder());
    onTestFinished(stop);
    const given = (file: string) => `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`;
    const database = await reachDatabase({ kind: 'postgres', url: given(certificate) });
    onTestFinished(() => database.close());
    expect(await migrate(database, 1)).toBeGreaterThan(0);
    const refused = (address: string) => reachDatabase({ kind: 'postgres', url: address });
    await expect(refused(`${url}?sslmode=verify-full`)).rejects.toThrow(
      /cannot be opened \(\w*SELF_SIGNED\w*\)/,
    );
    await expect(refused(given('/missing.pem'))).rejects.toThrow(
      'names a socket or a certificate that is not there (ENOENT).',
    );
  });

  describe('whose user may create no tables, the provider', () => {
    const asUser = async () => {
      const { url, urlOf, run, name } = await start();
      const user = `clerk_of_${name}`;
      await run(`create role ${user} login`);
      const cli = (args: readonly string[], DATABASE_URL: string) =>
        runCli(args, { DATABASE_URL, PROVIDER_SECRET: SECRET });
      return { url, run, user, own: urlOf(user), cli };
    };

    it('says in one line who must migrate', async () => {
      const { own, cli } = await asUser();
      const { code, error } = await cli(['serve'], own);
      expect([code, error.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^DATABASE_URL .*\(42501\): run `provider migrate` as the owner/)],
      ]);
    });

    it('works once the owner of the tables has migrated', async () => {
      const { url, own, user, run, cli } = await asUser();
      expect((await cli(['migrate'], url)).code).toBe(0);
      await run(`grant select, insert, update, delete on all tables in schema public to ${user}`);
      const provider = await startProvider({ variables: { DATABASE_URL: own } });
      const { key } = await provider.addApp();
      expect((await requestCode(provider, key)).status).toBe(200);
    });
  });

  it('whose encoding cannot store every name, the provider says so in one line', async () => {
    const { url, run, name } = await start();
    await run(`create database ${name}_latin template template0 encoding 'LATIN1'`);
    const { code, error } = await runCli(['migrate'], {
      DATABASE_URL: url.replace(name, `${name}_latin`),
      PROVIDER_SECRET: SECRET,
    });
    expect([code, error.trim()]).toEqual([
      1,
      "DATABASE_URL names a database in LATIN1: make one with encoding 'UTF8'.",
    ]);
  });

  it('takes a schema of its own by search_path, and names one that is not there in one line', async () => {
    const { url, run } = await start();
    const DATABASE_URL = `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3Did`;
    const migrated = () => runCli(['migrate'], { DATABASE_URL, PROVIDER_SECRET: SECRET });
    const { code, error } = await migrated();
    expect([code, error.trim()]).toEqual([
      1,
      'DATABASE_URL names a database without the schema of its search_path (3F000): make it with `create schema`.',
    ]);
    await run('create schema id');
    expect(await migrated()).toMatchObject({ code: 0, error: '' });
    const { rows } = await run("select count(*) as count from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.skipIf(!hasPgBouncer).each([
    ['refuses its settings', () => [], 'PgBouncer needs `ignore_startup_parameters = statement_timeout`'],
    [
      'forgets what it prepares',
      () => ['ignore_startup_parameters = statement_timeout', ...forgetful()],
      'let it pool sessions, or set max_prepared_statements',
    ],
  ])(
    'behind a pooler that %s, the provider names the necessary setting in one line',
    async (_name, settings, line) => {
      const DATABASE_URL = await startPgBouncer((await start()).url, settings());
      const { code, error } = await runCli(['migrate'], { DATABASE_URL, PROVIDER_SECRET: SECRET });
      expect([code, error.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
    },
  );

  it('that accepts no sign-in any more, a call gets 503 until it does', async () => {
    const { urlOf, run, name } = await start();
    const user = `guest_of_${name}`;
    await run(`create role ${user} superuser login`);
    const provider = await startProvider({ variables: { DATABASE_URL: urlOf(user) } });
    const { key } = await provider.addApp();
    await run(`alter role ${user} nologin`);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`);
    const refused = await requestCode(provider, key);
    expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
    await run(`alter role ${user} login`);
    // The pool may have one more ended connection: the provider detects each of them separately.
    await expect.poll(async () => (await requestCode(provider, key)).status).toBe(200);
  });

  it('that gives up waiting for a lock, a call gets 503', async () => {
    const { url, run, name } = await start();
    await run(`alter database ${name} set lock_timeout = '50ms'`);
    const provider = await startProvider({ variables: { DATABASE_URL: url } });
    const { key } = await provider.addApp();
    const refused = await provider.database.query.transaction().execute(async (trx) => {
      await sql`lock table codes`.execute(trx);
      return [await requestCode(provider, key)];
    });
    expect(refused).toMatchObject([{ status: 503, body: { code: 'server.unavailable' } }]);
    expect((await requestCode(provider, key)).status).toBe(200);
  });

  it('that accepts no writes, the provider is not ready, and writes once its name leads to one that does', async () => {
    const { url, run, name } = await start();
    const provider = await startProvider({ variables: { DATABASE_URL: url } });
    const { key } = await provider.addApp();
    const asked = async () => [
      (await provider.operations(new Request('http://o.test/readyz'))).status,
      (await requestCode(provider, key)).status,
    ];
    const cut = () =>
      run(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid != pg_backend_pid()`);
    expect(await asked()).toEqual([200, 200]);
    // After a failover, the name points to the standby for some time.
    await run(`alter database ${name} set default_transaction_read_only = on`);
    await cut();
    expect(await asked()).toEqual([503, 503]);
    await run(`alter database ${name} set default_transaction_read_only = off`);
    // Each earlier connection fails once, and there are ten at most.
    for (let call = 0; call < 10; call += 1) await requestCode(provider, key, `${call}@example.org`);
    expect(await asked()).toEqual([200, 200]);
  });

  it('that disappears silently, a statement fails, and the next one has a new connection', async () => {
    const { url } = await start();
    const network = await startNetwork(url);
    onTestFinished(network.stop);
    const query = new Kysely<Tables>({ dialect: postgresDialect(network.url, () => {}, 1_000) });
    onTestFinished(() => query.destroy());
    const work = (text: string) =>
      query.transaction().execute((trx) =>
        sql
          .raw(text)
          .execute(trx)
          .then(({ rows }) => rows),
      );
    expect(await work('select 1 as one')).toEqual([{ one: 1 }]);
    network.lose();
    const error = await work('select 2 as two').catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    network.recover();
    expect(await work('select 3 as three')).toEqual([{ three: 3 }]);
  });

  it('that needs longer for a statement, a transaction with no time limit waits', async () => {
    const { url } = await start();
    const query = new Kysely<Tables>({ dialect: postgresDialect(url, () => {}, 1_000) });
    onTestFinished(() => query.destroy());
    const sleepy = sql<{ done: boolean }>`select pg_sleep(1.5) is not null as done`;
    const patient = query.transaction().execute(async (trx) => {
      await sql.raw(TAKE_TIME).execute(trx);
      return (await sleepy.execute(trx)).rows;
    });
    expect(await patient).toEqual([{ done: true }]);
    await expect(sleepy.execute(query)).rejects.toSatisfy(isUnavailable);
  });
});
