import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import { passkeysAddedBy } from './passkeys/added-by.ts';
import { endSessions, removePasskeys, type Which } from './session-ends.ts';
import { createSessionList } from './session-list.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Minimum time between two recorded uses, because a read must not always cost a write. */
const TOUCH_MS = 3_600_000;

export interface Session {
  readonly id: string;
  readonly appId: string;
  readonly personId: string;
  /** The person's address, in lower case. */
  readonly address: string;
  readonly nonce: string;
  /** Origin of the page where it began; `null` for no page. */
  readonly origin: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether a code began it; otherwise a passkey or another session did. */
  readonly isByCode: boolean;
  /** Id of the session that it comes from, or `null`. */
  readonly fromSession: string | null;
}

export interface Place {
  readonly appId: string;
  readonly origin: string | null;
}

/** The start of a session without a code: by a passkey, or from another session. */
interface Start {
  readonly passkeyId?: string | null;
  /** The session that this one is made from. This one ends no later. */
  readonly fromSession?: string | null;
}

export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions: a token of 256 bits, stored as a hash, valid for one person, one app and one origin. */
export const createSessions = (database: Database, notify: Notify, now: () => number) => {
  const { query, transaction } = database;

  /**
   * Locks the person's sessions until the transaction ends. No session can end meanwhile, and no other transaction can
   * write for one.
   */
  const lock = (trx: Trx, personId: string) => database.lock(trx, `sessions ${personId}`);

  const issue = (until = Number.POSITIVE_INFINITY): IssuedToken => ({
    token: randomToken(),
    expiresAt: Math.min(now() + LIFETIME_MS, until),
  });

  const insert = statement(
    (given: Given<Omit<Tables['sessions'], 'created_at' | 'used_at' | 'openid'> & { now: number }>) =>
      query.insertInto('sessions').values({
        id: given('id'),
        token_hash: given('token_hash'),
        person_id: given('person_id'),
        app_id: given('app_id'),
        origin: given('origin'),
        created_at: given('now'),
        used_at: given('now'),
        expires_at: given('expires_at'),
        nonce: given('nonce'),
        passkey_id: given('passkey_id'),
        from_session: given('from_session'),
      }),
  );

  const isOver = (row: { readonly expires_at: number; readonly used_at: number }) =>
    row.expires_at <= now() || row.used_at + IDLE_MS <= now();

  const endOf = async (trx: Trx, personId: string, which: Which): Promise<number> => {
    await lock(trx, personId);
    return endSessions(trx, notify, personId, which);
  };

  return {
    lock,
    isOver,

    of: createSessionList(query, isOver),

    /**
     * Begins a session in the caller's transaction: by a code, or by the way in `start`.
     * @throws Problem session.unknown if the session that it comes from has ended
     */
    begin: async (
      trx: Trx,
      person_id: string,
      { appId, origin }: Place,
      { passkeyId = null, fromSession = null }: Start = {},
    ) => {
      const source =
        fromSession === null
          ? undefined
          : await trx
              .selectFrom('sessions')
              .select('expires_at')
              .where('id', '=', fromSession)
              .executeTakeFirstOrThrow(() => new Problem('session.unknown'));
      const [id, issued, nonce] = [randomId('session'), issue(source?.expires_at), randomToken()];
      await insert(trx, {
        id,
        token_hash: digest(issued.token),
        person_id,
        app_id: appId,
        origin,
        now: now(),
        expires_at: issued.expiresAt,
        nonce,
        passkey_id: passkeyId,
        from_session: fromSession,
      });
      return { id, ...issued, nonce };
    },

    /**
     * Returns the session of a token. A request from no page may use any session of its app; a request from a page may
     * use only a session that began at the same origin.
     * @throws Problem session.missing, session.unknown, session.expired, session.app, session.origin
     */
    identify: async (token: string | null, { appId, origin }: Place): Promise<Session> => {
      if (token === null) throw new Problem('session.missing');
      const row = await query
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select([
          'sessions.id',
          'person_id',
          'address',
          'app_id',
          'origin',
          'nonce',
          'passkey_id',
          'from_session',
        ])
        .select(['sessions.created_at', 'used_at', 'expires_at'])
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      if (row === undefined) throw new Problem('session.unknown');
      if (row.app_id !== appId) throw new Problem('session.app');
      if (origin !== null && row.origin !== origin) throw new Problem('session.origin');
      if (isOver(row)) throw new Problem('session.expired');
      if (row.used_at + TOUCH_MS <= now()) {
        await query.updateTable('sessions').set({ used_at: now() }).where('id', '=', row.id).execute();
      }
      return {
        id: row.id,
        appId: row.app_id,
        personId: row.person_id,
        address: row.address,
        nonce: row.nonce,
        origin: row.origin,
        createdAt: row.created_at,
        isByCode: row.passkey_id === null && row.from_session === null,
        fromSession: row.from_session,
      };
    },

    /**
     * Replaces the token of the session. One that came from another session still ends no later than that one.
     * @throws Problem session.unknown if another call was first
     */
    renew: async (id: string, token: string): Promise<IssuedToken> => {
      const source = await query
        .selectFrom('sessions')
        .innerJoin('sessions as source', 'source.id', 'sessions.from_session')
        .select('source.expires_at')
        .where('sessions.id', '=', id)
        .executeTakeFirst();
      const issued = issue(source?.expires_at);
      const { numUpdatedRows } = await query
        .updateTable('sessions')
        .set({ token_hash: digest(issued.token), used_at: now(), expires_at: issued.expiresAt })
        .where('id', '=', id)
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem('session.unknown');
      return issued;
    },

    /**
     * Keeps the session alive until the transaction ends, for a write on its behalf.
     * @throws Problem session.unknown if it ended meanwhile
     */
    hold: async (trx: Trx, { id, personId }: Pick<Session, 'id' | 'personId'>): Promise<void> => {
      await lock(trx, personId);
      const row = await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Problem('session.unknown');
    },

    /** Ends the person's sessions in one app, and those that came from them. Their pending writes with `hold` fail. */
    endIn: (personId: string, appId: string): Promise<number> =>
      transaction((trx) => endOf(trx, personId, { appId })),

    /** Removes a passkey; returns whether it existed. Sessions that it began end. */
    removePasskey: (personId: string, passkeyId: string): Promise<boolean> =>
      transaction(async (trx) => {
        await lock(trx, personId);
        return (await removePasskeys(trx, notify, personId, [passkeyId])) > 0;
      }),

    /**
     * Ends one session or all of them, and removes the passkeys that they led to, because a session may have been
     * stolen.
     * @param ended id of the session, or `null` for all. With all, the passkeys of the last 30 days are removed: a
     * session that is not renewed ends after this time. Passkeys that the asking session added stay.
     */
    revoke: ({ id, personId }: Pick<Session, 'id' | 'personId'>, ended: string | null): Promise<number> =>
      transaction(async (trx) => {
        const count = await endOf(trx, personId, ended === null ? {} : { id: ended });
        // One session has no limit of time here, because a renewed session keeps its id for longer.
        const since = ended === null ? now() - LIFETIME_MS : 0;
        const added = await passkeysAddedBy(trx, personId, { ended, except: id, since });
        await removePasskeys(trx, notify, personId, added);
        return count;
      }),

    /** Ends this session, or the person's sessions in every app; returns the number of ended sessions. */
    end: ({ id, personId }: Pick<Session, 'id' | 'personId'>, everywhere: boolean): Promise<number> =>
      transaction((trx) => endOf(trx, personId, everywhere ? {} : { id })),

    /** Ends all sessions of a person, with other work in the same transaction. */
    endAll: (personId: string, alongside: (trx: Trx, count: number) => Promise<void>): Promise<void> =>
      transaction(async (trx) => alongside(trx, await endOf(trx, personId, {}))),
  };
};
