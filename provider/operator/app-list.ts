import { sql } from 'kysely';
import { ACCOUNT_APP } from '../apps/app.ts';
import { type Cursor, type Database, pageOf } from '../database/database.ts';
import { cursorOf } from './query.ts';

const PAGE = 50;
const ROWS_AT_A_TIME = 1_000;

/** `%` and `_` have a meaning in `like`. */
const patternOf = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Folds case and Unicode composition. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

export interface AppListPage {
  readonly ids: readonly string[];
  /** The cursor of the next page; `null` at the end. */
  readonly next: string | null;
}

/** Finds apps by a part of their name, their id or an origin, newest first, 50 at a time. */
export const createAppList = ({ query }: Database) => {
  const rowsAfter = (after: Cursor | null, most: number) => {
    const rows = query
      .selectFrom('apps')
      .select(['id', 'name', 'created_at'])
      .where('id', '!=', ACCOUNT_APP)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
    return (
      after === null ? rows : rows.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`)
    ).execute();
  };

  const withOrigin = async (search: string): Promise<ReadonlySet<string>> => {
    const rows = await query
      .selectFrom('app_origins')
      .select('app_id')
      .where(sql<boolean>`lower(origin) like ${patternOf(search)} escape '\\'`)
      .execute();
    return new Set(rows.map(({ app_id }) => app_id));
  };

  /** Names are compared here, because SQLite lowers the case of ASCII only. */
  const found = async (search: string, after: Cursor | null) => {
    if (search === '') return rowsAfter(after, PAGE + 1);
    const [text, ids] = [folded(search), await withOrigin(search)];
    const matches: Awaited<ReturnType<typeof rowsAfter>> = [];
    for (let from = after; matches.length <= PAGE; ) {
      const rows = await rowsAfter(from, ROWS_AT_A_TIME);
      matches.push(
        ...rows.filter(({ id, name }) => id === search || ids.has(id) || folded(name).includes(text)),
      );
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_A_TIME) break;
      from = { at: last.created_at, id: last.id };
    }
    return matches;
  };

  return {
    page: async (search: string, after: Cursor | null): Promise<AppListPage> => {
      const { page, last } = pageOf(await found(search, after), PAGE);
      return { ids: page.map(({ id }) => id), next: last === null ? null : cursorOf(last) };
    },
  };
};
