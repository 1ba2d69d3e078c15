import type { SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';

export interface GrantRow {
  readonly id: string;
  readonly personId: string;
  readonly appId: string;
  readonly scope: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly endsAt: number;
  readonly revokedAt: number | null;
  /** Origin of the page on which the person approved. */
  readonly origin: string | null;
  /** The application's purpose, as shown to the person. */
  readonly purpose: string | null;
  /** Whether the person gave the application their address in a sign-in. */
  readonly givesAddress: boolean;
  /** Whether a sign-in gave the application access while the person is away, and its tokens have not ended. */
  readonly lasts: boolean;
}

/** A grant in a list of the person's grants. */
export interface ListedGrant extends GrantRow {
  /** Whether the grant ended because a newer grant to the application replaced it, and not by a withdrawal. */
  readonly isReplaced: boolean;
}

/** A grant that is replaced ends at the time of the newer one. */
export const withReplaced = (
  grants: readonly GrantRow[],
  newer: readonly Pick<GrantRow, 'appId' | 'createdAt'>[],
): readonly ListedGrant[] => {
  const keyOf = (appId: string, at: number) => `${appId} ${at}`;
  const made = new Set([...newer, ...grants].map(({ appId, createdAt }) => keyOf(appId, createdAt)));
  return grants.map((grant) => {
    const { appId, createdAt, revokedAt } = grant;
    const isReplaced = revokedAt !== null && revokedAt > createdAt && made.has(keyOf(appId, revokedAt));
    return { ...grant, isReplaced };
  });
};

const COLUMNS = [
  'grants.id',
  'grants.person_id',
  'app_id',
  'scope',
  'created_at',
  'ends_at',
  'revoked_at',
  'origin',
  'purpose',
  'gives_address',
] as const;

interface Columns {
  readonly id: string;
  readonly person_id: string;
  readonly app_id: string;
  readonly scope: string;
  readonly created_at: number;
  readonly ends_at: number;
  readonly revoked_at: number | null;
  readonly origin: string | null;
  readonly purpose: string | null;
  readonly gives_address: number;
  readonly lasts: SqlBool;
}

export const grantOf = ({
  person_id,
  app_id,
  created_at,
  ends_at,
  revoked_at,
  scope,
  gives_address,
  lasts,
  ...row
}: Columns): GrantRow => ({
  ...row,
  personId: person_id,
  appId: app_id,
  scope: scope.split(' ').filter(Boolean),
  createdAt: created_at,
  endsAt: ends_at,
  revokedAt: revoked_at,
  givesAddress: gives_address === 1,
  lasts: Boolean(lasts) && revoked_at === null,
});

/** Selects grants. Lasting access ends with the refresh token, or with a code that was not redeemed. */
export const selectGrants = (query: Database['query'], now: number) =>
  query
    .selectFrom('grants')
    .select(COLUMNS)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('authorizations')
          .select('authorizations.id')
          .whereRef('authorizations.grant_id', '=', 'grants.id')
          .where('authorizations.scope', 'like', '%offline_access%')
          .where('authorizations.ended_at', 'is', null)
          .where('authorizations.expires_at', '>', now),
      ).as('lasts'),
    );
