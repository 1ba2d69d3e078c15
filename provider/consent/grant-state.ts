import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import { type LeftOut, leftOutIn } from '../facts/left-out.ts';

/** The application of a grant, as far as a token depends on it. */
export interface GrantedApp {
  readonly mode: Tables['apps']['mode'];
  readonly isSuspended: boolean;
  /** Lifetime of a grant in days. */
  readonly accessDays: number;
}

export interface GrantState {
  readonly personId: string;
  readonly address: string;
  readonly app: GrantedApp;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly leftOut: LeftOut;
  /** Whether the grant itself was taken back or replaced. */
  readonly isWithdrawn: boolean;
  /** Whether the grant was withdrawn, or the tokens of the authorization have ended. */
  readonly isRevoked: boolean;
}

export const stands = ({ isRevoked, endsAt }: Pick<GrantState, 'isRevoked' | 'endsAt'>, now: number) =>
  !isRevoked && endsAt > now;

/** One statement, compiled once: it runs at each use of a token. */
export const createGrantState = (database: Database) => {
  const { query } = database;
  const selectState = statement(
    (given: Given<{ id: string; appId: string; authorizationId: string | null }>) =>
      query
        .selectFrom('grants')
        .innerJoin('people', 'people.id', 'grants.person_id')
        .innerJoin('apps', 'apps.id', 'grants.app_id')
        .leftJoin('authorizations', (join) => join.on('authorizations.id', '=', given('authorizationId')))
        .select(['grants.person_id', 'grants.ends_at', 'grants.revoked_at', 'grants.left_out'])
        .select(['people.address', 'apps.mode', 'apps.suspended_at', 'apps.access_days'])
        .select(['authorizations.id as authorization', 'authorizations.ended_at'])
        .where('grants.id', '=', given('id'))
        .where('grants.app_id', '=', given('appId')),
  );

  /**
   * @param authorizationId `null` for a token that no code gave
   * @param within the caller's transaction, if there is one
   */
  return async (
    id: string,
    appId: string,
    authorizationId: string | null,
    within: Trx | Database['query'] = query,
  ): Promise<GrantState | null> => {
    const [row] = await selectState(within, { id, appId, authorizationId });
    if (row === undefined) return null;
    const isWithdrawn = row.revoked_at !== null;
    const isEnded = authorizationId !== null && (row.authorization === null || row.ended_at !== null);
    return {
      personId: row.person_id,
      address: row.address,
      app: { mode: row.mode, isSuspended: row.suspended_at !== null, accessDays: row.access_days },
      endsAt: row.ends_at,
      leftOut: leftOutIn(row.left_out),
      isWithdrawn,
      isRevoked: isEnded || isWithdrawn,
    };
  };
};
