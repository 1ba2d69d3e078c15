import type { Database, Trx } from '../database/database.ts';
import { LOGOUT } from './notify.ts';

/** A receiver that does not answer must not hold up the events of other apps. */
const PAUSE_MS = 30_000;

/** Whether the events of a receiver have the type of a logout token. */
const COMPARISON = { app_webhooks: '!=', app_logouts: '=' } as const;

/** Other work in the same transaction. */
type Alongside = (trx: Trx) => Promise<void>;

export const nothing: Alongside = async () => {};

/** The actions that are the same for both receivers of an app. */
export const createReceiverTable = (
  { query, transaction }: Database,
  table: keyof typeof COMPARISON,
  now: () => number,
) => ({
  /** Removes an app's address. Its waiting events of this receiver are deleted. */
  remove: (app_id: string, alongside = nothing): Promise<void> =>
    transaction(async (trx) => {
      await trx
        .deleteFrom('webhook_events')
        .where('app_id', '=', app_id)
        .where('type', COMPARISON[table], LOGOUT)
        .execute();
      const { numDeletedRows } = await trx.deleteFrom(table).where('app_id', '=', app_id).executeTakeFirst();
      if (numDeletedRows > 0n) await alongside(trx);
    }),

  /** Sends nothing to the receiver for a while. */
  pause: async (app_id: string, ms = PAUSE_MS): Promise<void> => {
    await query
      .updateTable(table)
      .set({ paused_until: now() + ms })
      .where('app_id', '=', app_id)
      .execute();
  },
});
