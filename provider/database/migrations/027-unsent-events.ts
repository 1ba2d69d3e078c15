import type { Trx } from '../database.ts';

/** The operator reads unsent events by page, newest first, and their number by application, state and type. */
export const unsentEvents = async ({ schema }: Trx) => {
  await schema
    .createIndex('webhook_events_newest')
    .on('webhook_events')
    .columns(['created_at', 'id'])
    .execute();
  await schema
    .createIndex('webhook_events_counted')
    .on('webhook_events')
    .columns(['app_id', 'state', 'type'])
    .execute();
};
