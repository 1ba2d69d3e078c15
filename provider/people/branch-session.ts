import type { Database } from '../database/database.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import type { IssuedToken, Session, Sessions } from './sessions.ts';

/** A session in one app that comes from another session of the person. */
export interface Branch {
  readonly id: string;
  readonly issued: IssuedToken & { readonly nonce: string };
}

export type BranchSession = (
  from: Pick<Session, 'id' | 'personId'>,
  appId: string,
  origin: string,
) => Promise<Branch>;

/**
 * Begins a session in another app, for a person who is signed in in this browser. It is as old as the session that it
 * comes from, and ends with it.
 * @throws Problem session.unknown if the first session ended meanwhile
 */
export const createBranchSession =
  ({ transaction }: Database, { hold }: Pick<Sessions, 'hold'>, now: () => number): BranchSession =>
  (from, appId, origin) =>
    transaction(async (trx) => {
      await hold(trx, from);
      const { created_at, expires_at } = await trx
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('id', '=', from.id)
        .executeTakeFirstOrThrow();
      const [id, token, nonce] = [randomId('session'), randomToken(), randomToken()];
      await trx
        .insertInto('sessions')
        .values({
          id,
          token_hash: digest(token),
          person_id: from.personId,
          app_id: appId,
          origin,
          created_at,
          used_at: now(),
          expires_at,
          nonce,
          from_session: from.id,
        })
        .execute();
      return { id, issued: { token, expiresAt: expires_at, nonce } };
    });
