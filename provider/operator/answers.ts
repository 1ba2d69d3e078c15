import { z } from 'zod';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { idTokenAlg, isolation, pkce } from '../apps/application.ts';
import { EVENT_STATES } from '../facts/event-types.ts';

/** `2026-11-25`: a day of UTC. */
const day = z.iso.date();

const counts = z.record(z.string(), z.int()).meta({ description: 'Counts by kind.' });

export const days = z
  .array(z.object({ day, counts }))
  .meta({ description: 'Days with a count, oldest first. Days are those of UTC.' });

const shownKey = z.object({ begins: z.string(), ends: z.iso.datetime().nullable() });

const appSummary = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
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
  sector: z.string().nullable(),
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

export const receiversAnswer = z.object({
  receivers: z
    .array(
      z.object({
        app: z.string(),
        name: z.string().meta({ description: 'The name of the application.' }),
        kind: z.enum(['webhook', 'logout']),
        url: z.string(),
        waiting: z.int(),
        givenUp: z.int(),
      }),
    )
    .meta({ description: 'Of the newest applications first.' }),
  next: z.string().nullable(),
});

export const webhooksAnswer = z.object({
  deliveries: z
    .array(
      z.object({
        id: z.string(),
        app: z.string(),
        name: z.string().meta({ description: 'The name of the application.' }),
        type: z.string(),
        at: z.iso.datetime(),
        state: z.enum(EVENT_STATES),
        tries: z.int(),
        due: z.iso.datetime().nullable().meta({ description: 'The next try; `null` if none comes.' }),
        failure: z.string().nullable().meta({ description: 'Why the last try failed.' }),
      }),
    )
    .meta({ description: 'Newest first. A sent event stays for a day.' }),
  next: z.string().nullable(),
});

const failure = z.object({
  at: z.iso.datetime(),
  call: z.enum(['exchange', 'read', 'revoke']),
  words: z
    .string()
    .meta({ description: 'Kind of the failure, with status and reason as the platform gives them.' }),
});

export const platformsAnswer = z.object({
  platforms: z.array(
    z.object({
      platform: z.enum(CONNECTOR_IDS),
      hasCredentials: z.boolean(),
      lastFailure: failure.nullable(),
      quota: z.string().meta({ description: 'The limit that the platform’s documentation names.' }),
      pause: z.object({ readings: z.int(), until: z.iso.datetime() }).nullable().meta({
        description:
          'The readings that wait because the platform asked for a pause, and when the last of them goes on; `null` if none waits.',
      }),
      days,
    }),
  ),
});

export const mailAnswer = z.object({ isSent: z.boolean(), waiting: z.int(), days });

export const limitsAnswer = z.object({ days });

const entry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actor: z.string().meta({ description: '`cli:USER`, `token:ID`, `person` or `provider`.' }),
  action: z.string(),
  app: z.string().nullable(),
  subject: z.string().nullable().meta({ description: 'An id; of a person or an address a keyed hash.' }),
  detail: z.unknown(),
});

export const auditAnswer = z.object({ entries: z.array(entry), next: z.string().nullable() });

export const appsAnswer = z.object({ apps: z.array(appSummary), next: z.string().nullable() });

export type AppsAnswer = z.infer<typeof appsAnswer>;
export type AppDetail = z.infer<typeof appDetail>;
export type ReceiversAnswer = z.infer<typeof receiversAnswer>;
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;
export type PlatformsAnswer = z.infer<typeof platformsAnswer>;
export type MailAnswer = z.infer<typeof mailAnswer>;
export type LimitsAnswer = z.infer<typeof limitsAnswer>;
export type AuditAnswer = z.infer<typeof auditAnswer>;
