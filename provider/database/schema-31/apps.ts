import type { Generated } from 'kysely';
import { column, table } from './table.ts';

/** `key` is public and names the app in a page; `secret` is known to the app's server only. */
export type KeyKind = 'key' | 'secret';

/** Registered applications. */
export const APP_TABLES = {
  apps: table({
    id: 'text primary key',
    name: 'text not null',
    mode: column<'test' | 'live'>('text not null'),
    created_at: 'bigint not null',
    isolation: column<Generated<'none' | 'frame'>>("text default 'none' not null"),
    /** A JSON map from language to sentence. */
    purposes: 'text',
    privacy_url: 'text',
    contact: 'text',
    keep_days: 'integer',
    /** Lifetime of a grant in days. */
    access_days: 'integer default 90 not null',
    /** From this time on, the application's keys, secrets and tokens are refused. */
    suspended_at: 'bigint',
    id_token_alg: column<Generated<'ES256' | 'RS256'>>("text default 'ES256' not null"),
    pkce: column<Generated<'required' | 'nonce'>>("text default 'required' not null"),
  }),
  /** One key or secret of each kind and, for a day after a rotation, also the previous one. */
  app_keys: table(
    {
      key_hash: 'text primary key',
      app_id: 'text not null references apps (id) on delete cascade',
      created_at: 'bigint not null',
      ends_at: 'bigint',
      /** The first characters, which identify a key for the operator. */
      begins: "text default '' not null",
      kind: column<Generated<KeyKind>>("text default 'key' not null"),
    },
    { indexes: { app: 'app_id' } },
  ),
  app_origins: table(
    {
      app_id: 'text not null references apps (id) on delete cascade',
      origin: 'text not null',
    },
    { constraints: ['app_origins_key primary key (app_id, origin)'], indexes: { origin: 'origin' } },
  ),
  app_redirects: table(
    {
      app_id: 'text not null references apps (id) on delete cascade',
      url: 'text not null',
    },
    { constraints: ['app_redirects_key primary key (app_id, url)'] },
  ),
};
