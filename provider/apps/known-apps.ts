import type { Database } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { CLIENT_DEFAULTS, type ClientSettings, type IdTokenAlg } from '../facts/client-settings.ts';
import { ACCOUNT_APP, type App } from './app.ts';
import { clientFromRow } from './terms.ts';

/** An app with the settings of its sign-ins. */
export interface KnownApp extends App, ClientSettings {
  readonly suspended_at: number | null;
}

/** Reads apps by their ids. */
export const createKnownApps = (database: Database) => {
  const { query } = database;
  const selectById = statement(database, (given: Given<{ id: string }>) =>
    query
      .selectFrom('apps')
      .select(['id', 'name', 'mode', 'isolation', 'suspended_at', 'id_token_alg', 'pkce'])
      .where('id', '=', given('id'))
      .where('id', '!=', ACCOUNT_APP),
  );
  const byId = async (id: string): Promise<KnownApp | undefined> => {
    const [row] = await selectById(query, { id });
    return row && { ...row, ...clientFromRow(row) };
  };

  return {
    byId,

    /** Returns the algorithm of an app's ID tokens. */
    idTokenAlgOf: async (id: string): Promise<IdTokenAlg> => ((await byId(id)) ?? CLIENT_DEFAULTS).idTokenAlg,

    /** Returns the names of these apps, by id. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      // PostgreSQL does not accept an empty list.
      if (ids.length === 0) return new Map();
      const rows = await query.selectFrom('apps').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
};
