import type { Generated } from 'kysely';
import { CONSENT_TABLES } from './schema-31/consent.ts';
import { OPERATOR_TABLES } from './schema-31/operator.ts';
import { APP_TABLES, PEOPLE_TABLES } from './schema-31/people.ts';
import { PLATFORM_TABLES } from './schema-31/platforms.ts';
import type { RowOf } from './schema-31/table.ts';
import { WEBHOOK_TABLES } from './schema-31/webhooks.ts';

/** Every table of version 31, each after those that its rows refer to. */
export const TABLES_31 = {
  ...APP_TABLES,
  ...PEOPLE_TABLES,
  ...CONSENT_TABLES,
  ...PLATFORM_TABLES,
  ...WEBHOOK_TABLES,
  ...OPERATOR_TABLES,
};

/** In the order in which rows can be copied. */
export const TABLE_NAMES = Object.keys(TABLES_31);

type Tables31 = { [Name in keyof typeof TABLES_31]: RowOf<(typeof TABLES_31)[Name]> };

/** Times are milliseconds since 1970. Columns of later versions are added here. */
export interface Tables extends Omit<Tables31, 'apps' | 'grants'> {
  /** Applications of one sector know a person by the same id. `logo` is the path of the picture, which is base64. */
  apps: Tables31['apps'] & { sector: string | null; logo: string | null; logo_png: string | null };
  /** What a person left out, as JSON; `null` for nothing. */
  grants: Tables31['grants'] & { left_out: string | null; at_top: Generated<number> };
  migrations: { version: number; applied_at: number };
}
