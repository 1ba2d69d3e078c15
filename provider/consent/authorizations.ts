import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { NoteAnomaly } from '../facts/anomaly.ts';
import { Problem } from '../problem.ts';
import { digest } from '../secrets/keyring.ts';
import { randomId, randomToken } from '../secrets/random.ts';

/** All tokens of an authorization share the family: it identifies an old token, so no row for each is needed. */
export const refreshTokenOf = (family: string, own: string) => `${family}.${own}`;

const newRefreshToken = () => {
  const [family, own] = [randomToken(), randomToken()];
  return {
    token: refreshTokenOf(family, own),
    hashes: { family_hash: digest(family), refresh_hash: digest(own) },
  };
};

export const partsOf = (token: string) => {
  const [family = '', own = ''] = token.split('.');
  return { family, own, familyHash: digest(family), ownHash: digest(own) };
};

const CODE_LIFETIME_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The access that a code gives once an application's server has exchanged it. */
interface Authorization {
  readonly id: string;
  readonly appId: string;
  /** `null` for a sample person in test mode. */
  readonly grantId: string | null;
  readonly subject: string;
  readonly scope: readonly string[];
  /** `null` for a code of call 4. */
  readonly signIn: SignIn | null;
}

export interface SignIn {
  /** The return address, which the exchange must repeat. */
  readonly redirectUri: string;
  readonly nonce: string | null;
  /** Milliseconds since 1970. */
  readonly authTime: number;
  /** `null` for a sign-in of an earlier release. */
  readonly sessionId: string | null;
}

export interface Used extends Authorization {
  /** `null` without `offline_access`. */
  readonly refreshToken: string | null;
}

interface NewAuthorization extends Omit<Authorization, 'id'> {
  /** Origin of the page that gets the code. */
  readonly origin: string | null;
  /** S256 code challenge (RFC 7636). */
  readonly challenge: string | null;
}

/** `appId` is the authenticated application. */
export interface Exchange {
  readonly appId: string;
  readonly hasSecret: boolean;
  readonly code: string;
  readonly verifier: string | null;
  /** Origin of the page that sends the request; `null` for none. It must be that of the page that got the code. */
  readonly origin: string | null;
  /** For a code of a sign-in, its return address; otherwise `null`, or an address of the page's origin. */
  readonly redirectUri: string | null;
}

export type Authorizations = ReturnType<typeof createAuthorizations>;

const originFrom = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin : null;

export const signInOf = (
  row: Pick<Tables['authorizations'], 'redirect_uri' | 'nonce' | 'auth_time' | 'session_id'>,
): SignIn | null =>
  row.redirect_uri === null || row.auth_time === null
    ? null
    : {
        redirectUri: row.redirect_uri,
        nonce: row.nonce,
        authTime: row.auth_time,
        sessionId: row.session_id,
      };

export const endTokens = async (
  on: Pick<Trx, 'updateTable'>,
  now: number,
  only: { readonly id?: string; readonly app_id?: string; readonly family_hash?: string },
): Promise<void> => {
  await on
    .updateTable('authorizations')
    .set({ ended_at: now })
    .where(({ and }) => and(only))
    .where('ended_at', 'is', null)
    .execute();
};

