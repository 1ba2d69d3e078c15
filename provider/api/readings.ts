import { z } from 'zod';
import { CONNECTOR_IDS, SOURCE_IDS } from '../../common/platforms/ids.ts';
import { languageOf } from '../http/languages.ts';
import type { Archives } from '../interests/archives.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { progressText } from '../platforms/progress.ts';
import { define } from './call.ts';

const reading = z.object({
  platform: z.enum(CONNECTOR_IDS),
  state: z.enum(['reading', 'done', 'failed']),
  /** In the person's language: "Reading your YouTube subscriptions, 120 of 340". */
  text: z.string(),
  /** Counts of the list that is being read; `total` is `null` if the platform does not give it. */
  read: z.int(),
  total: z.int().nullable(),
});

const answer = z.object({
  readings: z.array(reading),
  archives: z
    .array(z.enum(SOURCE_IDS))
    .meta({ description: 'The platforms of which the person added a download.' }),
});

interface Parts {
  readonly platforms: Pick<Platforms, 'readingsOf'>;
  readonly archives: Pick<Archives, 'of'>;
}

/**
 * Progress of reading the person's platforms. The widget polls it during its training step, and asks it for downloads
 * while it offers to use one.
 */
export const readings = ({ platforms, archives }: Parts) =>
  define.post('/api/readings', {
    id: 'readings',
    summary: 'How far the reading of the connected platforms is, in words',
    by: 'session',
    headers: ['accept-language'],
    body: z.looseObject({}),
    answer,
    handle: async ({ caller: { session, seesPeople }, headers }) => {
      const language = languageOf(headers.get('accept-language'));
      if (!seesPeople) return { readings: [], archives: [] };
      const all = await platforms.readingsOf(session.personId);
      const added = await archives.of(session.personId);
      return {
        archives: added.map(({ connector }) => connector),
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
