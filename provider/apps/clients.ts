import type { Database } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { ACCOUNT_APP } from './app.ts';

/** Applications as OAuth clients: public ones, and confidential ones with a secret (RFC 6749, section 2.1). */
export const createClients = ({ query }: Database, now: () => number) => {
  const secretsOf = (app_id: string) =>
    query
      .selectFrom('app_keys')
      .select('key_hash')
      .where('app_id', '=', app_id)
      .where('kind', '=', 'secret')
      .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
      .execute();

  return {
    isConfidential: async (app_id: string): Promise<boolean> => (await secretsOf(app_id)).length > 0,

    /**
     * @param secret `null` if the client sent none
     * @throws Problem oauth.client for an unknown client, a wrong or missing secret, and a secret of a public client;
     * app.suspended
     */
    authenticate: async (app_id: string, secret: string | null): Promise<void> => {
      const app = await query
        .selectFrom('apps')
        .select('suspended_at')
        .where('id', '=', app_id)
        .where('id', '!=', ACCOUNT_APP)
        .executeTakeFirst();
      const secrets = await secretsOf(app_id);
      // The comparison is of hashes of 256 random bits, so its time reveals nothing.
      const isRight =
        secret === null ? secrets.length === 0 : secrets.some(({ key_hash }) => key_hash === digest(secret));
      if (app === undefined || !isRight) throw new Problem('oauth.client');
      if (app.suspended_at !== null) throw new Problem('app.suspended');
    },
  };
};

export type Clients = ReturnType<typeof createClients>;
