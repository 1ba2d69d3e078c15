import type { Trx } from '../database.ts';

/** Sent events stay for a day. The operator reads the events of a state by page, and counts the unsent ones. */
export const sentEvents = async ({ schema }: Trx) => {
  await schema.dropIndex('webhook_events_counted').execute();
  await schema
    .createIndex('webhook_events_of_state')
    .on('webhook_events')
    .columns(['state', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('webhook_events_by_state')
    .on('webhook_events')
    .columns(['state', 'app_id', 'type'])
    .execute();
};
