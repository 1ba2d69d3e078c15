import type { Database } from '../database/database.ts';
import type { ClientSettings } from '../facts/client-settings.ts';
import { type AppTerms, NO_TERMS } from '../facts/terms.ts';

export const columnsOf = ({ purposes, privacyUrl, keepDays, contact, accessDays }: AppTerms) => ({
  purposes: Object.keys(purposes).length === 0 ? null : JSON.stringify(purposes),
  privacy_url: privacyUrl,
  keep_days: keepDays,
  contact,
  access_days: accessDays,
});

export const termsFrom = (row: ReturnType<typeof columnsOf>): AppTerms => ({
  purposes: row.purposes === null ? {} : JSON.parse(row.purposes),
  privacyUrl: row.privacy_url,
  keepDays: row.keep_days,
  contact: row.contact,
  accessDays: row.access_days,
});

export const clientColumnsOf = ({ idTokenAlg, pkce }: ClientSettings) => ({ id_token_alg: idTokenAlg, pkce });

export const clientFromRow = (row: ReturnType<typeof clientColumnsOf>): ClientSettings => ({
  idTokenAlg: row.id_token_alg,
  pkce: row.pkce,
});

export const createTerms = ({ query }: Database) => ({
  termsOf: async (id: string): Promise<AppTerms> => {
    const row = await query
      .selectFrom('apps')
      .select(['purposes', 'privacy_url', 'keep_days', 'contact', 'access_days'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? NO_TERMS : termsFrom(row);
  },
});
