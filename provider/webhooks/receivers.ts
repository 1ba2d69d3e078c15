import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Cursor, pageOf } from '../database/page.ts';
import { LOGOUT } from './notify.ts';

const PAGE = 50;

type Kind = 'webhook' | 'logout';

export type Receivers = ReturnType<typeof createReceivers>;

/** The applications with an address for events, for the operator. */
export const createReceivers = ({ query }: Database) => {
  /** Returns the numbers of waiting and given-up events of these apps, for each of the two kinds of receivers. */
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
    /**
     * Returns the receivers of 50 applications, the newest application first.
     * @param after the last application of the page before
     * @param appId of the only application; all if `null`
     */
    page: async (after: Cursor | null, appId: string | null) => {
      let kept = query
        .selectFrom('apps')
        .leftJoin('app_webhooks', 'app_webhooks.app_id', 'apps.id')
        .leftJoin('app_logouts', 'app_logouts.app_id', 'apps.id')
        .select(['apps.id', 'apps.name', 'apps.created_at'])
        .select(['app_webhooks.url as webhook', 'app_logouts.url as logout'])
        .where(({ eb, or }) =>
          or([eb('app_webhooks.url', 'is not', null), eb('app_logouts.url', 'is not', null)]),
        );
      if (appId !== null) kept = kept.where('apps.id', '=', appId);
      if (after !== null)
        kept = kept.where(sql<boolean>`(apps.created_at, apps.id) < (${after.at}, ${after.id})`);
      const rows = await kept
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
