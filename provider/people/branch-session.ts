import type { Database } from '../database/database.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Begins a session in another app, for a person who is signed in in this browser. It is as old as the session that it
 * comes from, and ends with it. Its token is not given to any page.
 * @throws Problem session.unknown if the first session ended meanwhile
 */
export const createBranchSession =
  ({ transaction }: Database, { hold }: Pick<Sessions, 'hold'>, now: () => number) =>
  (from: Pick<Session, 'id' | 'personId'>, appId: string, origin: string): Promise<string> =>
    transaction(async (trx) => {
      await hold(trx, from);
      const { created_at, expires_at } = await trx
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('id', '=', from.id)
        .executeTakeFirstOrThrow();
      const id = randomId('session');
      await trx
        .insertInto('sessions')
        .values({
          id,
          token_hash: digest(randomToken()),
          person_id: from.personId,
          app_id: appId,
          origin,
          created_at,
          used_at: now(),
          expires_at,
          nonce: randomToken(),
          from_session: from.id,
        })
        .execute();
      return id;
    });
