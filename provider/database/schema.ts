import type { AppTables } from './tables/apps.ts';
import type { ConsentTables } from './tables/consent.ts';
import type { OperatorTables } from './tables/operator.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PlatformTables } from './tables/platforms.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/** The steps of `migrations/` that have run in this database. */
interface MigrationsTable {
  version: number;
  applied_at: number;
}

/**
 * Every table. Times are milliseconds since 1970; identifiers and hashes are texts. Both databases have the same
 * schema.
 */
export interface Tables
  extends AppTables,
    PeopleTables,
    ConsentTables,
    PlatformTables,
    WebhookTables,
    OperatorTables {
  migrations: MigrationsTable;
}
