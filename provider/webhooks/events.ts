import { type SqlBool, sql } from 'kysely';
import { type Cursor, type Database, pageOf, type Trx } from '../database/database.ts';
import { createLeasedRows, type Lease } from '../database/leased-rows.ts';
import type { EventState, EventType } from '../facts/event-types.ts';
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

export type GivenUpEvent = Pick<LeasedEvent, 'key' | 'app_id' | 'type' | 'tries'>;

export type Events = ReturnType<typeof createEvents>;

/** Longer than one delivery may last: post.ts. */
const LEASE_MS = 60_000;
const BACKOFF_S = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400] as const;
/** Time for which an event that was given up, or one that was sent, stays for the operator to send it again. */
const GIVEN_UP_MS = 4 * 86_400_000;
const SENT_MS = 86_400_000;
const PAGE = 50;
/** The last event of a person. */
const LAST: EventType = 'person.deleted';
const ENDED_AT_A_TIME = 100;

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
        // Another copy may have written the event since the inner query.
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

    take: rows.take,

    /** Keeps the event for a day. The rows of a deleted person and logout tokens are deleted at once. */
    sent: async (event: LeasedEvent): Promise<void> => {
      if (event.type === LOGOUT) return rows.record(event, null);
      if (event.type !== LAST)
        return rows.record(event, {
          state: 'sent',
          failure: null,
          expires_at: now() + SENT_MS,
          leased_until: 0,
        });
      await query
        .deleteFrom('webhook_events')
        .where('app_id', '=', event.app_id)
        .where('subject', '=', event.subject)
        .where('type', '!=', LOGOUT)
        .execute();
    },

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

    /** Queues the event for a later try, or gives it up and returns `false` if that would be too late. */
    fail: async (event: LeasedEvent, failure: string): Promise<boolean> => {
      const dueAt = rows.nextTry(event);
      const isInTime = dueAt < event.expires_at;
      await (isInTime
        ? rows.fail(event, dueAt, { failure })
        : rows.finish(event, { state: 'given-up', failure, expires_at: now() + GIVEN_UP_MS }));
      return isInTime;
    },

    /** Returns 50 events, newest first, without the person's id, and the last one if more follow. */
    page: async (state: EventState | null, after: Cursor | null, appId: string | null) => {
      let selection = query
        .selectFrom('webhook_events')
        .innerJoin('apps', 'apps.id', 'webhook_events.app_id')
        .select(['webhook_events.id', 'app_id', 'apps.name', 'type', 'webhook_events.created_at'])
        .select(['state', 'tries', 'due_at', 'failure']);
      if (state !== null) selection = selection.where('state', '=', state);
      if (appId !== null) selection = selection.where('app_id', '=', appId);
      if (after !== null)
        selection = selection.where(
          sql<boolean>`(webhook_events.created_at, webhook_events.id) < (${after.at}, ${after.id})`,
        );
      const found = await selection
        .orderBy('webhook_events.created_at', 'desc')
        .orderBy('webhook_events.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      return pageOf(found, PAGE);
    },

    /** Makes an event due now, for three days, even one that was sent. Returns its app; `null` for an unknown event. */
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

    /** Gives up expired events, but not those that were never tried: the provider itself was not running. */
    purge: async (): Promise<readonly GivenUpEvent[]> => {
      const at = now();
      const expired = await query
        .updateTable('webhook_events')
        .set({ state: 'given-up', expires_at: at + GIVEN_UP_MS })
        .where('state', '=', 'waiting')
        .where('expires_at', '<', at)
        .where('tries', '>', 0)
        .where('leased_until', '<=', at)
        .returning(['id', 'app_id', 'type', 'tries'])
        .execute();
      await query
        .deleteFrom('webhook_events')
        .where('expires_at', '<', at)
        .where('state', '!=', 'waiting')
        .execute();
      return expired.map(({ id, ...event }) => ({ ...event, key: { id } }));
    },
  };
};

type Kind = 'webhook' | 'logout';

export type Receivers = ReturnType<typeof createReceivers>;

export const createReceivers = ({ query }: Database) => {
  const countsOf = async (appIds: readonly string[]) => {
    const rows =
      appIds.length === 0
        ? []
        : await query
            .selectFrom('webhook_events')
            .select(['app_id', 'state', 'type'])
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('state', 'in', ['waiting', 'given-up'])
            .where('app_id', 'in', appIds)
            .groupBy(['state', 'app_id', 'type'])
            .execute();
    return (appId: string, kind: Kind) => {
      const own = rows.filter((row) => row.app_id === appId && (row.type === LOGOUT) === (kind === 'logout'));
      const sum = (state: string) =>
        own.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0);
      return { waiting: sum('waiting'), givenUp: sum('given-up') };
    };
  };

  return {
    page: async (after: Cursor | null, appId: string | null) => {
      let selection = query
        .selectFrom('apps')
        .leftJoin('app_webhooks', 'app_webhooks.app_id', 'apps.id')
        .leftJoin('app_logouts', 'app_logouts.app_id', 'apps.id')
        .select(['apps.id', 'apps.name', 'apps.created_at'])
        .select(['app_webhooks.url as webhook', 'app_logouts.url as logout'])
        .where(({ eb, or }) =>
          or([eb('app_webhooks.url', 'is not', null), eb('app_logouts.url', 'is not', null)]),
        );
      if (appId !== null) selection = selection.where('apps.id', '=', appId);
      if (after !== null)
        selection = selection.where(sql<boolean>`(apps.created_at, apps.id) < (${after.at}, ${after.id})`);
      const rows = await selection
        .orderBy('apps.created_at', 'desc')
        .orderBy('apps.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const { page, last } = pageOf(rows, PAGE);
      const countOf = await countsOf(page.map(({ id }) => id));
      const receivers = page.flatMap(({ id: app, name, webhook, logout }) => {
        const receiver = (kind: Kind, url: string | null) =>
          url === null ? [] : [{ app, name, kind, url, ...countOf(app, kind) }];
        return [...receiver('webhook', webhook), ...receiver('logout', logout)];
      });
      return { receivers, last };
    },
  };
};
