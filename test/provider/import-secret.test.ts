import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { ConfigError } from '../../provider/config-values.ts';
import { openDatabase } from '../../provider/database/database.ts';
import { createModules } from '../../provider/modules.ts';
import { createKeyring } from '../../provider/secrets/keyring.ts';
import { secretsOf } from '../../provider/secrets/master-secret.ts';
import { importInto } from './support/import-into.ts';
import { OWN } from './support/passkey.ts';
import { startPostgres } from './support/postgres.ts';
import { fileOf, SECRET, startProvider } from './support/provider.ts';

const NEXT = 'the secret that comes next and is also long enough';
const HOOK = 'https://shop.example/hook';

type Provider = Awaited<ReturnType<typeof startProvider>>;

const programs = inject('postgresPrograms');
let postgres: Awaited<ReturnType<typeof startPostgres>>;

describe.skipIf(programs === '')('import', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
  });
  afterAll(() => postgres?.stop());

  it('is refused with no secret of the database, also without a file of its secret', async () => {
    const provider = await startProvider();
    const file = fileOf(provider);
    expect(existsSync(`${file}.secret`)).toBe(false);
    const url = await postgres.database();
    const refused = importInto(url, [file], NEXT);
    await expect(refused).rejects.toThrow(`PROVIDER_SECRET must be the secret of ${file}`);
    await expect(refused).rejects.toThrow(ConfigError);
    // In a rotation, either secret may be the newest.
    expect(await importInto(url, [file], `${NEXT},${SECRET}`)).toHaveLength(1);
  });

  it.each([
    ['an empty database', async (_: Provider) => {}],
    [
      'a webhook',
      async ({ addApp, targets }: Provider) => void (await targets.set((await addApp()).id, HOOK)),
    ],
  ])('takes no secret that was removed, and today’s alone, with %s', async (_, fill) => {
    const provider = await startProvider();
    await fill(provider);
    const variables = { DATABASE_URL: `file:${fileOf(provider)}` };
    // The three steps of a change, each of which is a start.
    for (const secrets of [`${SECRET},${NEXT}`, `${NEXT},${SECRET}`, NEXT]) {
      provider.clock.pass(1);
      const config = readConfig({ ...variables, PROVIDER_SECRET: secrets });
      const database = openDatabase(config.database);
      const { targets } = await createModules(
        database,
        createKeyring(secretsOf(config)),
        OWN,
        provider.clock.now,
      );
      await targets.reseal(new AbortController().signal);
      await database.close();
    }
    const url = await postgres.database();
    await expect(importInto(url, [fileOf(provider)], SECRET)).rejects.toThrow(
      'PROVIDER_SECRET must be the secret',
    );
    expect(await importInto(url, [fileOf(provider)], NEXT)).toHaveLength(1);
  });

  it('takes the secret of today if another one was added and removed again', async () => {
    const provider = await startProvider();
    await provider.targets.set((await provider.addApp()).id, HOOK);
    provider.clock.pass(1);
    await createModules(provider.database, createKeyring([SECRET, NEXT]), OWN, provider.clock.now);
    const url = await postgres.database();
    await expect(importInto(url, [fileOf(provider)], NEXT)).rejects.toThrow(ConfigError);
    expect(await importInto(url, [fileOf(provider)], SECRET)).toHaveLength(1);
  });

  it('names the sealed values that wait for another secret', async () => {
    const provider = await startProvider();
    for (const keyring of [createKeyring([SECRET]), createKeyring([NEXT, SECRET])]) {
      provider.clock.pass(1);
      const { targets } = await createModules(provider.database, keyring, OWN, provider.clock.now);
      await targets.set((await provider.addApp()).id, HOOK);
    }
    const [, lost] = await importInto(await postgres.database(), [fileOf(provider)], NEXT);
    expect(lost).toBe(
      '1 sealed values need another secret: during a change of the secret, PROVIDER_SECRET has both.',
    );
  });
});
