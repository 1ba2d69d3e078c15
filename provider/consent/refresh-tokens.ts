import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import type { NoteAnomaly } from '../facts/anomaly.ts';
import { narrowed } from '../facts/openid.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring } from '../secrets/keyring.ts';
import { endTokens, partsOf, refreshTokenOf, signInOf, type Used } from './authorizations.ts';

/** A token that is sent again within this time gives the same next one: two tabs, two processes, a lost answer. */
const REPEAT_MS = 60_000;

export interface Refresh {
  readonly appId: string;
  readonly token: string;
  /** The scopes of the next access token; `null` for all. */
  readonly asked: readonly string[] | null;
}

/** The authorization of a refresh token that was used, under a valid grant. Its scope is what was asked for. */
interface Rotated extends Used {
  readonly personId: string;
  /** The end of the grant, in milliseconds since 1970. */
  readonly endsAt: number;
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** Refresh tokens. Using one again after more than a minute ends all tokens of its authorization (RFC 9700, 4.14). */
export const createRefreshTokens = (
  { query, transaction }: Database,
  keyring: Pick<Keyring, 'macs'>,
  note: NoteAnomaly,
  now: () => number,
) => {
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
  const addUse = statement((given: Given<{ id: string; next: string; at: number }>) =>
    query.insertInto('attempts').values({ id: given('id'), subject: given('next'), at: given('at') }),
  );
  const selectUse = statement((given: Given<{ id: string }>) =>
    query.selectFrom('attempts').select(['subject', 'at']).where('id', '=', given('id')),
  );

  const end = (on: Pick<Trx, 'updateTable'>, app_id: string, family_hash: string): Promise<void> =>
    endTokens(on, now(), { app_id, family_hash });

  /**
   * Returns the own part of the next token, the same for each use within the time; `null` for a token that is unknown
   * or was used before. Another copy may have derived it with another secret of the keyring.
   */
  const nextOf = async (trx: Trx, id: string, token: string): Promise<string | null> => {
    const { family, own, ownHash } = partsOf(token);
    const derived = keyring.macs('refresh', refreshTokenOf(family, own));
    const [newest = ''] = derived;
    const next = digest(newest);
    const use = `refresh ${ownHash}`;
    const replaced = await replace(trx, { id, before: ownHash, next });
    if (replaced.length > 0) {
      await addUse(trx, { id: use, next, at: now() });
      return newest;
    }
    const [first] = await selectUse(trx, { id: use });
    if (first === undefined || first.at + REPEAT_MS <= now()) return null;
    return derived.find((each) => digest(each) === first.subject) ?? null;
  };

  /** Returns `null` for a refused token. A thrown error would roll back the end of the family. */
  const rotateIn = async (trx: Trx, { appId, token, asked }: Refresh): Promise<Rotated | null> => {
    const { family, familyHash } = partsOf(token);
    const [row] = await select(trx, { familyHash, appId });
    if (row === undefined || row.ended_at !== null || row.revoked_at !== null || row.ends_at <= now())
      return null;
    const next = await nextOf(trx, row.id, token);
    if (next === null) {
      await end(trx, appId, familyHash);
      note({ action: 'refresh-token.reused', appId, id: row.id });
      return null;
    }
    const granted = row.scope.split(' ').filter(Boolean);
    const scope = asked === null ? granted : narrowed(granted, asked);
    // This error rolls the use of the token back, so the token still works.
    if (scope.length === 0) throw new Problem('oauth.scope');
    return {
      id: row.id,
      personId: row.person_id,
      appId,
      grantId: row.grant_id,
      subject: row.subject,
      scope,
      signIn: signInOf(row),
      refreshToken: refreshTokenOf(family, next),
      endsAt: row.ends_at,
    };
  };

  return {
    /**
     * The new token is on the disk before the client gets it. It is derived, so that only hashes are kept.
     * @returns `null` for a token that is unknown, used before, of another application, or of an ended authorization
     * @throws Problem oauth.scope if nothing of what is asked was granted
     */
    rotate: (refresh: Refresh): Promise<Rotated | null> => transaction((trx) => rotateIn(trx, refresh)),

    /** Ends all tokens of the token's authorization, if it belongs to this application. */
    revoke: (appId: string, token: string): Promise<void> => end(query, appId, partsOf(token).familyHash),
  };
};
