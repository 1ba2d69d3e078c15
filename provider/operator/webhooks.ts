import { defineCall, NO_BODY, type Route } from '../api/call.ts';
import { iso } from '../iso.ts';
import type { Audit } from '../operations/audit.ts';
import { Problem } from '../problem.ts';
import type { Events } from '../webhooks/events.ts';
import type { Targets } from '../webhooks/targets.ts';
import { webhooksAnswer } from './answers.ts';
import { cursorIn, cursorOf, idIn } from './query.ts';
import { DONE } from './shapes.ts';

/** A full page may have a next one. */
const PAGE = 50;

interface Parts {
  readonly events: Events;
  readonly targets: Targets;
  readonly audit: Pick<Audit, 'record'>;
  /** Starts telling hosts at once. */
  readonly wakeTeller: () => void;
}

/** What hosts are told, and what could not be told. */
export const operatorWebhookCalls = ({ events, targets, audit, wakeTeller }: Parts): readonly Route[] => [
  defineCall({
    id: 'operatorWebhooks',
    method: 'get',
    path: '/operator/api/webhooks',
    summary: 'The webhooks of the applications, and the events that were not delivered',
    by: 'operator',
    query: ['app', 'after'],
    body: NO_BODY,
    answer: webhooksAnswer,
    refuses: [],
    handle: async ({ query }) => {
      const app = idIn(query, 'app');
      const counts = await events.counts();
      const countOf = (id: string, state: string) =>
        counts.find((row) => row.app_id === id && row.state === state)?.count ?? 0;
      const rows = await events.page(cursorIn(query), app);
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      return {
        targets: (await targets.list(app ?? undefined)).map(({ app_id, url }) => ({
          app: app_id,
          url,
          waiting: countOf(app_id, 'waiting'),
          givenUp: countOf(app_id, 'given-up'),
        })),
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
      wakeTeller();
      return { done: true };
    },
  }),
];
