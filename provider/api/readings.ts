import { z } from 'zod';
import { CONNECTOR_IDS } from '../config-platforms.ts';
import { languageOf } from '../languages.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { progressText } from '../platforms/progress/progress.ts';
import { defineCall } from './call.ts';

const reading = z.object({
  platform: z.enum(CONNECTOR_IDS),
  state: z.enum(['reading', 'done', 'failed']),
  /** In the person's language: "Reading your YouTube subscriptions, 120 of 340". */
  text: z.string(),
  /** Counts of the list that is being read; `total` is `null` if the platform does not say. */
  read: z.int(),
  total: z.int().nullable(),
});

const EXAMPLE = {
  platform: 'youtube',
  state: 'reading',
  text: 'Reading your YouTube subscriptions, 120 of 340',
  read: 120,
  total: 340,
};

/** Progress of reading the person's platforms. The widget polls it during its training step. */
export const readings = (platforms: Pick<Platforms, 'readingsOf'>) =>
  defineCall({
    id: 'readings',
    method: 'post',
    path: '/api/readings',
    summary: 'How far the reading of the connected platforms is, in words',
    by: 'session',
    headers: ['accept-language'],
    body: z.looseObject({}).meta({ examples: [{}] }),
    answer: z.object({ readings: z.array(reading) }).meta({ examples: [{ readings: [EXAMPLE] }] }),
    refuses: [],
    handle: async ({ caller: { session, seesPeople }, headers }) => {
      const language = languageOf(headers.get('accept-language'));
      const all = seesPeople ? await platforms.readingsOf(session.personId) : [];
      return {
        readings: all.map((each) => ({
          platform: each.connector,
          state: each.state,
          text: progressText(each, language),
          read: each.read,
          total: each.total,
        })),
      };
    },
  });
