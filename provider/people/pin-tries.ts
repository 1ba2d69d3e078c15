import type { Database, Trx } from '../database/database.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { isFresh } from './fresh-session.ts';
import { createCountAttempt, type Limit } from './limits.ts';
import type { Session } from './sessions.ts';

/** Wrong tries in ten minutes, of one application or of one session. */
const TRIES = 5;
/** Wrong tries in ten minutes, of all applications together. */
const TRIES_IN_APPS = 15;
/** Wrong tries in a day: of all applications together, and at /account. */
const TRIES_IN_A_DAY = 50;
const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

/** The facts of a session that decide where a try counts. */
export type Trying = Pick<Session, 'id' | 'personId' | 'appId' | 'createdAt' | 'fromSession'>;

export interface PinTries {
  /**
   * Counts a try, and returns the ids of what was counted.
   * @throws Problem pin.limit; session.code if only a new sign-in helps
   */
  readonly count: (trx: Trx, session: Trying) => Promise<readonly string[]>;
  /** Deletes the tries of the person's sessions, in their applications and at /account. */
  readonly forget: (trx: Trx, personId: string) => Promise<void>;
}

/**
 * Limits of wrong PINs. Several hostile applications together reach the limit of all applications, so a session that
 * the person has just signed in to counts for itself alone: a new sign-in always gives the person tries of their own.
 * @param accountApp the id of /account in sessions
 */
export const createPinTries = (
  database: Database,
  keyring: Keyring,
  accountApp: string,
  now: () => number,
): PinTries => {
  const countAttempt = createCountAttempt(database);
  const subjectOf = (name: string) => keyring.mac('limit', `pin ${name}`);
  const limit = (name: string, most: number, withinMs: number): Limit => ({
    subject: subjectOf(name),
    most,
    withinMs,
  });

  /** An application's server may hold a session of /account that came from the application's session. */
  const placeOf = ({ appId, fromSession }: Pick<Trying, 'appId' | 'fromSession'>) =>
    appId === accountApp && fromSession !== null ? `from ${fromSession}` : appId;

  const togetherOf = (place: string, personId: string): readonly Limit[] => {
    if (place === accountApp) return [limit(`account in a day ${personId}`, TRIES_IN_A_DAY, DAY)];
    return [
      limit(`apps ${personId}`, TRIES_IN_APPS, TEN_MINUTES),
      limit(`apps in a day ${personId}`, TRIES_IN_A_DAY, DAY),
    ];
  };

  return {
    count: async (trx, session) => {
      const { id, personId } = session;
      if (isFresh(session, now()))
        return countAttempt(trx, [limit(`session ${id}`, TRIES, TEN_MINUTES)], 'pin.limit', now());
      const place = placeOf(session);
      const own = [limit(`${place} ${personId}`, TRIES, TEN_MINUTES)];
      return [
        ...(await countAttempt(trx, own, 'pin.limit', now())),
        ...(await countAttempt(trx, togetherOf(place, personId), 'session.code', now())),
      ];
    },

    forget: async (trx, personId) => {
      const rows = await trx
        .selectFrom('sessions')
        .select(['id', 'app_id', 'from_session'])
        .where('person_id', '=', personId)
        .execute();
      const places = rows.map(({ app_id: appId, from_session: fromSession }) =>
        placeOf({ appId, fromSession }),
      );
      const names = ['apps', 'apps in a day', 'account in a day', accountApp, ...places].map(
        (name) => `${name} ${personId}`,
      );
      const subjects = [...names, ...rows.map(({ id }) => `session ${id}`)].map(subjectOf);
      await trx.deleteFrom('attempts').where('subject', 'in', subjects).execute();
    },
  };
};
