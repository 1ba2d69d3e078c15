import type { Database, Trx } from '../database/database.ts';
import { LOGOUT } from './tell.ts';

/** Where an app is told that a person signed out. */
export interface LogoutTarget {
  readonly url: string;
  /** Whether each message must name the session. */
  readonly needsSession: boolean;
}

export type LogoutTargets = ReturnType<typeof createLogoutTargets>;

/** A receiver that does not answer must not hold up the tokens for other apps. */
const PAUSE_MS = 30_000;

/** Other work in the same transaction. */
type Alongside = (trx: Trx) => Promise<void>;

const nothing: Alongside = async () => {};

/** The `backchannel_logout_uri` of apps. */
export const createLogoutTargets = ({ query, transaction }: Database, now: () => number) => ({
  set: (app_id: string, { url, needsSession }: LogoutTarget, alongside = nothing): Promise<void> =>
    transaction(async (trx) => {
      const given = { url, needs_session: needsSession ? 1 : 0, paused_until: 0 };
      await trx
        .insertInto('app_logouts')
        .values({ app_id, ...given })
        .onConflict((conflict) => conflict.column('app_id').doUpdateSet(given))
        .execute();
      await alongside(trx);
    }),

  /** Removes an app's address. Its waiting tokens are deleted. */
  remove: (app_id: string, alongside = nothing): Promise<void> =>
    transaction(async (trx) => {
      await trx
        .deleteFrom('webhook_events')
        .where('app_id', '=', app_id)
        .where('type', '=', LOGOUT)
        .execute();
      const { numDeletedRows } = await trx
        .deleteFrom('app_logouts')
        .where('app_id', '=', app_id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await alongside(trx);
    }),

  /** Returns the addresses of every app, or of one. */
  list: async (appId?: string) => {
    const all = query.selectFrom('app_logouts').select(['app_id', 'url', 'needs_session']).orderBy('app_id');
    const rows = await (appId === undefined ? all : all.where('app_id', '=', appId)).execute();
    return rows.map(({ app_id, url, needs_session }) => ({ app_id, url, needsSession: needs_session === 1 }));
  },

  /** Asks the receiver nothing for a while. */
  pause: async (app_id: string): Promise<void> => {
    await query
      .updateTable('app_logouts')
      .set({ paused_until: now() + PAUSE_MS })
      .where('app_id', '=', app_id)
      .execute();
  },
});
