import type { MailQueue, TakenMail } from './mail-queue.ts';
import { isRefusedForGood, type Mailer } from './smtp.ts';

const POLL_MS = 1_000;
/** Conversations with the mail server at a time. */
const PARALLEL_MAILS = 5;

/** What came of a try: told to log and metrics. */
export type ReportMail = (
  result: 'sent' | 'failed' | 'given-up',
  mail: { id: string; tries: number },
  error?: unknown,
) => void;

/** Sends what is due, again and again until stopped; a mail that fails is tried later. */
export const startMailWorker = (queue: MailQueue, mailer: Mailer, report: ReportMail) => {
  let isStopped = false;
  let wake = () => {};

  const deliver = async (mail: TakenMail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isRefusedForGood(error)) {
        await queue.refuse(mail.id);
        return report('given-up', mail, error);
      }
      const isLater = await queue.postpone(mail);
      return report(isLater ? 'failed' : 'given-up', mail, error);
    }
    await queue.sent(mail.id);
    report('sent', mail);
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const sendDue = async () => {
    while (!isStopped) {
      const mail = await queue.take();
      if (mail === null) return;
      await deliver(mail);
    }
  };

  const run = async () => {
    while (!isStopped) {
      const pausing = pause();
      // A database that is away for a moment must not end the worker.
      await Promise.allSettled(Array.from({ length: PARALLEL_MAILS }, sendDue));
      if (!isStopped) await pausing;
    }
  };

  const running = run();
  return {
    /** A mail was queued: no need to wait for the next round. */
    wake: () => wake(),
    /** Takes no more mail; resolves when those on their way have an outcome. */
    stop: async () => {
      isStopped = true;
      wake();
      await running;
    },
  };
};
