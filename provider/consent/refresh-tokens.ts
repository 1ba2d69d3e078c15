import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import type { NoteAnomaly } from '../facts/anomaly.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';
import { endTokens, partsOf, refreshTokenOf, signInOf, type Used } from './authorizations.ts';

export interface Refresh {
  readonly appId: string;
  readonly token: string;
  /** The scopes of the next access token; `null` for all. */
  readonly asked: readonly string[] | null;
}

/** The authorization of a refresh token that was used, under a valid grant. */
interface Rotated extends Used {
  readonly personId: string;
  /** The end of the grant, in milliseconds since 1970. */
  readonly endsAt: number;
}

interface Replacement {
  readonly familyHash: string;
  readonly appId: string;
  /** Hashes of the token's own part. */
  readonly before: string;
  readonly next: string;
  readonly now: number;
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** Refresh tokens: each works once, and a second use ends all tokens of its authorization (RFC 9700, 4.14). */
export const createRefreshTokens = (database: Database, note: NoteAnomaly, now: () => number) => {
  const { query, transaction, alone } = database;

  const select = statement((given: Given<{ familyHash: string; appId: string }>) =>
    query
      .selectFrom('authorizations')
      .innerJoin('grants', 'grants.id', 'authorizations.grant_id')
      .selectAll('authorizations')
      .select(['grants.ends_at', 'grants.revoked_at', 'grants.person_id'])
      .where('family_hash', '=', given('familyHash'))
      .where('authorizations.app_id', '=', given('appId')),
  );
  const replace = statement((given: Given<{ id: string; before: string; next: string }>) =>
    query
      .updateTable('authorizations')
      .set({ refresh_hash: given('next') })
      .where('id', '=', given('id'))
      .where('refresh_hash', '=', given('before'))
      .returning('id'),
  );

  const replaceStanding = statement((given: Given<Replacement>) =>
    query
      .updateTable('authorizations')
      .set({ refresh_hash: given('next') })
      .where('family_hash', '=', given('familyHash'))
      .where('app_id', '=', given('appId'))
      .where('refresh_hash', '=', given('before'))
      .where('ended_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('grants')
            .select('grants.id')
            .whereRef('grants.id', '=', 'authorizations.grant_id')
            .where('grants.revoked_at', 'is', null)
            .where('grants.ends_at', '>', given('now')),
        ),
      )
      .returningAll()
      .returning(({ selectFrom }) => {
        const grant = selectFrom('grants').whereRef('grants.id', '=', 'authorizations.grant_id');
        return [
          grant.select('grants.ends_at').$asScalar().as('ends_at'),
          grant.select('grants.person_id').$asScalar().as('person_id'),
        ];
      }),
  );

  const end = (on: Pick<Trx, 'updateTable'>, app_id: string, family_hash: string): Promise<void> =>
    endTokens(on, now(), { app_id, family_hash });

  const rotatedOf = (
    row: Tables['authorizations'],
    refreshToken: string,
    { personId, endsAt }: Pick<Rotated, 'personId' | 'endsAt'>,
  ): Rotated => ({
    id: row.id,
    personId,
    appId: row.app_id,
    grantId: row.grant_id,
    subject: row.subject,
    scope: row.scope.split(' ').filter(Boolean),
    signIn: signInOf(row),
    refreshToken,
    endsAt,
  });

  /** Returns `null` for a refused token. A thrown error would roll back the end of the family. */
  const rotateIn = async (trx: Trx, { appId, token, asked }: Refresh): Promise<Rotated | null> => {
    const { family, familyHash, ownHash } = partsOf(token);
    const [row] = await select(trx, { familyHash, appId });
    if (row === undefined || row.ended_at !== null) return null;
    const scope = row.scope.split(' ').filter(Boolean);
    // A request for scopes that were not granted does not use the token up.
    if (row.refresh_hash === ownHash && asked?.some((name) => !scope.includes(name)))
      throw new Problem('oauth.scope');
    const own = randomToken();
    const replaced = await replace(trx, { id: row.id, before: ownHash, next: digest(own) });
    if (replaced.length === 0) {
      await end(trx, appId, familyHash);
      note({ action: 'refresh-token.reused', appId, id: row.id });
      return null;
    }
    if (row.revoked_at !== null || row.ends_at <= now()) return null;
    return rotatedOf(row, refreshTokenOf(family, own), { personId: row.person_id, endsAt: row.ends_at });
  };

  /** Returns `null` if the token is not the current one of a valid authorization. */
  const rotateAtOnce = async ({ appId, token }: Refresh): Promise<Rotated | null> => {
    const { family, familyHash, ownHash } = partsOf(token);
    const own = randomToken();
    const given = { familyHash, appId, before: ownHash, next: digest(own), now: now() };
    const [row] = await alone((on) => replaceStanding(on, given));
    return row === undefined || row.ends_at === null || row.person_id === null
      ? null
      : rotatedOf(row, refreshTokenOf(family, own), { personId: row.person_id, endsAt: row.ends_at });
  };

  return {
    /**
     * The new token is on the disk before the client gets it.
     * @returns `null` for a token that is unknown, used before, of another application, or of an ended authorization
     * @throws Problem oauth.scope
     */
    rotate: async (refresh: Refresh): Promise<Rotated | null> => {
      const rotated = refresh.asked === null ? await rotateAtOnce(refresh) : null;
      return rotated ?? transaction((trx) => rotateIn(trx, refresh));
    },

    /** Ends the tokens of this one's authorization, if it is of this application. */
    revoke: (appId: string, token: string): Promise<void> => end(query, appId, partsOf(token).familyHash),
  };
};