/** Codes are stored as hashes. */
export const createAuthorizations = (
  { query, transaction }: Database,
  note: NoteAnomaly,
  now: () => number,
) => {
  /** Returns `null` for a refused code. A thrown error would roll back the end of a code that was used twice. */
  const take = async (
    trx: Trx,
    { appId, hasSecret, code, verifier, origin, redirectUri }: Exchange,
  ): Promise<Used | null> => {
    const row = await trx
      .selectFrom('authorizations')
      .leftJoin('grants', 'grants.id', 'authorizations.grant_id')
      .leftJoin('sessions', 'sessions.id', 'authorizations.session_id')
      .selectAll('authorizations')
      .select(['grants.ends_at', 'sessions.id as session'])
      .where('code_hash', '=', digest(code))
      .where('authorizations.app_id', '=', appId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, grant_id: grantId, subject } = row;
    const [scope, signIn] = [row.scope.split(' ').filter(Boolean), signInOf(row)];
    // A verifier without a challenge is refused too: an attacker may have removed the challenge (RFC 9700, 4.8.2).
    const isVerified = row.challenge === (verifier === null ? null : digest(verifier));
    // Only an application with a secret may use a nonce in place of a challenge.
    const isProved = isVerified && (row.challenge !== null || signIn === null || hasSecret);
    const isReturned =
      signIn === null
        ? redirectUri === null || originFrom(redirectUri) === row.origin
        : redirectUri === signIn.redirectUri;
    const isOfPage = isReturned && (origin === null || origin === row.origin);
    if (row.used_at === null && (!isProved || !isOfPage || row.expires_at <= now())) return null;
    // The session has ended, and the application was already notified of it. A sign-in now would never be ended.
    if (row.used_at === null && row.session_id !== null && row.session === null) return null;
    const isLasting = row.ends_at !== null && signIn !== null && scope.includes('offline_access');
    const refresh = isLasting ? newRefreshToken() : null;
    const { numUpdatedRows } = await trx
      .updateTable('authorizations')
      .set({ used_at: now(), ...(refresh && { ...refresh.hashes, expires_at: row.ends_at ?? 0 }) })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await endTokens(trx, now(), { id });
      note({ action: 'code.reused', appId, id });
      return null;
    }
    return { id, appId, grantId, subject, scope, signIn, refreshToken: refresh?.token ?? null };
  };

  /** Returns a code that works once and for 60 seconds. */
  const issue = async (
    { appId, grantId, subject, scope, origin, challenge, signIn }: NewAuthorization,
    on: Pick<Trx, 'insertInto'> = query,
  ): Promise<string> => {
    const code = randomToken();
    await on
      .insertInto('authorizations')
      .values({
        id: randomId('authorization'),
        code_hash: digest(code),
        app_id: appId,
        grant_id: grantId,
        subject,
        scope: scope.join(' '),
        origin,
        challenge,
        expires_at: now() + CODE_LIFETIME_MS,
        used_at: null,
        ended_at: null,
        redirect_uri: signIn?.redirectUri ?? null,
        nonce: signIn?.nonce ?? null,
        auth_time: signIn?.authTime ?? null,
        session_id: signIn?.sessionId ?? null,
        family_hash: null,
        refresh_hash: null,
      })
      .execute();
    return code;
  };

  return {
    issue,

    /**
     * A second use revokes the tokens that the code gave (RFC 6749, section 4.1.2).
     * @throws Problem oauth.grant for an unknown, expired or used code, another application or page, a wrong verifier
     */
    use: async (exchange: Exchange): Promise<Used> => {
      const taken = await transaction((trx) => take(trx, exchange));
      if (taken === null) throw new Problem('oauth.grant');
      return taken;
    },

    /** Lists the authorizations of a person, without the codes. */
    of: (personId: string) =>
      query
        .selectFrom('authorizations')
        .innerJoin('grants', 'grants.id', 'authorizations.grant_id')
        .select(['authorizations.id', 'grant_id', 'authorizations.app_id', 'authorizations.scope'])
        .select(['authorizations.origin', 'expires_at', 'used_at', 'ended_at', 'refresh_hash'])
        .select(['redirect_uri', 'auth_time', 'session_id'])
        .where('person_id', '=', personId)
        .orderBy('expires_at')
        .execute(),

    stands: async (id: string): Promise<boolean> => {
      const row = await query
        .selectFrom('authorizations')
        .select('ended_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && row.ended_at === null;
    },

    revoke: (id: string, appId: string): Promise<void> => endTokens(query, now(), { id, app_id: appId }),

    /** Deletes authorizations a day after their end; those of sample people after an hour, when their tokens end. */
    purge: async (): Promise<void> => {
      await query
        .deleteFrom('authorizations')
        .where('expires_at', '<', now() - DAY_MS)
        .execute();
      await query
        .deleteFrom('authorizations')
        .where('grant_id', 'is', null)
        .where('expires_at', '<', now() - HOUR_MS)
        .execute();
    },
  };
};
