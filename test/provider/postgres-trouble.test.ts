import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../provider/database/database.ts';
import { isUnavailable } from '../../provider/database/failures.ts';
import { postgresDialect } from '../../provider/database/postgres.ts';
import type { Tables } from '../../provider/database/schema.ts';
import { refusalIn } from './support/ask.ts';
import { usePostgres } from './support/both-databases.ts';
import { runCli } from './support/process.ts';
import { SECRET, startApp } from './support/provider.ts';
import { requestCode } from './support/sign-in.ts';

const startNetwork = async (url: string) => {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  let isLosing = false;
  const server = createServer((caller) => {
    const database = createConnection(join(folder, '.s.PGSQL.5432'));
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      open.add(from);
      from.on('data', (part) => void (isLosing || to.write(part)));
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://provider@127.0.0.1:${port}${new URL(url).pathname}`,
    /** Connections stay open, but no data arrives any more, as after a power failure of the computer. */
    lose: () => {
      isLosing = true;
    },
    recover: () => {
      isLosing = false;
    },
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};

const postgres = usePostgres();

describe.skipIf(!postgres.isThere)('PostgreSQL in trouble', () => {
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

  it('a user that may create no tables is told who must migrate, and is served after that', async () => {
    const { url, urlOf, run, name } = await start();
    const user = `clerk_of_${name}`;
    await run(`create role ${user} login`);
    const cli = (args: readonly string[], DATABASE_URL: string) =>
      runCli(args, { DATABASE_URL, PROVIDER_SECRET: SECRET });
    const { code, error } = await cli(['serve'], urlOf(user));
    expect([code, error.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_URL .*\(42501\): run `provider migrate` as the owner/)],
    ]);
    expect((await cli(['migrate'], url)).code).toBe(0);
    await run(`grant select, insert, update, delete on all tables in schema public to ${user}`);
    const { provider, key } = await startApp({ variables: { DATABASE_URL: urlOf(user) } });
    expect((await requestCode(provider, key)).status).toBe(200);
  });

  it('a PostgreSQL whose encoding cannot store every name is refused in one line', async () => {
    const { url, run, name } = await start();
    await run(`create database ${name}_latin template template0 encoding 'LATIN1'`);
    const { code, error } = await runCli(['migrate'], {
      DATABASE_URL: url.replace(name, `${name}_latin`),
      PROVIDER_SECRET: SECRET,
    });
    expect([code, error.trim().split('\n').at(-1)]).toEqual([
      1,
      "DATABASE_URL names a database in LATIN1: make one with encoding 'UTF8'.",
    ]);
  });

  it('a call gets 503 while PostgreSQL accepts no sign-in', async () => {
    const { urlOf, run, name } = await start();
    const user = `guest_of_${name}`;
    await run(`create role ${user} superuser login`);
    const { provider, key } = await startApp({ variables: { DATABASE_URL: urlOf(user) } });
    await run(`alter role ${user} nologin`);
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`);
    expect(refusalIn(await requestCode(provider, key))).toBe('503 server.unavailable');
    await run(`alter role ${user} login`);
    // The pool may have one more ended connection: the provider detects each of them separately.
    await expect.poll(async () => (await requestCode(provider, key)).status).toBe(200);
  });

  it('the provider is not ready after a failover to a standby, until its name leads to a server that writes', async () => {
    const { url, run, name } = await start();
    const { provider, key } = await startApp({ variables: { DATABASE_URL: url } });
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
    for (let call = 0; call < 10; call += 1) await requestCode(provider, key, `${call}@example.org`);
    expect(await asked()).toEqual([200, 200]);
  });

  it('a statement fails if PostgreSQL disappears silently, and the next one has a new connection', async () => {
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
});
