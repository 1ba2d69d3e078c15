import type { Trx } from '../database.ts';

/**
 * A mail's recipient as a keyed hash. The next call for the address can then report that the mail server refuses it
 * permanently.
 */
export const refusedMails = async ({ schema }: Trx) => {
  await schema.alterTable('mails').addColumn('recipient', 'text').execute();
  await schema.createIndex('mails_recipient').on('mails').columns(['recipient', 'state']).execute();
};
