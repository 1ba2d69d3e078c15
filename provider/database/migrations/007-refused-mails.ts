import type { Trx } from '../database.ts';

/**
 * A mail's recipient as a keyed hash. It lets the next call tell the person that the mail server refuses their address
 * permanently.
 */
export const refusedMails = async ({ schema }: Trx) => {
  await schema.alterTable('mails').addColumn('recipient', 'text').execute();
  await schema.createIndex('mails_recipient').on('mails').columns(['recipient', 'state']).execute();
};
