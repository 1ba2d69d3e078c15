import { define, NO_BODY, type Route } from '../api/call.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { createReceivers } from '../webhooks/events.ts';
import { DONE, receiversAnswer, webhooksAnswer } from './answers.ts';
import { cursorIn, cursorOf, deliveryIn, idIn } from './query.ts';
import type { OperatorParts } from './session.ts';

export const operatorWebhookCalls = ({
  audit,
  database,
  events,
  wakeNotifier,
}: OperatorParts): readonly Route[] => {
  const receivers = createReceivers(database);
  return [
    define.get('/operator/api/webhooks', {
      id: 'operatorWebhooks',
      by: 'operator',
      query: ['app', 'after', 'delivery'],
      answer: webhooksAnswer,
      handle: async ({ query }) => {
        const { page, last } = await events.page(deliveryIn(query), cursorIn(query), idIn(query, 'app'));
        return {
          deliveries: page.map(({ id, app_id, name, type, created_at, state, tries, due_at, failure }) => ({
            id,
            app: app_id,
            name,
            type,
            at: iso(created_at),
            state,
            tries,
            due: state === 'waiting' ? iso(due_at) : null,
            failure,
          })),
          next: last === null ? null : cursorOf(last),
        };
      },
    }),
    define.get('/operator/api/receivers', {
      id: 'operatorReceivers',
      by: 'operator',
      query: ['app', 'after'],
      answer: receiversAnswer,
      handle: async ({ query }) => {
        const { receivers: found, last } = await receivers.page(cursorIn(query), idIn(query, 'app'));
        return { receivers: found, next: last === null ? null : cursorOf(last) };
      },
    }),
    define.post('/operator/api/webhooks/{event}/replay', {
      id: 'operatorReplay',
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
};
