/** Which steps of `migrations/` this database has been through. */
interface MigrationsTable {
  version: number;
  applied_at: number;
}

interface AppsTable {
  id: string;
  name: string;
  mode: 'test' | 'live';
  created_at: number;
}

/** An app has one key, and for a day after a rotation the one before. */
interface AppKeysTable {
  key: string;
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

/** Every table. Times are milliseconds since 1970, identifiers and hashes texts: the same on SQLite and PostgreSQL. */
export interface Tables {
  migrations: MigrationsTable;
  apps: AppsTable;
  app_keys: AppKeysTable;
  app_origins: AppOriginsTable;
  app_redirects: AppRedirectsTable;
}
