import type { Trx } from '../database.ts';

/** To whom a mail goes, as a keyed hash: the person is told when the mail server will never take it. */
export const refusedMails = async ({ schema }: Trx) => {
  await schema.alterTable('mails').addColumn('recipient', 'text').execute();
  await schema.createIndex('mails_recipient').on('mails').columns(['recipient', 'state']).execute();
};
