import type { AppTables } from './tables/apps.ts';
import type { ConsentTables } from './tables/consent.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PlatformTables } from './tables/platforms.ts';

/** Which steps of `migrations/` this database has been through. */
interface MigrationsTable {
  version: number;
  applied_at: number;
}

/** Every table. Times are milliseconds since 1970, identifiers and hashes texts: the same on SQLite and PostgreSQL. */
export interface Tables extends AppTables, PeopleTables, ConsentTables, PlatformTables {
  migrations: MigrationsTable;
}
