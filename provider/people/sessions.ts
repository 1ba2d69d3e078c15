import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';
import { endSessions, passkeysAddedBy, removePasskeys, type Which } from './session-ends.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** An older session may have been stolen, so it must not change the account's protection. */
const FRESH_MS = 600_000;
/** Minimum time between two recorded uses, because a read must not always cost a write. */
const TOUCH_MS = 3_600_000;

export interface Session {
  readonly id: string;
  readonly appId: string;
  readonly personId: string;
  /** The person's address, in lower case. */
  readonly address: string;
  readonly nonce: string;
  readonly origin: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether a code began it; otherwise a passkey or another session did. */
  readonly isByCode: boolean;
  readonly fromSession: string | null;
}

export interface Place {
  readonly appId: string;
  readonly origin: string | null;
}

interface Start {
  readonly passkeyId?: string | null;
  /** The session from which this one was made. This one ends no later than it. */
  readonly fromSession?: string | null;
}

export interface IssuedToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface BegunSession extends IssuedToken {
  readonly id: string;
  readonly nonce: string;
}

/** Whether the person typed a mailed code for this session within the last ten minutes. */
export const isFreshByCode = ({ isByCode, createdAt }: Session, now: number): boolean =>
  isByCode && createdAt + FRESH_MS > now;

/** Whether a code or a passkey began this very session within the last ten minutes: no application can do that alone. */
export const isFresh = (
  { fromSession, createdAt }: Pick<Session, 'fromSession' | 'createdAt'>,
  now: number,
): boolean => fromSession === null && createdAt + FRESH_MS > now;

export type Sessions = ReturnType<typeof createSessions>;

export type SessionRow = Awaited<ReturnType<Sessions['of']>>[number];

