import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createModules } from '../../provider/api/modules.ts';
import { runCommandLine } from '../../provider/cli/program.ts';
import { readConfig } from '../../provider/config/config.ts';
import { ConfigError } from '../../provider/config/values.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { createKeyring } from '../../provider/secrets/keyring.ts';
import { secretsOf } from '../../provider/secrets/master-secret.ts';
import { ask } from './support/ask.ts';
import { usePostgres } from './support/both-databases.ts';
import { OWN, startWithPasskey } from './support/passkey.ts';
import { fileOf, SECRET, startProvider, type TestProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';
import { startSharing } from './support/share.ts';
import { BO } from './support/sign-in.ts';

const NEXT = 'the secret that comes next and is also long enough';
const HOOK = 'https://shop.example/hook';
const postgres = usePostgres();

const importInto = async (DATABASE_URL: string, file: string, PROVIDER_SECRET = SECRET) => {
  const said: string[] = [];
  const environment = { DATABASE_URL, PROVIDER_SECRET };
  const note = () => {};
  await runCommandLine(['import', file], { environment, say: (text) => void said.push(text), note });
  return said;
};

const contentsOf = async ({ database }: TestProvider, tables: readonly string[]) => {
  const contents: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database.query);
    contents[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  return contents;
};

describe.skipIf(!postgres.isThere)('import', () => {
  it('import copies every row into PostgreSQL, where the same person goes on', async () => {
    const { provider, app, page, credential } = await startWithPasskey();
    expect((await page.signIn(credential)).status).toBe(200);
    const { token, accessToken, infer } = await startSharing(provider, app.key, BO);
    const access = await accessToken();
    expect((await infer(access)).status).toBe(200);
    const url = await postgres.database();
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'
    `.execute(provider.database.query);
    const tables = rows.map(({ name }) => name);
    const before = await contentsOf(provider, tables);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(9);
    const backup = join(scratchFolder(), 'backup.sqlite');
    await sql`vacuum into ${backup}`.execute(provider.database.query);
    const bytes = readFileSync(backup);
    expect(await importInto(url, backup)).toEqual([
      `${Object.values(before).flat().length} rows are copied. The rows of ${backup} are unchanged.`,
    ]);
    expect(readFileSync(backup).equals(bytes)).toBe(true);

    const moved = await startProvider({ variables: { DATABASE_URL: url }, clock: provider.clock });
    expect(await contentsOf(moved, tables)).toEqual({ ...before, audit: expect.anything() });
    expect((await ask(moved, '/api/grants', { key: app.key, token })).body.grants).toHaveLength(1);
    const asked = { token: access, origin: null, body: { Input: ['AI'] } };
    expect((await ask(moved, '/api/inference', asked)).status).toBe(200);
    await expect(importInto(url, fileOf(provider))).rejects.toThrow(
      'DATABASE_URL names a database with data: `import` needs an empty one.',
    );
  });

  it('import copies more rows than one statement takes', async () => {
    const provider = await startProvider();
    const rowAt = (day: number) => ({ day, topic: 'mail' as const, name: '', kind: 'sent', count: day });
    await provider.database.transaction(async (trx) => {
      for (let day = 0; day < 1_203; day += 1)
        await trx.insertInto('day_counts').values(rowAt(day)).execute();
    });
    const url = await postgres.database();
    await importInto(url, fileOf(provider));
    const target = openDatabase({ kind: 'postgres', url });
    onTestFinished(() => target.close());
    const rows = await target.query.selectFrom('day_counts').select('day').execute();
    expect(new Set(rows.map(({ day }) => day)).size).toBe(1_203);
  });

  it('import is refused without the secret of the database, for another release, and for no file', async () => {
    const provider = await startProvider();
    const file = fileOf(provider);
    const url = await postgres.database();
    const refused = importInto(url, file, NEXT);
    await expect(refused).rejects.toThrow(`PROVIDER_SECRET must be the secret of ${file}`);
    await expect(refused).rejects.toThrow(ConfigError);
    writeFileSync(`${file}.secret`, `${SECRET}, and another\n`);
    await expect(importInto(url, file)).rejects.toThrow(
      `PROVIDER_SECRET must have the line of ${file}.secret`,
    );
    writeFileSync(`${file}.secret`, `${SECRET}\n`);
    await provider.database.query.deleteFrom('migrations').where('version', '>', 20).execute();
    await expect(importInto(url, file)).rejects.toThrow('no database of this release');
    const absent = join(scratchFolder(), 'provider.sqlite');
    await expect(importInto(url, absent)).rejects.toThrow('is not there');
    expect(existsSync(absent)).toBe(false);
  });

  it('after a rotation import takes the secret of today alone, and during one either', async () => {
    const provider = await startProvider();
    await provider.targets.set((await provider.addApp()).id, HOOK);
    const url = await postgres.database();
    for (const secrets of [`${SECRET},${NEXT}`, `${NEXT},${SECRET}`, NEXT]) {
      provider.clock.pass(1);
      const config = readConfig({ DATABASE_URL: `file:${fileOf(provider)}`, PROVIDER_SECRET: secrets });
      const database = openDatabase(config.database);
      const keyring = createKeyring(secretsOf(config, () => {}));
      const { targets } = await createModules(database, keyring, OWN, provider.clock.now);
      await targets.reseal(new AbortController().signal);
      await database.close();
    }
    await expect(importInto(url, fileOf(provider), SECRET)).rejects.toThrow('must be the secret');
    expect(await importInto(url, fileOf(provider), NEXT)).toHaveLength(1);
    const during = await startProvider();
    expect(await importInto(await postgres.database(), fileOf(during), `${NEXT},${SECRET}`)).toHaveLength(1);
  });
});

it('import copies into PostgreSQL only', async () => {
  await expect(importInto('file:other.sqlite', 'provider.sqlite')).rejects.toThrow(
    'DATABASE_URL must name PostgreSQL',
  );
});
