import type { Database } from '../database/database.ts';
import type { KeyKind } from '../database/schema-31/people.ts';
import type { ClientSettings } from '../facts/openid.ts';
import { type AppTerms, NO_TERMS } from '../facts/terms.ts';
import { isoOrNull } from '../iso.ts';
import { digest } from '../secrets/keyring.ts';
import { ACCOUNT_APP } from './app.ts';

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

/** Its files are the logos. Their names change with the pictures. */
export const LOGOS_PATH = '/brand/apps/';

/** No column changes without a new value; `null` removes the logo. */
export const logoColumnsOf = (png: string | null | undefined) =>
  png === undefined ? {} : { logo_png: png, logo: png && LOGOS_PATH + digest(png) };

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

export const createAppRows = ({ query }: Database, now: () => number) => ({
  /** Oldest first. */
  list: async (ids?: readonly string[]) => {
    const known = query.selectFrom('apps').select('id').where('id', '!=', ACCOUNT_APP);
    // PostgreSQL does not accept an empty list.
    const own = ids === undefined ? known : known.where('id', 'in', ['', ...ids]);
    const apps = await query
      .selectFrom('apps')
      .selectAll()
      .where('id', 'in', own)
      .orderBy('created_at')
      .execute();
    const keys = await query
      .selectFrom('app_keys')
      .selectAll()
      .where('app_id', 'in', own)
      .orderBy('created_at')
      .execute();
    const origins = await query
      .selectFrom('app_origins')
      .selectAll()
      .where('app_id', 'in', own)
      .orderBy('origin')
      .execute();
    const redirects = await query
      .selectFrom('app_redirects')
      .selectAll()
      .where('app_id', 'in', own)
      .orderBy('url')
      .execute();
    const shown = (id: string, kind: KeyKind) =>
      keys
        .filter((row) => row.app_id === id && row.kind === kind && (row.ends_at ?? Infinity) > now())
        .map(({ begins, ends_at }) => ({ begins, ends: isoOrNull(ends_at) }));
    return apps.map(({ id, name, mode, isolation, ...row }) => ({
      id,
      name,
      logo: row.logo,
      mode,
      isolation,
      ...termsFrom(row),
      ...clientFromRow(row),
      sector: row.sector,
      keys: shown(id, 'key'),
      secrets: shown(id, 'secret'),
      origins: origins.filter((each) => each.app_id === id).map(({ origin }) => origin),
      redirects: redirects.filter((each) => each.app_id === id).map(({ url }) => url),
      suspended: isoOrNull(row.suspended_at),
    }));
  },
});

/** A public app has no secrets. */
export type AppRow = Awaited<ReturnType<ReturnType<typeof createAppRows>['list']>>[number];