/** Sessions: a token of 256 bits, stored as a hash, valid for one person, one app and one origin. */
export const createSessions = (database: Database, notify: Notify, now: () => number) => {
  const { query, transaction } = database;

  /** Until the transaction ends, no session of the person can end, and no other transaction can write for one. */
  const lock = (trx: Trx, personId: string) => database.lock(trx, `sessions ${personId}`);

  const insert = statement((given: Given<Omit<Tables['sessions'], 'openid'>>) =>
    query.insertInto('sessions').values({
      id: given('id'),
      token_hash: given('token_hash'),
      person_id: given('person_id'),
      app_id: given('app_id'),
      origin: given('origin'),
      created_at: given('created_at'),
      used_at: given('used_at'),
      expires_at: given('expires_at'),
      nonce: given('nonce'),
      passkey_id: given('passkey_id'),
      from_session: given('from_session'),
    }),
  );

  const expiryOf = (until = Number.POSITIVE_INFINITY) => Math.min(now() + LIFETIME_MS, until);

  const add = async (
    trx: Trx,
    row: Omit<Tables['sessions'], 'id' | 'token_hash' | 'used_at' | 'nonce' | 'openid'>,
  ): Promise<BegunSession> => {
    const [id, token, nonce] = [randomId('session'), randomToken(), randomToken()];
    await insert(trx, { ...row, id, token_hash: digest(token), used_at: now(), nonce });
    return { id, token, expiresAt: row.expires_at, nonce };
  };

  const isOver = ({ expiresAt, usedAt }: { readonly expiresAt: number; readonly usedAt: number }) =>
    expiresAt <= now() || usedAt + IDLE_MS <= now();

  /**
   * Keeps the session alive until the transaction ends, for a write on its behalf.
   * @throws Problem session.unknown if it ended meanwhile
   */
  const hold = async (trx: Trx, { id, personId }: Pick<Session, 'id' | 'personId'>): Promise<void> => {
    await lock(trx, personId);
    const row = await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Problem('session.unknown');
  };

  const endOf = async (trx: Trx, personId: string, which: Which): Promise<number> => {
    await lock(trx, personId);
    return endSessions(trx, notify, personId, which);
  };

  return {
    lock,
    isOver,

    /** Last used first. The row of an ended session (`isOver`) is deleted a day later. */
    of: async (personId: string) => {
      const rows = await query
        .selectFrom('sessions')
        .select(['id', 'app_id as appId', 'origin', 'openid', 'from_session as fromSession'])
        .select(['created_at as createdAt', 'used_at as usedAt', 'expires_at as expiresAt'])
        .where('person_id', '=', personId)
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map(({ openid, ...row }) => ({ ...row, isOver: isOver(row), signsIn: openid === 1 }));
    },

    /** @throws Problem session.unknown if the session that it comes from has ended */
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
      return add(trx, {
        person_id,
        app_id: appId,
        origin,
        created_at: now(),
        expires_at: expiryOf(source?.expires_at),
        passkey_id: passkeyId,
        from_session: fromSession,
      });
    },

    /**
     * The new session is as old as the session that it comes from, and ends with it.
     * @throws Problem session.unknown if the first session ended meanwhile
     */
    branch: (from: Pick<Session, 'id' | 'personId'>, { appId, origin }: Place): Promise<BegunSession> =>
      transaction(async (trx) => {
        await hold(trx, from);
        const times = await trx
          .selectFrom('sessions')
          .select(['created_at', 'expires_at'])
          .where('id', '=', from.id)
          .executeTakeFirstOrThrow();
        const place = { person_id: from.personId, app_id: appId, origin };
        return add(trx, { ...place, ...times, passkey_id: null, from_session: from.id });
      }),

    /**
     * A request from a page may use only a session that began at its origin; any other, each session of its app.
     * @throws Problem session.missing, session.unknown, session.expired, session.app, session.origin
     */
    identify: async (token: string | null, { appId, origin }: Place): Promise<Session> => {
      if (token === null) throw new Problem('session.missing');
      const found = await query
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select(['sessions.id', 'app_id as appId', 'person_id as personId', 'address', 'nonce', 'origin'])
        .select(['sessions.created_at as createdAt', 'used_at as usedAt', 'expires_at as expiresAt'])
        .select(['passkey_id', 'from_session as fromSession'])
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      if (found === undefined) throw new Problem('session.unknown');
      if (found.appId !== appId) throw new Problem('session.app');
      if (origin !== null && found.origin !== origin) throw new Problem('session.origin');
      if (isOver(found)) throw new Problem('session.expired');
      const { usedAt, expiresAt, passkey_id, ...session } = found;
      if (usedAt + TOUCH_MS <= now())
        await query.updateTable('sessions').set({ used_at: now() }).where('id', '=', session.id).execute();
      return { ...session, isByCode: passkey_id === null && session.fromSession === null };
    },

    /**
     * A session that came from another one still ends no later than that one.
     * @throws Problem session.unknown if another call was first
     */
    renew: async (id: string, token: string): Promise<IssuedToken> => {
      const source = await query
        .selectFrom('sessions')
        .innerJoin('sessions as source', 'source.id', 'sessions.from_session')
        .select('source.expires_at')
        .where('sessions.id', '=', id)
        .executeTakeFirst();
      const issued = { token: randomToken(), expiresAt: expiryOf(source?.expires_at) };
      const { numUpdatedRows } = await query
        .updateTable('sessions')
        .set({ token_hash: digest(issued.token), used_at: now(), expires_at: issued.expiresAt })
        .where('id', '=', id)
        .where('token_hash', '=', digest(token))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem('session.unknown');
      return issued;
    },

    hold,

    /** Ends the person's sessions at the app, and those that came from them. Pending writes with `hold` fail. */
    endIn: (personId: string, appId: string): Promise<number> =>
      transaction((trx) => endOf(trx, personId, { appId })),

    /** Also ends the sessions that the passkey began. Returns whether the passkey existed. */
    removePasskey: (personId: string, passkeyId: string): Promise<boolean> =>
      transaction(async (trx) => {
        await lock(trx, personId);
        return (await removePasskeys(trx, notify, personId, [passkeyId])) > 0;
      }),

    /**
     * Ends a session that may have been stolen, or all for `null`, and removes the passkeys that it led to; of all
     * sessions those of the last 30 days, because older sessions have ended. Passkeys of the asking session stay.
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

    /** Ends a session that was made for one page. Sends no notice, because the person is still signed in. */
    drop: async (id: string | undefined): Promise<void> => {
      if (id) await query.deleteFrom('sessions').where('id', '=', id).execute();
    },

    /** Returns the number of ended sessions. */
    end: ({ id, personId }: Pick<Session, 'id' | 'personId'>, everywhere: boolean): Promise<number> =>
      transaction((trx) => endOf(trx, personId, everywhere ? {} : { id })),

    endAll: (personId: string, alongside: (trx: Trx, count: number) => Promise<void>): Promise<void> =>
      transaction(async (trx) => alongside(trx, await endOf(trx, personId, {}))),
  };
};
