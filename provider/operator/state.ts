import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { accessTo } from '../../common/platforms/platforms.ts';
import { define, type Route } from '../api/call.ts';
import type { PlatformCredentials } from '../config/config.ts';
import { iso } from '../iso.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { DayCounts } from '../operations/day-counts.ts';
import { limitsAnswer, mailAnswer, platformsAnswer } from './answers.ts';
import { recentDays, recentDaysOfEach } from './query.ts';

/** Waiting readings of a platform, and the time in milliseconds since 1970 at which the last of them continues. */
interface Pause {
  readonly connector: string;
  readonly readings: number;
  readonly until: number;
}

interface Parts {
  readonly dayCounts: DayCounts;
  readonly platforms: { readonly pauses: () => Promise<readonly Pause[]> };
  readonly mails: Pick<MailQueue, 'countWaiting'>;
  readonly credentials: PlatformCredentials;
  /** Whether a mail server is set. */
  readonly sendsMail: boolean;
  readonly now: () => number;
}

/** The state of platforms, mail and limits. */
export const operatorStateCalls = ({
  dayCounts,
  platforms,
  mails,
  credentials,
  sendsMail,
  now,
}: Parts): readonly Route[] => [
  define.get('/operator/api/platforms', {
    id: 'operatorPlatforms',
    summary: 'Each platform: whether it is set up, its calls by day, its last failure',
    description:
      'Not every platform names its remaining quota. `limited` counts the answers that asked for a pause.',
    by: 'operator',
    answer: platformsAnswer,
    handle: async () => {
      const daysOf = await recentDaysOfEach(dayCounts, now, 'platform');
      const failures = await dayCounts.failures();
      const pauses = await platforms.pauses();
      const states = CONNECTOR_IDS.map((platform) => {
        const last = failures.find(({ connector }) => connector === platform);
        const pause = pauses.find(({ connector }) => connector === platform);
        return {
          platform,
          hasCredentials: credentials[platform] !== undefined,
          lastFailure: last === undefined ? null : { at: iso(last.at), call: last.call, words: last.words },
          quota: accessTo(platform).quota,
          pause: pause === undefined ? null : { readings: pause.readings, until: iso(pause.until) },
          days: daysOf(platform),
        };
      });
      return { platforms: states };
    },
  }),
  define.get('/operator/api/mail', {
    id: 'operatorMail',
    summary: 'Mails that wait, and by day those that were sent, tried again, refused and given up',
    by: 'operator',
    answer: mailAnswer,
    handle: async () => ({
      isSent: sendsMail,
      waiting: await mails.countWaiting(),
      days: await recentDays(dayCounts, now, 'mail'),
    }),
  }),
  define.get('/operator/api/limits', {
    id: 'operatorLimits',
    summary: 'By day: the limits that calls ran into',
    description:
      'A kind is the code of the refusal; limits of codes add what was counted, as `code.limit client`.',
    by: 'operator',
    answer: limitsAnswer,
    handle: async () => ({ days: await recentDays(dayCounts, now, 'limit') }),
  }),
];
