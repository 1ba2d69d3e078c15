import type { Database, Trx } from '../database/database.ts';
import { digest } from '../secrets/keyring.ts';

export type AuthorizeBrowsers = ReturnType<typeof createAuthorizeBrowsers>;

export interface BrowserSignIn {
  readonly sessionId: string;
  readonly personId: string;
  /** Whether the person gave the application their address, under this grant. */
  readonly email: boolean;
  /** `null` if the grant was deleted. */
  readonly grantId: string | null;
}

interface NewBrowserSignIn extends Omit<BrowserSignIn, 'personId'> {
  readonly browser: string;
  readonly appId: string;
}

interface SessionOf {
  readonly id: string;
  readonly personId: string;
}

interface Parts {
  /** @throws Problem session.unknown if the session has ended */
  readonly holdSession: (trx: Trx, session: SessionOf) => Promise<void>;
}

const write = async (
  trx: Trx,
  { browser, appId, sessionId, email, grantId }: NewBrowserSignIn,
): Promise<void> => {
  const given = { session_id: sessionId, email: email ? 1 : 0, grant_id: grantId };
  await trx
    .insertInto('authorize_browsers')
    .values({ browser_hash: digest(browser), app_id: appId, ...given })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'app_id']).doUpdateSet(given))
    .execute();
};

/** Who signed in in which browser, for `prompt=none`, FedCM and the sign-out. A row is deleted with its session. */
export const createAuthorizeBrowsers = ({ query, transaction }: Database, { holdSession }: Parts) => ({
  /**
   * Stores a session of /account: FedCM can then offer a person who is not yet signed in to any application.
   * @throws Problem session.unknown if the session ended meanwhile
   */
  keepAccount: (
    browser: string,
    { id, personId, appId }: SessionOf & { readonly appId: string },
  ): Promise<void> =>
    transaction(async (trx) => {
      await holdSession(trx, { id, personId });
      await write(trx, { browser, appId, sessionId: id, email: false, grantId: null });
    }),

  /** Marks the session, so that the application is notified of its end. */
  keep: async (trx: Trx, signIn: NewBrowserSignIn): Promise<void> => {
    await write(trx, signIn);
    await trx
      .updateTable('sessions')
      .set({ openid: 1 })
      .where('id', '=', signIn.sessionId)
      .where('openid', '=', 0)
      .execute();
  },

  of: (personId: string) =>
    query
      .selectFrom('authorize_browsers')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(['authorize_browsers.app_id', 'session_id', 'email', 'grant_id'])
      .where('person_id', '=', personId)
      .orderBy('session_id')
      .execute(),

  /** Newest session first. */
  all: (browser: string): Promise<readonly Pick<BrowserSignIn, 'personId' | 'sessionId'>[]> => {
    return query
      .selectFrom('authorize_browsers')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(['session_id as sessionId', 'person_id as personId'])
      .where('browser_hash', '=', digest(browser))
      .orderBy('sessions.created_at', 'desc')
      .execute();
  },

  find: async (browser: string, appId: string): Promise<BrowserSignIn | null> => {
    const row = await query
      .selectFrom('authorize_browsers')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select(['session_id as sessionId', 'person_id as personId', 'email', 'grant_id as grantId'])
      .where('browser_hash', '=', digest(browser))
      .where('authorize_browsers.app_id', '=', appId)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, email: row.email === 1 };
  },
});
