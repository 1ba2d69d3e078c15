import { ReadError } from '../../common/platforms/kit/read-error.ts';
import type { Modules } from '../api/modules.ts';
import type { ProxyFor } from '../http/outbound.ts';
import {
  createDelivery,
  createSmtpMailer,
  isRefusedForGood,
  type ReportMail,
  type SmtpOptions,
} from '../mail/smtp.ts';
import { PROVIDER } from '../operations/audit.ts';
import type { DayCounts } from '../operations/day-counts.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { repeat, startWorkers } from '../operations/workers.ts';
import { PlatformError } from '../platforms/bounded-fetch.ts';
import type { PlatformsOptions } from '../platforms/platforms.ts';
import { createEventDelivery, type ReportEvent } from '../webhooks/delivery.ts';
import { LOGOUT } from '../webhooks/notify.ts';
import { ReceiverError } from '../webhooks/post.ts';

const MAILS = { most: 5, everyMs: 1_000 };
const READINGS = { most: 4, everyMs: 1_000 };
const REVOCATIONS = { most: 2, everyMs: 5_000 };
const EVENTS = { most: 8, everyMs: 1_000 };
/** Shorter than the lease of an event. */
const RECEIVER_TIMEOUT_MS = 10_000;
const ENDED_GRANTS_MS = 20_000;
const PURGE_MS = 600_000;

interface Parts {
  readonly smtp: SmtpOptions | null;
  /** The secret was rotated: tokens are sealed again while the old secret still exists. */
  readonly hasOldSecret: boolean;
  readonly log: Log;
  readonly reportMail: ReportMail;
  readonly reportEvent: ReportEvent;
  readonly dayCounts: DayCounts;
  /** Whether receivers of events may be on this computer and in its network. */
  readonly allowsPrivate: boolean;
  readonly proxyFor: ProxyFor | null;
}

export const startBackground = (
  modules: Modules,
  { smtp, hasOldSecret, log, reportMail, reportEvent, dayCounts, allowsPrivate, proxyFor }: Parts,
) => {
  const { events, mails, platforms, targets } = modules;
  const warning = (text: string) => (error: unknown) => log.warn(text, { error });
  const mailing =
    smtp &&
    startWorkers(
      createDelivery(mails, createSmtpMailer(smtp), reportMail),
      MAILS,
      warning('Mails were not sent'),
    );
  const reading = startWorkers(platforms.reading, READINGS, warning('Platforms were not read'));
  const revoking = startWorkers(platforms.revoking, REVOCATIONS, warning('Tokens were not taken back'));
  const options = { allowsPrivate, proxyFor, timeoutMs: RECEIVER_TIMEOUT_MS };
  const notifying = startWorkers(
    createEventDelivery({
      ...modules,
      recordGone: (trx, action, appId) =>
        modules.audit.record(trx, PROVIDER, { action, appId, detail: { status: 410 } }),
      report: reportEvent,
      options,
    }),
    EVENTS,
    warning('Hosts were not notified'),
  );
  const ending = repeat(
    ENDED_GRANTS_MS,
    async () => {
      // Workers of an idle provider poll rarely. Without this call, the delays of both workers would add up.
      if (await events.notifyOfEnded()) notifying.wake();
    },
    warning('Hosts were not notified of ended grants'),
  );
  const purgeMails = async () => {
    const expired = await mails.purge();
    // Without a mail server every mail waits until it expires.
    if (smtp !== null) for (const mail of expired) reportMail('given-up', mail);
  };
  const purgeEvents = async () => {
    for (const event of await events.purge()) reportEvent('given-up', event);
  };
  const purging = repeat(
    PURGE_MS,
    () =>
      Promise.all([
        modules.people.purge(),
        modules.passkeys.purge(),
        modules.accountTickets.purge(),
        purgeMails(),
        modules.idempotencyStore.purge(),
        modules.questionItems.purge(),
        modules.authorizations.purge(),
        modules.authorizeRequests.purge(),
        purgeEvents(),
        platforms.purge(),
        dayCounts.purge(),
      ]),
    warning('Old rows were not deleted'),
  );
  const stopping = new AbortController();
  const resealing = hasOldSecret
    ? Promise.all([platforms.reseal(stopping.signal), targets.reseal(stopping.signal)]).catch(
        warning('Tokens were not sealed anew'),
      )
    : null;
  return {
    wakeMailer: () => mailing?.wake(),
    wakeReader: reading.wake,
    wakeNotifier: notifying.wake,
    /** Shortens the polling intervals again, after a call that may have queued work. */
    resetBackoff: () => {
      for (const each of [mailing, reading, revoking, notifying, ending, purging]) each?.resetBackoff();
    },
    /** Running mails and revocations have `withinMs`; then they return to the queue. */
    stop: async (withinMs: number): Promise<void> => {
      stopping.abort();
      await Promise.all([
        mailing?.stop(withinMs),
        // A reading later continues at its position, so it stops at once.
        reading.stop(0),
        revoking.stop(withinMs),
        notifying.stop(withinMs),
        ending.stop(),
        purging.stop(),
        resealing,
      ]);
    },
  };
};

interface Reporting {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly dayCounts: DayCounts;
}

export const reportMails =
  ({ log, metrics, dayCounts }: Reporting): ReportMail =>
  (result, { key, tries }, error) => {
    metrics.mails.inc({ result });
    dayCounts.count('mail', '', isRefusedForGood(error) ? 'refused' : result);
    const write = result === 'sent' ? log.info : log.warn;
    write(`mail ${result}`, { mail: key.id, tries, error });
  };

export const reportEvents =
  ({ log, metrics, dayCounts }: Reporting): ReportEvent =>
  (result, { key, app_id, type, tries }, error) => {
    metrics.events.inc({ result });
    dayCounts.count('webhook', app_id, result);
    const write = result === 'sent' ? log.info : log.warn;
    const status = error instanceof ReceiverError ? error.status : undefined;
    write(`${type === LOGOUT ? 'logout token' : 'webhook'} ${result}`, {
      event: key.id,
      app: app_id,
      type,
      tries,
      status,
      error,
    });
  };

/** Messages of errors that are not the provider's own may quote a platform's answer. */
const wordsOf = (error: unknown): string => {
  if (error instanceof ReadError || error instanceof PlatformError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

export const reportPlatformCalls =
  ({ log, metrics, dayCounts }: Reporting): PlatformsOptions['report'] =>
  (call, connector, error) => {
    metrics.platformCalls.inc({ connector, call, result: error === null ? 'done' : 'failed' });
    const isLimited = error instanceof ReadError && error.fault === 'limited';
    dayCounts.count('platform', connector, error === null ? 'done' : isLimited ? 'limited' : 'failed');
    if (error === null) return;
    dayCounts.noteFailure(connector, call, wordsOf(error));
    log.warn(`platform ${call} failed`, { connector, error });
  };
