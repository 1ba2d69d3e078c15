import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** The longest time between the end of a replaced grant and the beginning of the next one, in earlier releases. */
const MAX_MS = 1000;

/** A replaced grant ends at the time of the next one. Lists of grants recognise it by this. */
export const replacedGrants = async (trx: Trx) => {
  await sql`
    update grants set revoked_at = coalesce((
      select min(newer.created_at) from grants newer
      where newer.person_id = grants.person_id and newer.app_id = grants.app_id
      and newer.created_at between grants.revoked_at and grants.revoked_at + ${sql.lit(MAX_MS)}
    ), revoked_at)
    where revoked_at is not null
  `.execute(trx);
};
