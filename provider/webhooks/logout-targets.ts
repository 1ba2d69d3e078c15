import type { Database } from '../database/database.ts';
import { createReceiverTable, nothing } from './receiver-table.ts';

/** Where an app is told that a person signed out. */
export interface LogoutTarget {
  readonly url: string;
  /** Whether each message must name the session. */
  readonly needsSession: boolean;
}

export type LogoutTargets = ReturnType<typeof createLogoutTargets>;

/** The `backchannel_logout_uri` of apps. */
export const createLogoutTargets = (database: Database, now: () => number) => ({
  ...createReceiverTable(database, 'app_logouts', now),

  set: (app_id: string, { url, needsSession }: LogoutTarget, alongside = nothing): Promise<void> =>
    database.transaction(async (trx) => {
      const given = { url, needs_session: needsSession ? 1 : 0, paused_until: 0 };
      await trx
        .insertInto('app_logouts')
        .values({ app_id, ...given })
        .onConflict((conflict) => conflict.column('app_id').doUpdateSet(given))
        .execute();
      await alongside(trx);
    }),

  /** Returns the addresses of every app, or of one. */
  list: async (appId?: string) => {
    const all = database.query
      .selectFrom('app_logouts')
      .select(['app_id', 'url', 'needs_session'])
      .orderBy('app_id');
    const rows = await (appId === undefined ? all : all.where('app_id', '=', appId)).execute();
    return rows.map(({ app_id, url, needs_session }) => ({ app_id, url, needsSession: needs_session === 1 }));
  },
});
