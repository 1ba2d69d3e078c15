import type { Database } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { IdTokenAlg } from '../facts/openid.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { ACCOUNT_APP } from './app.ts';

export interface AuthenticatedClient {
  readonly id: string;
  readonly idTokenAlg: IdTokenAlg;
  /** Whether the application proved itself by a secret. */
  readonly hasSecret: boolean;
}

/** RFC 6749, section 2.1. */
export const createClients = (database: Database, now: () => number) => {
  const { query } = database;

  /** One row for each valid secret of the application. */
  const selectClient = statement((given: Given<{ id: string; now: number }>) =>
    query
      .selectFrom('apps')
      .leftJoin('app_keys', (join) =>
        join
          .onRef('app_keys.app_id', '=', 'apps.id')
          .on('app_keys.kind', '=', 'secret')
          .on(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', given('now'))])),
      )
      .select(['apps.suspended_at', 'apps.id_token_alg', 'app_keys.key_hash'])
      .where('apps.id', '=', given('id'))
      .where('apps.id', '!=', ACCOUNT_APP),
  );

  const find = async (id: string) => {
    const rows = await selectClient(query, { id, now: now() });
    return { app: rows[0], secrets: rows.flatMap(({ key_hash }) => key_hash ?? []) };
  };

  return {
    isConfidential: async (app_id: string): Promise<boolean> => (await find(app_id)).secrets.length > 0,

    /**
     * @param secret `null` if the client sent none
     * @throws Problem oauth.client for an unknown client, a wrong or missing secret, and a secret of a public client;
     * app.suspended
     */
    authenticate: async (app_id: string, secret: string | null): Promise<AuthenticatedClient> => {
      const { app, secrets } = await find(app_id);
      // The comparison is of hashes of 256 random bits, so its time reveals nothing.
      const isRight = secret === null ? secrets.length === 0 : secrets.includes(digest(secret));
      if (app === undefined || !isRight) throw new Problem('oauth.client');
      if (app.suspended_at !== null) throw new Problem('app.suspended');
      return { id: app_id, idTokenAlg: app.id_token_alg, hasSecret: secret !== null };
    },
  };
};

export type Clients = ReturnType<typeof createClients>;
