import { createModules } from '../../../provider/api/modules.ts';
import { readConfig } from '../../../provider/config/config.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { type Copy, fetchFrom, startCopy } from './process.ts';
import { ORIGIN, SECRET } from './provider.ts';
import { parallel } from './repeated.ts';

export const openTools = async (DATABASE_URL: string) => {
  const config = readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET });
  const database = openDatabase(config.database);
  await migrate(database, Date.now());
  const modules = await createModules(database, createKeyring([SECRET]), config.publicUrl, Date.now);
  const { key, id } = await modules.apps.add({
    name: 'Bookshop',
    mode: 'live',
    origins: [ORIGIN],
    redirects: [],
  });
  return { database, ...modules, key, appId: id };
};

export type Tools = Awaited<ReturnType<typeof openTools>>;

export const startOneOfMany = (
  DATABASE_URL: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Copy> =>
  startCopy({ DATABASE_URL, PROVIDER_SECRET: SECRET, PUBLIC_URL: 'http://localhost:4174', ...variables });

export const startCopies = (count: number, DATABASE_URL: string): Promise<Copy[]> =>
  parallel(count, () => startOneOfMany(DATABASE_URL));

export const inTurn = (copies: readonly Copy[]) => {
  let turn = 0;
  return {
    fetch: (request: Request) => {
      turn += 1;
      const copy = copies[turn % copies.length];
      if (copy === undefined) throw new Error('No copy runs');
      return fetchFrom(copy).fetch(request);
    },
  };
};
