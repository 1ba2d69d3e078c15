import { writeInTheEnd } from '../database/write-in-the-end.ts';
import type { MailQueue, TakenMail } from './mail-queue.ts';
import { isRefusedForGood, type Mailer } from './smtp.ts';

/** What came of a try: told to log and metrics. */
export type ReportMail = (
  result: 'sent' | 'failed' | 'given-up',
  mail: Pick<TakenMail, 'id' | 'tries'>,
  error?: unknown,
) => void;

/** Sends the mails of the queue; one that fails is tried later. */
export const createDelivery = (queue: MailQueue, mailer: Mailer, report: ReportMail) => ({
  take: queue.take,

  /** @param signal cuts the conversation with the mail server; the mail stays in its place */
  perform: async (mail: TakenMail, signal: AbortSignal): Promise<void> => {
    try {
      await mailer.send(mail.open(), signal);
    } catch (error) {
      if (signal.aborted) return queue.release(mail);
      if (isRefusedForGood(error)) {
        await queue.refuse(mail.id);
        return report('given-up', mail, error);
      }
      const isLater = await queue.postpone(mail);
      return report(isLater ? 'failed' : 'given-up', mail, error);
    }
    await writeInTheEnd(() => queue.sent(mail.id), signal);
    report('sent', mail);
  },
});
