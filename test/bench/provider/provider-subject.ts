import { createModules } from '../../../provider/api/modules.ts';
import { readConfig } from '../../../provider/config/config.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { migrate } from '../../../provider/database/migrate.ts';
import { listen } from '../../../provider/operations/listen.ts';
import { createLog } from '../../../provider/operations/log.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { createProvider } from '../../../provider/server.ts';
import { type Call, callOf, confirmOf, ORIGIN, sendOf } from './calls.ts';

export const SECRET = 'a secret for the benchmark of thirty-two bytes or more';
/** A round asks for more codes than a provider sends before it asks for a proof of work. */
const MANY = '100000';

/** Like `serve`, without a log. `fill` adds rows to the tables before it starts. */
export const openProvider = async (
  DATABASE_URL: string,
  fill: (appId: string) => Promise<void> = async () => {},
) => {
  const config = readConfig({
    DATABASE_URL,
    PROVIDER_SECRET: SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
    CODES_PER_APP: MANY,
    CODES_IN_ALL: MANY,
  });
  const log = createLog('info', { write: () => {} });
  const database = openDatabase(config.database);
  await migrate(database, Date.now());
  const keyring = createKeyring([SECRET]);
  const { apps } = await createModules(database, keyring, config.publicUrl, Date.now);
  const app = await apps.add({ name: 'Bookshop', mode: 'live', origins: [ORIGIN], redirects: [] });
  await fill(app.id);
  const provider = await createProvider({ config, log });

  const { port, drain } = await listen(
    { host: 'HOST', port: 'PORT' },
    { host: '127.0.0.1', port: 0 },
    provider.fetch,
  );

  const ask = async ({ path, ...call }: Call): Promise<Record<string, unknown>> => {
    const answer = await provider.fetch(new Request(`http://127.0.0.1:${port}${path}`, call), '127.0.0.1');
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  return {
    call: (index: number, path: string, body?: object, token?: string) =>
      ask(callOf(app.key, index, path, body, token)),
    send: async (index: number) => String((await ask(sendOf(app.key, index))).challenge),
    confirm: async (index: number, challenge: string, code: string) =>
      String((await ask(confirmOf(app.key, index, challenge, code))).token),
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
      await drain(0);
      await provider.close();
      await database.close();
    },
  };
};

export type ProviderSubject = Awaited<ReturnType<typeof openProvider>>;
