import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../../provider/config-values.ts';
import { copyRows, tablesIn } from '../../provider/database/copy-rows.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { UsageError } from '../../provider/usage.ts';
import { ask } from './support/ask.ts';
import { importInto } from './support/import-into.ts';
import { startWithPasskey } from './support/passkey.ts';
import { startPostgres } from './support/postgres.ts';
import { fileOf, SECRET, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { startSharer } from './support/share.ts';

/** Whether this process may mount in a namespace of its own: as root, outside most containers. */
const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0;
const CLI = resolve(import.meta.dirname, '../../dist/provider/cli.js');

const programs = inject('postgresPrograms');
let postgres: Awaited<ReturnType<typeof startPostgres>>;

/** All rows of all tables, by table. */
const contentsOf = async (provider: Awaited<ReturnType<typeof startProvider>>, tables: readonly string[]) => {
  const contents: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(provider.database.query);
    contents[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return contents;
};

describe.skipIf(programs === '')('import', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());

  it('copies every row into PostgreSQL, where the same person goes on', async () => {
    const { provider, key, token, accessToken, infer } = await startSharer();
    const access = await accessToken();
    expect((await infer(access)).status).toBe(200);
    const url = await postgres.database();
    const tables = await tablesIn(provider.database.query);
    const before = await contentsOf(provider, tables);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(8);
    const count = Object.values(before).flat().length;
    expect(await importInto(url, [fileOf(provider)])).toEqual([
      `${count} rows are copied. The rows of ${fileOf(provider)} are unchanged.`,
    ]);

    const moved = await startProvider({ variables: { DATABASE_URL: url }, clock: provider.clock });
    expect(await contentsOf(moved, tables)).toEqual({ ...before, audit: expect.anything() });
    const { body } = await ask(moved, '/api/grants', { key, token });
    expect(body.grants).toHaveLength(1);
    const asked = await ask(moved, '/api/inference', {
      token: access,
      origin: null,
      body: { Input: ['AI'] },
    });
    expect(asked.status).toBe(200);
    await expect(importInto(url, [fileOf(provider)])).rejects.toThrow(
      'DATABASE_URL names a database with data: `import` needs an empty one.',
    );
  });

  it('copies a passkey after its person, and a session after its passkey', async () => {
    const { provider, page, credential } = await startWithPasskey();
    expect((await page.signIn(credential)).status).toBe(200);
    const tables = await tablesIn(provider.database.query);
    const before = await contentsOf(provider, tables);
    const url = await postgres.database();
    await importInto(url, [fileOf(provider)]);
    const moved = await startProvider({ variables: { DATABASE_URL: url }, clock: provider.clock });
    const { audit: _, ...after } = await contentsOf(moved, tables);
    expect(before).toMatchObject(after);
  });

  it('copies more rows than one statement takes', async () => {
    const provider = await startProvider();
    const names = Array.from({ length: 1_203 }, (_, index) => ({
      day: index,
      topic: 'mail' as const,
      name: '',
      kind: 'sent',
      count: index,
    }));
    for (let at = 0; at < names.length; at += 100) {
      await provider.database.query
        .insertInto('day_counts')
        .values(names.slice(at, at + 100))
        .execute();
    }
    const url = await postgres.database();
    await importInto(url, [fileOf(provider)]);
    const target = openDatabase({ kind: 'postgres', url });
    const { rows } = await sql<{ rows: number; sum: number }>`
      select count(*)::int as rows, sum(count)::int as sum from day_counts
    `.execute(target.query);
    await target.close();
    expect(rows).toEqual([{ rows: 1_203, sum: (1_202 * 1_203) / 2 }]);
  });

  it('copies nothing if a row is refused', async () => {
    const provider = await startProvider();
    await provider.addApp();
    const url = await postgres.database();
    await importInto(url, [fileOf(await startProvider())]);
    const target = openDatabase({ kind: 'postgres', url });
    const copied = target.transaction(async (trx) => {
      await trx.deleteFrom('apps').execute();
      await copyRows(provider.database.query, trx, 'apps');
      await copyRows(provider.database.query, trx, 'apps');
    });
    await expect(copied).rejects.toThrow();
    const apps = await target.query.selectFrom('apps').selectAll().execute();
    await target.close();
    expect(apps.map(({ id }) => id)).toEqual(['account']);
  });

  it.runIf(mayMount)(
    'reads a file on a read-only medium with its log, and changes no byte of a backup',
    async () => {
      const { provider } = await startSharer();
      const backup = join(scratchFolder(), 'backup.sqlite');
      await sql`vacuum into ${backup}`.execute(provider.database.query);
      const bytes = readFileSync(backup);
      expect(await importInto(await postgres.database(), [backup])).toHaveLength(1);
      expect(readFileSync(backup).equals(bytes)).toBe(true);
      const folder = dirname(fileOf(provider));
      expect(existsSync(`${fileOf(provider)}-wal`)).toBe(true);
      const url = await postgres.database();
      const variables = { DATABASE_URL: url, PROVIDER_SECRET: SECRET, PATH: process.env.PATH ?? '' };
      const command = `mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder} && node ${CLI} import ${fileOf(provider)}`;
      const out = execFileSync('unshare', ['-m', 'sh', '-c', command], { env: variables, encoding: 'utf8' });
      expect(out).toContain('rows are copied');
      const moved = await startProvider({ variables: { DATABASE_URL: url }, clock: provider.clock });
      const people = (from: typeof provider) =>
        from.database.query.selectFrom('people').selectAll().execute();
      expect(await people(moved)).toEqual(await people(provider));
    },
  );

  it('is refused without the secret of the file, for another release, and for no file', async () => {
    const provider = await startProvider();
    const file = fileOf(provider);
    const url = await postgres.database();
    writeFileSync(`${file}.secret`, `${SECRET}, and another\n`);
    await expect(importInto(url, [file])).rejects.toThrow(
      `PROVIDER_SECRET must have the line of ${file}.secret`,
    );
    await expect(importInto(url, [file])).rejects.toThrow(ConfigError);
    writeFileSync(`${file}.secret`, `${SECRET}\n`);
    await provider.database.query.deleteFrom('migrations').where('version', '>', 20).execute();
    await expect(importInto(url, [file])).rejects.toThrow('no database of this release');
    const absent = join(scratchFolder(), 'provider.sqlite');
    await expect(importInto(url, [absent])).rejects.toThrow('is not there');
    expect(existsSync(absent)).toBe(false);
  });
});

it('copies into PostgreSQL only, and from one file', async () => {
  const url = 'postgres://127.0.0.1:1/provider';
  await expect(importInto('file:other.sqlite', ['provider.sqlite'])).rejects.toThrow(
    'DATABASE_URL must name PostgreSQL',
  );
  await expect(importInto(url, [])).rejects.toThrow(UsageError);
  await expect(importInto(url, ['--help'])).rejects.toThrow(UsageError);
  await expect(importInto(url, ['a.sqlite', 'b.sqlite'])).rejects.toThrow('Too much');
});
