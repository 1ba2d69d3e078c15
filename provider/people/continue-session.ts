import type { Database } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import type { Limits } from './limits.ts';
import type { BegunSession, Session, Sessions } from './sessions.ts';

interface ContinuedSession extends BegunSession {
  /** In lower case. */
  readonly address: string;
}

interface Parts {
  readonly hasOrigin: (appId: string, origin: string) => Promise<boolean>;
  readonly limits: Pick<Limits, 'count'>;
  readonly sessions: Pick<Sessions, 'branch' | 'isOver'>;
}

interface Place {
  readonly appId: string;
  /** Origin of the page around the provider's frame. */
  readonly embedder: string;
  /** The provider's own origin. */
  readonly origin: string;
}

export const createContinueSession = (
  { query, transaction }: Database,
  { hasOrigin, limits, sessions }: Parts,
  now: () => number,
) => {
  const goOn = async (
    { id, personId, appId: source, address }: Pick<Session, 'id' | 'personId' | 'appId' | 'address'>,
    { appId, origin }: Place,
  ): Promise<ContinuedSession> => {
    await transaction((trx) => limits.count(trx, 'continued session', personId, source));
    const begun = await sessions.branch({ id, personId }, { appId, origin });
    await query.updateTable('sessions').set({ used_at: now() }).where('id', '=', id).execute();
    return { ...begun, address };
  };

  return {
    /**
     * Continues a session that began on the provider's own pages. Both apps must have the origin of the page around the
     * frame: a host's server can imitate the frame, and would reach the apps of other hosts.
     * @throws Problem session.unknown, session.expired, session.limit
     */
    byToken: async (token: string, place: Place): Promise<ContinuedSession> => {
      const from = await query
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .innerJoin('apps', 'apps.id', 'sessions.app_id')
        .select(['sessions.id', 'app_id as appId', 'person_id as personId', 'address'])
        .select(['used_at as usedAt', 'expires_at as expiresAt'])
        .where('token_hash', '=', digest(token))
        .where('sessions.origin', '=', place.origin)
        .where('suspended_at', 'is', null)
        .executeTakeFirst();
      if (from === undefined || !(await hasOrigin(from.appId, place.embedder)))
        throw new Problem('session.unknown');
      if (sessions.isOver(from)) throw new Problem('session.expired');
      return goOn(from, place);
    },

    /**
     * Continues a session of /account, unless it came from an app's session: the app may have its token.
     * @param named id of the session whose person the frame offered
     * @throws Problem session.unknown, session.limit
     */
    byAccount: async (session: Session | null, named: string, place: Place): Promise<ContinuedSession> => {
      // Another person may have signed in at /account since the offer.
      if (session === null || session.id !== named || session.fromSession !== null)
        throw new Problem('session.unknown');
      return goOn(session, place);
    },
  };
};
