import type { Generated } from 'kysely';

/** `key` is public and names the app in a page; `secret` is known to the app's server only. */
export type KeyKind = 'key' | 'secret';

interface AppsTable {
  id: string;
  name: string;
  mode: 'test' | 'live';
  isolation: Generated<'none' | 'frame'>;
  /** A JSON map from language to sentence. */
  purposes: string | null;
  privacy_url: string | null;
  keep_days: number | null;
  contact: string | null;
  /** Lifetime of a grant in days. */
  access_days: Generated<number>;
  created_at: number;
  /** From this time on, the application's keys, secrets and tokens are refused. */
  suspended_at: Generated<number | null>;
  id_token_alg: Generated<'ES256' | 'RS256'>;
  pkce: Generated<'required' | 'nonce'>;
}

/**
 * An app has one key and, for a day after a rotation, also the previous one. A confidential app has secrets in the same
 * way.
 */
interface AppKeysTable {
  kind: Generated<KeyKind>;
  key_hash: string;
  /** The first characters, which identify a key for the operator. */
  begins: Generated<string>;
  app_id: string;
  created_at: number;
  ends_at: number | null;
}

interface AppOriginsTable {
  app_id: string;
  origin: string;
}

interface AppRedirectsTable {
  app_id: string;
  url: string;
}

/** Registered applications. */
export interface AppTables {
  apps: AppsTable;
  app_keys: AppKeysTable;
  app_origins: AppOriginsTable;
  app_redirects: AppRedirectsTable;
}
