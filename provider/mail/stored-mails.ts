import type { Database, Trx } from '../database/database.ts';
import { type Keyring, openedOrNull } from '../secrets/keyring.ts';
import { type GivenUpMail, type Mail, openMail } from './mail-queue.ts';

const DAY_MS = 86_400_000;

export const createStoredMails = ({ query }: Database, keyring: Keyring, now: () => number) => {
  const readable = (id: string, sealed: string): readonly Mail[] =>
    openedOrNull(() => [openMail(keyring, id, sealed)]) ?? [];

  return {
    /** Deletes sent mails too, in the caller's transaction. */
    forget: async (trx: Trx, address: string): Promise<void> => {
      const recipients = keyring.macs('recipient', address);
      await trx.deleteFrom('mails').where('recipient', 'in', recipients).execute();
    },

    /** Newest first, for the sandbox's mailbox. */
    waiting: async (): Promise<readonly (Mail & { readonly sentAt: number })[]> => {
      const rows = await query
        .selectFrom('mails')
        .select(['id', 'sealed', 'created_at'])
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .limit(500)
        .execute();
      return rows.flatMap(({ id, sealed, created_at }) =>
        readable(id, sealed).map((mail) => ({ ...mail, sentAt: created_at })),
      );
    },

    countWaiting: async (): Promise<number> => {
      const { count } = await query
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow();
      return count;
    },

    /** @returns the mails that waited until they expired */
    purge: async (): Promise<readonly GivenUpMail[]> => {
      const given = await query
        .updateTable('mails')
        .set({ state: 'given-up', sealed: '' })
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', now())
        .where('leased_until', '<=', now())
        .returning(['id', 'tries'])
        .execute();
      await query
        .deleteFrom('mails')
        .where('expires_at', '<', now() - DAY_MS)
        .execute();
      return given.map(({ id, tries }) => ({ key: { id }, tries }));
    },
  };
};
