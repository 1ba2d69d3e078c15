import { ReadError } from '../common/platforms/kit/read-error.ts';
import type { ReportMail } from './mail/delivery.ts';
import { isRefusedForGood } from './mail/smtp.ts';
import type { DayCounts } from './operations/day-counts.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { PlatformError } from './platforms/bounded-fetch.ts';
import type { PlatformsOptions } from './platforms/platforms.ts';
import type { ReportEvent } from './webhooks/delivery.ts';
import { LOGOUT } from './webhooks/notify.ts';
import { ReceiverError } from './webhooks/post.ts';

interface Parts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly dayCounts: DayCounts;
}

/** Reports the outcomes of background work to the log, the metrics and the counts by day. */
export const reportMails =
  ({ log, metrics, dayCounts }: Parts): ReportMail =>
  (result, { key, tries }, error) => {
    metrics.mails.inc({ result });
    dayCounts.count('mail', '', isRefusedForGood(error) ? 'refused' : result);
    const write = result === 'sent' ? log.info : log.warn;
    write(`mail ${result}`, { mail: key.id, tries, error });
  };

export const reportEvents =
  ({ log, metrics, dayCounts }: Parts): ReportEvent =>
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

/**
 * Messages of the provider's own errors have the platform's status and reason only. Other messages may quote a
 * platform's answer.
 */
const wordsOf = (error: unknown): string => {
  if (error instanceof ReadError || error instanceof PlatformError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

export const reportPlatformCalls =
  ({ log, metrics, dayCounts }: Parts): PlatformsOptions['report'] =>
  (call, connector, error) => {
    metrics.platformCalls.inc({ connector, call, result: error === null ? 'done' : 'failed' });
    const isLimited = error instanceof ReadError && error.fault === 'limited';
    dayCounts.count('platform', connector, error === null ? 'done' : isLimited ? 'limited' : 'failed');
    if (error === null) return;
    dayCounts.noteFailure(connector, call, wordsOf(error));
    log.warn(`platform ${call} failed`, { connector, error });
  };
