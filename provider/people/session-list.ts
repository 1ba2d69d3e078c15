import type { Database } from '../database/database.ts';

/** A session in the person's list. Times are milliseconds since 1970. */
export interface SessionRow {
  readonly id: string;
  readonly appId: string;
  /** Origin of the page where it began; `null` for no page. */
  readonly origin: string | null;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly expiresAt: number;
  /** The session has ended. Its row is deleted a day later. */
  readonly isOver: boolean;
  /** Whether the session signs the person in by OpenID Connect. */
  readonly signsIn: boolean;
  /** Id of the session that it comes from; `null` if it comes from none. */
  readonly fromSession: string | null;
}

/** Returns a function for a person's sessions, last used first. */
export const createSessionList =
  (
    query: Database['query'],
    isOver: (row: { readonly expires_at: number; readonly used_at: number }) => boolean,
  ) =>
  async (personId: string): Promise<readonly SessionRow[]> => {
    const rows = await query
      .selectFrom('sessions')
      .select(['id', 'app_id', 'origin', 'created_at', 'used_at', 'expires_at', 'openid', 'from_session'])
      .where('person_id', '=', personId)
      .orderBy('used_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      appId: row.app_id,
      origin: row.origin,
      createdAt: row.created_at,
      usedAt: row.used_at,
      expiresAt: row.expires_at,
      isOver: isOver(row),
      signsIn: row.openid === 1,
      fromSession: row.from_session,
    }));
  };
