import { sql } from 'kysely';
import { z } from 'zod';
import { type CallFacts, define, NO_BODY, type Route } from '../api/call.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { AppRow } from '../apps/app-rows.ts';
import { appChanges, newApp } from '../apps/application.ts';
import { isLoopback, UsageError } from '../config/values.ts';
import { type Cursor, type Database, pageOf } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { appDetail, appsAnswer, DONE, done } from './answers.ts';
import { createAppActions, UnknownAppError } from './app-actions.ts';
import { cursorIn, cursorOf, recentDays, textIn } from './query.ts';
import type { OperatorParts } from './session.ts';

const PAGE = 50;
const ROWS_AT_A_TIME = 1_000;

/** `%` and `_` have a meaning in `like`. */
const patternOf = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Finds apps by a part of their name, id or origin, newest first. */
const createAppSearch = ({ query }: Database) => {
  const rowsAfter = (after: Cursor | null, most: number) => {
    const rows = query
      .selectFrom('apps')
      .select(['id', 'name', 'created_at'])
      .where('id', '!=', ACCOUNT_APP)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
    return (
      after === null ? rows : rows.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`)
    ).execute();
  };

  const withOrigin = async (search: string): Promise<ReadonlySet<string>> => {
    const rows = await query
      .selectFrom('app_origins')
      .select('app_id')
      .where(sql<boolean>`lower(origin) like ${patternOf(search)} escape '\\'`)
      .execute();
    return new Set(rows.map(({ app_id }) => app_id));
  };

  /** Names are compared here, because SQLite lowers the case of ASCII only. */
  const found = async (search: string, after: Cursor | null) => {
    if (search === '') return rowsAfter(after, PAGE + 1);
    const [text, ids] = [folded(search), await withOrigin(search)];
    const matches: Awaited<ReturnType<typeof rowsAfter>> = [];
    for (let from = after; matches.length <= PAGE; ) {
      const rows = await rowsAfter(from, ROWS_AT_A_TIME);
      matches.push(
        ...rows.filter(({ id, name }) => id === search || ids.has(id) || folded(name).includes(text)),
      );
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_A_TIME) break;
      from = { at: last.created_at, id: last.id };
    }
    return matches;
  };

  return async (search: string, after: Cursor | null) => {
    const { page, last } = pageOf(await found(search, after), PAGE);
    return { ids: page.map(({ id }) => id), next: last === null ? null : cursorOf(last) };
  };
};

/** Turns the refusals of the command line into those of a call. */
const asProblems = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnknownAppError) throw new Problem('app.none');
    if (error instanceof UsageError) throw new Problem('request.shape', error.inCall);
    throw error;
  }
};

const summaryOf = ({ id, name, mode, isolation, origins, suspended }: AppRow) => ({
  id,
  name,
  mode,
  isolation,
  origins,
  suspended,
});

/** The same actions as `app …` of the command line. */
export const operatorAppCalls = (parts: OperatorParts): readonly Route[] => {
  const { apps, audit, dayCounts, logoutTargets, now, targets } = parts;
  const allowsPrivate = isLoopback(new URL(parts.config.publicUrl).hostname);
  const webhooks = { targets, logoutTargets, allowsPrivate };
  const searchApps = createAppSearch(parts.database);
  const actionsOf = (actor: string) => createAppActions({ apps, audit, webhooks: () => webhooks }, actor);
  const refuses = ['app.none'] satisfies CallFacts['refuses'];

  return [
    define.get('/operator/api/apps', {
      id: 'operatorApps',
      by: 'operator',
      query: ['search', 'after'],
      answer: appsAnswer,
      handle: async ({ query }) => {
        const { ids, next } = await searchApps(textIn(query, 'search'), cursorIn(query));
        const rows = new Map((await apps.list(ids)).map((row) => [row.id, row]));
        return { apps: ids.flatMap((id) => rows.get(id) ?? []).map(summaryOf), next };
      },
    }),
    define.get('/operator/api/apps/{app}', {
      id: 'operatorApp',
      by: 'operator',
      answer: appDetail,
      refuses,
      handle: async ({ params: { app = '' } }) => {
        const [row] = await apps.list([app]);
        if (row === undefined) throw new Problem('app.none');
        const [target] = await targets.list(app);
        const [logout] = await logoutTargets.list(app);
        return {
          ...row,
          webhook: target?.url ?? null,
          backchannelLogoutUri: logout?.url ?? null,
          backchannelLogoutSessionRequired: logout?.needsSession ?? false,
          days: await recentDays(dayCounts, now, 'app', [app]),
        };
      },
    }),
    define.post('/operator/api/apps', {
      id: 'operatorAddApp',
      by: 'operator',
      body: newApp,
      answer: z.object({ id: z.string(), key: z.string(), secret: z.string().optional() }),
      handle: ({ caller, body }) => asProblems(() => actionsOf(caller.actor).add(body)),
    }),
    define.post('/operator/api/apps/{app}', {
      id: 'operatorSetApp',
      by: 'operator',
      body: appChanges,
      answer: z.object({ webhook: z.string().nullable(), secret: z.string().nullable() }),
      refuses,
      handle: ({ caller, params: { app = '' }, body }) =>
        asProblems(() => actionsOf(caller.actor).set(app, body)),
    }),
    define.post('/operator/api/apps/{app}/rotate', {
      id: 'operatorRotate',
      by: 'operator',
      body: z.strictObject({
        kind: z.enum(['key', 'secret', 'webhook-secret']),
        atOnce: z.boolean().optional().meta({ description: 'Not for a webhook’s secret.' }),
      }),
      answer: z.object({ value: z.string() }),
      refuses: [...refuses, 'webhook.unknown'],
      handle: ({ caller, params: { app = '' }, body: { kind, atOnce = false } }) =>
        asProblems(async () => {
          const actions = actionsOf(caller.actor);
          if (kind !== 'webhook-secret') return { value: await actions.rotate(app, kind, atOnce) };
          const value = await actions.rotateWebhook(app);
          if (value === null) throw new Problem('webhook.unknown');
          return { value };
        }),
    }),
    ...([true, false] as const).map((isSuspended) =>
      define.post(`/operator/api/apps/{app}/${isSuspended ? 'suspend' : 'resume'}`, {
        id: isSuspended ? 'operatorSuspend' : 'operatorResume',
        by: 'operator',
        body: NO_BODY,
        answer: DONE,
        refuses,
        handle: ({ caller, params: { app = '' } }) =>
          asProblems(() => done(actionsOf(caller.actor).suspend(app, isSuspended))),
      }),
    ),
  ];
};
