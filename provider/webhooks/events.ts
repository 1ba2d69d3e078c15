import { type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { createLeasedRows, type Lease } from '../database/leased-rows.ts';
import { createNotify, LIFETIME_MS, LOGOUT } from './notify.ts';

export interface LeasedEvent extends Lease<{ readonly id: string }> {
  readonly type: string;
  readonly app_id: string;
  readonly subject: string;
  readonly grant_id: string | null;
  readonly session_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

export type Events = ReturnType<typeof createEvents>;

/** Longer than one delivery may last: post.ts. */
const LEASE_MS = 60_000;
const BACKOFF_S = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400] as const;
/** How long an event that was given up stays, for the operator to send it again. */
const GIVEN_UP_MS = 4 * 86_400_000;
const PAGE = 50;
const ENDED_AT_A_TIME = 100;

/** Events for hosts, in the database. One copy at a time leases an event. */
export const createEvents = (database: Database, now: () => number) => {
  const { query, transaction } = database;
  const rows = createLeasedRows(
    database,
    {
      table: 'webhook_events',
      key: ['id'],
      columns: ['type', 'app_id', 'subject', 'grant_id', 'session_id', 'created_at', 'expires_at'],
      waiting: { state: 'waiting' },
      // An event of a webhook waits until the earlier ones of its person and app are sent or given up. A logout token
      // waits for none, and each of the two receivers has its own pause.
      ready: () => sql<SqlBool>`case when type = ${LOGOUT} then not exists (
            select 1 from app_logouts
            where app_logouts.app_id = webhook_events.app_id and paused_until > ${now()})
          else not exists (
            select 1 from webhook_events as earlier
            where earlier.app_id = webhook_events.app_id and earlier.subject = webhook_events.subject
              and earlier.seq < webhook_events.seq and earlier.state = 'waiting' and earlier.type <> ${LOGOUT})
          and not exists (
            select 1 from app_webhooks
            where app_webhooks.app_id = webhook_events.app_id and paused_until > ${now()}) end`,
      leaseMs: LEASE_MS,
      backoffS: BACKOFF_S,
    },
    now,
  );

  const notify = createNotify(now);

  const notifyOfSome = (): Promise<number> =>
    transaction(async (trx) => {
      const ended = await trx
        .updateTable('grants')
        .set({ end_told: 1 })
        .where('id', 'in', (nested) =>
          nested
            .selectFrom('grants')
            .select('id')
            .where('end_told', '=', 0)
            .where('ends_at', '<=', now())
            .orderBy('ends_at')
            .limit(ENDED_AT_A_TIME),
        )
        // Another copy may have told meanwhile.
        .where('end_told', '=', 0)
        .returning(['id', 'person_id', 'app_id', 'revoked_at'])
        .execute();
      for (const { id, person_id, app_id, revoked_at } of ended) {
        if (revoked_at === null)
          await notify(trx, 'grant.expired', person_id, { appId: app_id, grantId: id });
      }
      return ended.length;
    });

  return {
    notify,

    /** Returns the next event that is due; `null` if none is. */
    take: rows.take,

    /** Deletes the event, so that no row of a deleted person stays. */
    sent: (event: LeasedEvent) => rows.record(event, null),

    /** The events about a person that were not sent. */
    of: (personId: string) =>
      query
        .selectFrom('webhook_events')
        .innerJoin('subjects', (join) =>
          join
            .onRef('subjects.app_id', '=', 'webhook_events.app_id')
            .onRef('subjects.subject', '=', 'webhook_events.subject'),
        )
        .select(['webhook_events.id', 'webhook_events.app_id', 'type', 'grant_id', 'session_id'])
        .select(['created_at', 'state'])
        .where('person_id', '=', personId)
        .orderBy('seq')
        .execute(),

    release: rows.release,

    /**
     * Returns the event to the queue for a later try; `false` if that would be too late and it was given up.
     * @param failure why the try failed, for the operator
     */
    fail: async (event: LeasedEvent, failure: string): Promise<boolean> => {
      const dueAt = rows.nextTry(event);
      const isInTime = dueAt < event.expires_at;
      await (isInTime
        ? rows.fail(event, dueAt, { failure })
        : rows.finish(event, { state: 'given-up', failure, expires_at: now() + GIVEN_UP_MS }));
      return isInTime;
    },

    /**
     * Returns 50 unsent events, newest first, without the person's id.
     * @param after the last event of the page before
     */
    page: async (after: { readonly at: number; readonly id: string } | null, appId: string | null) => {
      let unsent = query
        .selectFrom('webhook_events')
        .select(['id', 'app_id', 'type', 'created_at', 'state', 'tries', 'due_at', 'failure']);
      if (appId !== null) unsent = unsent.where('app_id', '=', appId);
      if (after !== null) unsent = unsent.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
      return unsent.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE).execute();
    },

    /** Returns how many events of each app and type wait, and how many were given up. */
    counts: () =>
      query
        .selectFrom('webhook_events')
        .select(['app_id', 'state', 'type'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(['app_id', 'state', 'type'])
        .execute(),

    /**
     * Makes an unsent event due now, for three days. Returns its app; `null` if there is no such event.
     * @param alongside other work in the same transaction
     */
    replay: (id: string, alongside: (trx: Trx, appId: string) => Promise<void>): Promise<string | null> =>
      transaction(async (trx) => {
        const event = await trx
          .updateTable('webhook_events')
          .set({ state: 'waiting', due_at: now(), expires_at: now() + LIFETIME_MS, tries: 0 })
          .where('id', '=', id)
          .returning('app_id')
          .executeTakeFirst();
        if (event === undefined) return null;
        for (const table of ['app_webhooks', 'app_logouts'] as const)
          await trx.updateTable(table).set({ paused_until: 0 }).where('app_id', '=', event.app_id).execute();
        await alongside(trx, event.app_id);
        return event.app_id;
      }),

    /** Queues events for grants that have ended by themselves. Returns whether any grant had ended. */
    notifyOfEnded: async (): Promise<boolean> => {
      const first = await notifyOfSome();
      for (let count = first; count === ENDED_AT_A_TIME; ) count = await notifyOfSome();
      return first > 0;
    },

    /** Deletes the events that were not sent in time and not sent again. */
    purge: async (): Promise<void> => {
      await query.deleteFrom('webhook_events').where('expires_at', '<', now()).execute();
    },
  };
};
