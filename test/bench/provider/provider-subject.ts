import { readConfig } from '../../../provider/config.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';
import { createModules } from '../../../provider/modules.ts';
import { createLog } from '../../../provider/operations/log.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { createProvider } from '../../../provider/server.ts';
import { ORIGIN, providerCalls } from './calls.ts';
import { askAt, serveOnFreePort } from './served.ts';

export const SECRET = 'a secret for the benchmark of thirty-two bytes or more';

/**
 * The provider in this process, like `serve`, without a log.
 * @param fill adds rows to its tables before it starts
 */
export const openProvider = async (
  DATABASE_URL: string,
  fill: (appId: string) => Promise<void> = async () => {},
) => {
  const config = readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET, TRUSTED_PROXIES: '127.0.0.1' });
  const log = createLog('info', { write: () => {} });
  const database = openDatabase(config.database);
  await migrate(database, Date.now());
  const keyring = createKeyring([SECRET]);
  const { apps } = await createModules(database, keyring, config.publicUrl, Date.now);
  const app = await apps.add({ name: 'Bookshop', mode: 'live', origins: [ORIGIN], redirects: [] });
  await fill(app.id);
  const provider = await createProvider({ config, log });

  const { port, drain } = await serveOnFreePort(provider.fetch);
  const { ask, close } = askAt(port);

  return {
    ...providerCalls(ask, app.key),
    port,
    app,
    key: app.key,
    database,
    fetch: provider.fetch,
    operations: provider.operations,
    codes: async () => {
      const rows = await database.query.selectFrom('mails').select(['id', 'sealed']).execute();
      await database.query.deleteFrom('mails').execute();
      return new Map(
        rows.map(({ id, sealed }) => {
          const { to, text } = JSON.parse(keyring.open('mail', id, sealed));
          return [String(to), String(text).slice(0, 6)] as const;
        }),
      );
    },
    close: async () => {
      close();
      await drain(0);
      await provider.close();
      await database.close();
    },
  };
};

export type ProviderSubject = Awaited<ReturnType<typeof openProvider>>;
