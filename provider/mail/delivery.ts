import { writeUntilStored } from '../database/leased-rows.ts';
import type { GivenUpMail, LeasedMail, MailQueue } from './mail-queue.ts';
import { isRefusedForGood, type Mailer } from './smtp.ts';

/** Reports the outcome of a try to log and metrics. */
export type ReportMail = (result: 'sent' | 'failed' | 'given-up', mail: GivenUpMail, error?: unknown) => void;

/** Sends the mails of the queue. A failed mail is tried again later. */
export const createDelivery = (queue: MailQueue, mailer: Mailer, report: ReportMail) => ({
  take: queue.take,

  /** @param signal ends the connection to the mail server; the mail stays in the queue */
  perform: async (mail: LeasedMail, signal: AbortSignal): Promise<void> => {
    try {
      await mailer.send(mail.open(), signal);
    } catch (error) {
      if (signal.aborted) return void (await queue.release(mail));
      if (isRefusedForGood(error)) {
        await queue.refuse(mail);
        return report('given-up', mail, error);
      }
      const isLater = await queue.fail(mail);
      return report(isLater ? 'failed' : 'given-up', mail, error);
    }
    await writeUntilStored(() => queue.sent(mail), signal);
    report('sent', mail);
  },
});
