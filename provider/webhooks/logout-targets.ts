import type { Database } from '../database/database.ts';
import type { LeasedEvent } from './events.ts';
import { createReceiverTable, nothing } from './receiver-table.ts';

/** The address to which an app gets logout tokens. */
interface LogoutTarget {
  readonly url: string;
  /** Whether each message must name the session. */
  readonly needsSession: boolean;
}

/** An event about a person, by their id for the app. */
type PersonEvent = Pick<LeasedEvent, 'app_id' | 'subject' | 'created_at'>;

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

  /**
   * Whether the person signed in to the app by OpenID Connect after an event: in a new session, or under a new grant.
   */
  isSignedInSince: async ({ app_id, subject, created_at }: PersonEvent): Promise<boolean> => {
    const newer = await database.query
      .selectFrom('subjects')
      .innerJoin('sessions', (join) =>
        join
          .onRef('sessions.app_id', '=', 'subjects.app_id')
          .onRef('sessions.person_id', '=', 'subjects.person_id'),
      )
      .leftJoin('authorize_browsers', 'authorize_browsers.session_id', 'sessions.id')
      .leftJoin('grants', 'grants.id', 'authorize_browsers.grant_id')
      .select('sessions.id')
      .where('subjects.app_id', '=', app_id)
      .where('subjects.subject', '=', subject)
      .where('openid', '=', 1)
      // A session by FedCM is as old as the one that it comes from.
      .where(({ eb, or }) =>
        or([eb('sessions.created_at', '>', created_at), eb('grants.created_at', '>', created_at)]),
      )
      .executeTakeFirst();
    return newer !== undefined;
  },

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
