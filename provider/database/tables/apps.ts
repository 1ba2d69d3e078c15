import type { Generated } from 'kysely';

interface AppsTable {
  id: string;
  name: string;
  mode: 'test' | 'live';
  isolation: Generated<'none' | 'frame'>;
  created_at: number;
}

/** An app has one key, and for a day after a rotation the one before. */
interface AppKeysTable {
  key_hash: string;
  /** The first characters, by which an operator tells keys apart. */
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

/** Applications that are registered. */
export interface AppTables {
  apps: AppsTable;
  app_keys: AppKeysTable;
  app_origins: AppOriginsTable;
  app_redirects: AppRedirectsTable;
}
