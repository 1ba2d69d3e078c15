import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { createModules, type HashCosts } from '../../../provider/api/modules.ts';
import type { AppMode } from '../../../provider/apps/app.ts';
import type { NewApp } from '../../../provider/apps/apps.ts';
import { readConfig } from '../../../provider/config/config.ts';
import type { Variables } from '../../../provider/config/values.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import type { Tables } from '../../../provider/database/schema.ts';
import { createLog } from '../../../provider/operations/log.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { createProvider, type ProviderOptions } from '../../../provider/server.ts';
import { scratchFolder } from './scratch.ts';

export const ORIGIN = 'https://shop.example';
export const EVIL = 'https://evil.example';
export const CALLBACK = `${ORIGIN}/callback.html`;
export const SECRET = 'a secret for tests of thirty-two bytes or more';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Settings of a provider that mails, which a public one needs. Nothing answers there. */
export const MAILING = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'id@id.example' };
const START = Date.UTC(2026, 10, 22, 9);

export const createClock = (start = START) => {
  let time = start;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

export const createLines = () => {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => void lines.push(line) }) };
};

interface Options {
  readonly variables?: Variables;
  readonly clock?: ReturnType<typeof createClock>;
  readonly platforms?: ProviderOptions['platforms'];
  readonly pagesFolder?: string;
  readonly consoleFolder?: string;
  readonly widgetFolder?: string;
  /** Whether each try has the full cost of production. */
  readonly hasFullWork?: boolean;
}

/** Tests of limits make hundreds of tries. Providers in processes, and in the browser tests, have the full work. */
const LOW_COSTS: HashCosts = { pin: 2 ** 4, proof: { iterations: 10, tries: 4 } };

export const startProvider = async ({
  variables = {},
  clock = createClock(),
  platforms = {},
  pagesFolder,
  consoleFolder,
  widgetFolder,
  hasFullWork = false,
}: Options = {}) => {
  const work = hasFullWork ? {} : { hashCosts: LOW_COSTS };
  const file = join(scratchFolder(), 'provider.sqlite');
  copyFileSync(inject('emptyDatabase'), file);
  const DATABASE_URL = `file:${file}`;
  const config = readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET, ...variables });
  const { lines, log } = createLines();
  const provider = await createProvider({
    config,
    log,
    now: clock.now,
    platforms,
    pagesFolder,
    consoleFolder,
    widgetFolder,
    ...work,
  });
  const database = openDatabase(config.database);
  const keyring = createKeyring(config.secrets ?? []);
  const modules = await createModules(database, keyring, config.publicUrl, clock.now, {
    ...platforms,
    credentials: config.platforms,
    passkeyDomain: config.passkeyDomain,
    ...work,
  });
  onTestFinished(async () => {
    await provider.close();
    await database.close();
  });
  return {
    ...provider,
    config,
    database,
    keyring,
    clock,
    lines,
    ...modules,
    rows: async <Name extends keyof Tables>(table: Name) => {
      const all = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)}`.execute(
        database.query,
      );
      return all.rows;
    },
    metrics: async () => (await provider.operations(new Request('http://o.test/metrics'))).text(),
    addApp: (mode: AppMode = 'live', origins: readonly string[] = [ORIGIN], more: Partial<NewApp> = {}) =>
      modules.apps.add({ name: 'Bookshop', mode, origins, redirects: [CALLBACK], ...more }),
  };
};

export const startApp = async (
  options: Options = {},
  ...app: Parameters<Awaited<ReturnType<typeof startProvider>>['addApp']>
) => {
  const provider = await startProvider(options);
  const { key, id } = await provider.addApp(...app);
  return { provider, key, id };
};

export const fileOf = ({ config: { database } }: Pick<TestProvider, 'config'>) =>
  database.kind === 'sqlite' ? database.file : '';

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;
