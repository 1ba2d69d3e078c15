import { sql } from 'kysely';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { Database } from '../database/database.ts';

const PAGE = 50;

/** `%` and `_` have a meaning in `like`. */
const patternOf = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export interface AppListPage {
  readonly ids: readonly string[];
  /** The cursor of the next page; `null` at the end. */
  readonly next: string | null;
}

/** Finds apps by a part of their name, their id or an origin, newest first, 50 at a time. */
export const createAppList = ({ query }: Database) => ({
  page: async (search: string, after: string | null): Promise<AppListPage> => {
    const pattern = patternOf(search);
    let rows = query.selectFrom('apps').select('id').where('id', '!=', ACCOUNT_APP);
    if (search !== '')
      rows = rows.where(({ or, eb, exists, selectFrom }) =>
        or([
          sql<boolean>`lower(name) like ${pattern} escape '\\'`,
          eb('id', '=', search),
          exists(
            selectFrom('app_origins')
              .select('app_id')
              .whereRef('app_origins.app_id', '=', 'apps.id')
              .where(sql<boolean>`lower(origin) like ${pattern} escape '\\'`),
          ),
        ]),
      );
    if (after !== null)
      rows = rows.where(
        sql<boolean>`(created_at, id) < (select last.created_at, last.id from apps as last where last.id = ${after})`,
      );
    const found = await rows
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const ids = found.slice(0, PAGE).map(({ id }) => id);
    return { ids, next: found.length > PAGE ? (ids.at(-1) ?? null) : null };
  },
});
