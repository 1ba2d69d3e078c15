import { defineCall, NO_BODY, type Route } from '../api/call.ts';
import { iso } from '../iso.ts';
import type { Audit } from '../operations/audit.ts';
import { Problem } from '../problem.ts';
import type { Events } from '../webhooks/events.ts';
import type { LogoutTargets } from '../webhooks/logout-targets.ts';
import { LOGOUT } from '../webhooks/notify.ts';
import type { Targets } from '../webhooks/targets.ts';
import { webhooksAnswer } from './answers.ts';
import { cursorIn, cursorOf, deliveryIn, idIn } from './query.ts';
import { DONE } from './shapes.ts';

/** A full page may have a next one. */
const PAGE = 50;

interface Parts {
  readonly events: Events;
  readonly targets: Targets;
  readonly logoutTargets: LogoutTargets;
  readonly audit: Pick<Audit, 'record'>;
  /** Sends the waiting events at once. */
  readonly wakeNotifier: () => void;
}

/** Calls about events for hosts: sent, waiting and given up. */
export const operatorWebhookCalls = ({
  events,
  targets,
  logoutTargets,
  audit,
  wakeNotifier,
}: Parts): readonly Route[] => [
  defineCall({
    id: 'operatorWebhooks',
    method: 'get',
    path: '/operator/api/webhooks',
    summary:
      'The webhooks of applications, and the events that wait, were given up, or were sent in the last day',
    by: 'operator',
    query: ['app', 'after', 'delivery'],
    body: NO_BODY,
    answer: webhooksAnswer,
    refuses: [],
    handle: async ({ query }) => {
      const app = idIn(query, 'app');
      const counts = await events.counts();
      const receiver = (kind: 'webhook' | 'logout', { app_id, url }: { app_id: string; url: string }) => {
        const of = counts.filter(
          (row) => row.app_id === app_id && (row.type === LOGOUT) === (kind === 'logout'),
        );
        const sum = (state: string) =>
          of.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0);
        return { app: app_id, kind, url, waiting: sum('waiting'), givenUp: sum('given-up') };
      };
      const rows = await events.page(deliveryIn(query), cursorIn(query), app);
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      return {
        targets: [
          ...(await targets.list(app ?? undefined)).map((target) => receiver('webhook', target)),
          ...(await logoutTargets.list(app ?? undefined)).map((target) => receiver('logout', target)),
        ],
        deliveries: rows.map(({ id, app_id, type, created_at, state, tries, due_at, failure }) => ({
          id,
          app: app_id,
          type,
          at: iso(created_at),
          state,
          tries,
          due: state === 'waiting' ? iso(due_at) : null,
          failure,
        })),
        next: last === undefined ? null : cursorOf(last),
      };
    },
  }),
  defineCall({
    id: 'operatorReplay',
    method: 'post',
    path: '/operator/api/webhooks/{event}/replay',
    summary: 'Try to deliver an event now, and for three days',
    by: 'operator',
    body: NO_BODY,
    answer: DONE,
    refuses: ['webhook.unknown'],
    handle: async ({ caller: { actor }, params: { event = '' } }) => {
      const app = await events.replay(event, (trx, appId) =>
        audit.record(trx, actor, { action: 'webhook.replayed', appId, subject: event }),
      );
      if (app === null) throw new Problem('webhook.unknown');
      wakeNotifier();
      return { done: true };
    },
  }),
];
