import { z } from 'zod';
import { idTokenAlg, isolation, pkce } from '../apps/application.ts';

/** `2026-11-25`: a day of UTC. */
const day = z.iso.date();

const counts = z.record(z.string(), z.int()).meta({ description: 'Counts by kind.' });

export const days = z
  .array(z.object({ day, counts }))
  .meta({ description: 'Days with a count, oldest first. Days are those of UTC.' });

const shownKey = z.object({ begins: z.string(), ends: z.iso.datetime().nullable() });

export const appSummary = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(['test', 'live']),
  isolation,
  origins: z.array(z.string()),
  suspended: z.iso.datetime().nullable(),
});

export const appDetail = appSummary.extend({
  redirects: z.array(z.string()),
  keys: z.array(shownKey),
  secrets: z.array(shownKey),
  purposes: z.record(z.string(), z.string()).meta({ description: 'Sentences by language.' }),
  privacyUrl: z.string().nullable(),
  keepDays: z.int().nullable(),
  contact: z.string().nullable(),
  accessDays: z.int(),
  idTokenAlg,
  pkce,
  webhook: z.string().nullable(),
  backchannelLogoutUri: z.string().nullable(),
  backchannelLogoutSessionRequired: z.boolean(),
  days,
});

export const DONE = z.object({ done: z.literal(true) });
export const done = async (work: Promise<unknown>): Promise<z.infer<typeof DONE>> => {
  await work;
  return { done: true };
};
