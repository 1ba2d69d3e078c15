import { readConfig } from '../../../provider/config.ts';
import { openDatabase } from '../../../provider/database/database.ts';
import { createModules } from '../../../provider/modules.ts';
import { createLog } from '../../../provider/operations/log.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { createProvider } from '../../../provider/server.ts';
import { serveAndAsk } from './served.ts';

const SECRET = 'a secret for the benchmark of thirty-two bytes or more';
const ORIGIN = 'https://shop.example';

/** Signs people in: call 1, a look into the mailbox, call 2. */
export interface Subject {
  /** Call 1 for person `index`; the challenge. */
  readonly send: (index: number) => Promise<string>;
  /** Codes that were mailed since the last look, by address; costs the subject nothing. */
  readonly codes: () => Promise<ReadonlyMap<string, string>>;
  /** Call 2; the session token. */
  readonly confirm: (index: number, challenge: string, code: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const addressOf = (index: number) => `person-${index}@example.org`;

const clientOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** The provider, in this process, as `serve` runs it; its log goes nowhere. */
export const openProvider = async (DATABASE_URL: string) => {
  const config = readConfig({ DATABASE_URL, PROVIDER_SECRET: SECRET, TRUSTED_PROXIES: '127.0.0.1' });
  const log = createLog('info', { write: () => {} });
  const provider = await createProvider({ config, log });
  const database = openDatabase(config.database);
  const keyring = createKeyring([SECRET]);
  const { apps } = await createModules(database, keyring, config.publicUrl, Date.now);
  const app = await apps.add({ name: 'Bookshop', mode: 'live', origins: [ORIGIN], redirects: [] });

  // The peer is a proxy: every person is a client of their own, for thirty codes are a client's limit.
  const served = await serveAndAsk(provider.fetch);
  const call = (index: number, path: string, body?: object, token?: string) =>
    served.ask({
      path,
      body,
      headers: {
        origin: ORIGIN,
        'x-api-key': app.key,
        'x-forwarded-for': clientOf(index),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });

  return {
    app,
    database,
    call,
    fetch: provider.fetch,
    send: async (index: number): Promise<string> =>
      String((await call(index, '/api/email/verify', { email: addressOf(index) })).challenge),
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
    confirm: async (index: number, challenge: string, code: string): Promise<string> => {
      const body = { email: addressOf(index), code, challenge };
      return String((await call(index, '/api/email/verify/confirm', body)).token);
    },
    close: async () => {
      await served.close();
      await provider.close();
      await database.close();
    },
  };
};

export type ProviderSubject = Awaited<ReturnType<typeof openProvider>>;
