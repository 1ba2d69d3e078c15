import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { accessTo } from '../../common/platforms/platforms.ts';
import { define, type Route } from '../api/call.ts';
import { iso } from '../iso.ts';
import { limitsAnswer, mailAnswer, platformsAnswer } from './answers.ts';
import { recentDays, recentDaysOfEach } from './query.ts';
import type { OperatorParts } from './session.ts';

export const operatorStateCalls = ({
  config,
  dayCounts,
  mails,
  now,
  platforms,
}: OperatorParts): readonly Route[] => [
  define.get('/operator/api/platforms', {
    id: 'operatorPlatforms',
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
          hasCredentials: config.platforms[platform] !== undefined,
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
    by: 'operator',
    answer: mailAnswer,
    handle: async () => ({
      isSent: config.smtp !== null,
      waiting: await mails.countWaiting(),
      days: await recentDays(dayCounts, now, 'mail'),
    }),
  }),
  define.get('/operator/api/limits', {
    id: 'operatorLimits',
    by: 'operator',
    answer: limitsAnswer,
    handle: async () => ({ days: await recentDays(dayCounts, now, 'limit') }),
  }),
];
