import type { Database, Trx } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomToken } from '../secrets/random.ts';
import type { Limits } from './limits.ts';
import type { IssuedToken, Place, Session, Sessions } from './sessions.ts';

/** Time from the press in the widget until the opened page uses the ticket. */
const TICKET_LIFETIME_MS = 60_000;
/** Time on that page until the person confirms. */
const ENTRY_LIFETIME_MS = 600_000;

/** The widget sends a ticket to the provider's page; the browser there has an entry until the person confirms. */
type Stage = 'ticket' | 'entry';

export type Asker = Pick<
  Session,
  'id' | 'personId' | 'address' | 'appId' | 'origin' | 'createdAt' | 'fromSession'
>;

/** Only hashes of the tickets are kept. They end with the session that asked. */
export const createAccountTickets = (
  { query, transaction }: Database,
  sessions: Pick<Sessions, 'begin' | 'hold' | 'isOver' | 'lock'>,
  { count }: Pick<Limits, 'count'>,
  now: () => number,
) => {
  // The hash includes the stage, so a ticket does not work as an entry.
  const hashOf = (stage: Stage, secret: string) => digest(`${stage} ${secret}`);

  const insert = async (trx: Trx, stage: Stage, session_id: string, lifetimeMs: number) => {
    const [secret, expiresAt] = [randomToken(), now() + lifetimeMs];
    await trx
      .insertInto('account_tickets')
      .values({ hash: hashOf(stage, secret), session_id, expires_at: expiresAt })
      .execute();
    return { token: secret, expiresAt };
  };

  const askerOf = async (trx: Trx, sessionId: string): Promise<Asker | null> => {
    const row = await trx
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['sessions.id', 'person_id as personId', 'address', 'app_id as appId', 'origin'])
      .select(['from_session as fromSession', 'sessions.created_at as createdAt'])
      .select(['used_at as usedAt', 'expires_at as expiresAt'])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    return row === undefined || sessions.isOver(row) ? null : row;
  };

  /** One statement finds and deletes the row, so only one of several parallel calls gets it. */
  const take = async (trx: Trx, stage: Stage, secret: string): Promise<Asker | null> => {
    const row = await trx
      .deleteFrom('account_tickets')
      .where('hash', '=', hashOf(stage, secret))
      .returning(['session_id', 'expires_at'])
      .executeTakeFirst();
    return row === undefined || row.expires_at <= now() ? null : askerOf(trx, row.session_id);
  };

  return {
    /**
     * An earlier ticket of the session is no longer valid.
     * @throws Problem ticket.limit; session.unknown if the session has ended
     */
    issue: (session: Session): Promise<IssuedToken> =>
      transaction(async (trx) => {
        await sessions.hold(trx, session);
        await count(trx, 'account ticket', session.personId, session.appId);
        await trx.deleteFrom('account_tickets').where('session_id', '=', session.id).execute();
        return insert(trx, 'ticket', session.id, TICKET_LIFETIME_MS);
      }),

    /** Returns an entry for the browser; `null` for an unknown, used or expired ticket, or one of another origin. */
    enter: (ticket: string, origin: string | null): Promise<IssuedToken | null> =>
      transaction(async (trx) => {
        const asker = await take(trx, 'ticket', ticket);
        if (asker === null || origin === null || asker.origin !== origin) return null;
        return insert(trx, 'entry', asker.id, ENTRY_LIFETIME_MS);
      }),

    /** Returns the session that asked for the ticket of an entry; `null` if the entry or that session has ended. */
    waiting: async (entry: string): Promise<Asker | null> =>
      transaction(async (trx) => {
        const row = await trx
          .selectFrom('account_tickets')
          .select(['session_id', 'expires_at'])
          .where('hash', '=', hashOf('entry', entry))
          .executeTakeFirst();
        return row === undefined || row.expires_at <= now() ? null : askerOf(trx, row.session_id);
      }),

    /**
     * The new session ends with the session that asked.
     * @throws Problem ticket.stale if another call was first, or the session that asked has ended
     */
    begin: (entry: string, place: Place): Promise<IssuedToken> =>
      transaction(async (trx) => {
        const asker = await take(trx, 'entry', entry);
        if (asker === null) throw new Problem('ticket.stale');
        await sessions.lock(trx, asker.personId);
        // The session may have ended before the lock.
        if ((await askerOf(trx, asker.id)) === null) throw new Problem('ticket.stale');
        return sessions.begin(trx, asker.personId, place, { fromSession: asker.id });
      }),

    forget: async (entry: string): Promise<void> => {
      await query.deleteFrom('account_tickets').where('hash', '=', hashOf('entry', entry)).execute();
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('account_tickets').where('expires_at', '<', now()).execute();
    },
  };
};
