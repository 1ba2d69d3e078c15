import { z } from 'zod';
import { isLanguageTag } from '../apps/given-terms.ts';
import { ID_TOKEN_ALGS, PKCE_RULES } from '../facts/client-settings.ts';

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
  isolation: z.enum(['none', 'frame']),
  origins: z.array(z.string()),
  suspended: z.iso.datetime().nullable(),
});

const idTokenAlg = z
  .enum(ID_TOKEN_ALGS)
  .meta({ description: '`id_token_signed_response_alg`, also of logout tokens.' });
const pkce = z.enum(PKCE_RULES).meta({
  description:
    '`nonce`: a sign-in may have a nonce in place of a code challenge; for an application with a secret whose client compares the nonce.',
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

const text = z.string().max(2_000);
const list = z.array(text).max(200);

const TERMS = {
  name: text.optional(),
  purposes: z
    .record(z.string().max(35).refine(isLanguageTag), text)
    .optional()
    .meta({ description: 'Sentences by language: `{"en": "Shows books that fit you"}`.' }),
  privacyUrl: text.optional(),
  keepDays: z.int().optional(),
  contact: text.optional(),
  accessDays: z.int().optional(),
  idTokenAlg: idTokenAlg.optional(),
  pkce: pkce.optional(),
};

export const newApp = z
  .strictObject({
    ...TERMS,
    origins: list,
    redirects: list.optional(),
    isolation: z.enum(['none', 'frame']).optional(),
    isTest: z.boolean().optional(),
    isConfidential: z.boolean().optional(),
  })
  .meta({
    examples: [
      {
        name: 'Bookshop',
        origins: ['https://shop.example'],
        redirects: ['https://shop.example/oauth-callback.html'],
        purposes: { en: 'Shows books that fit you' },
        privacyUrl: 'https://shop.example/privacy',
        keepDays: 30,
        contact: 'privacy@shop.example',
      },
    ],
  });

export const appChanges = z.strictObject({
  ...TERMS,
  origins: list.optional().meta({
    description:
      'All origins, in place of the present ones. Each address to return to must be on one of them.',
  }),
  redirects: list.optional(),
  isolation: z.enum(['none', 'frame']).optional(),
  webhook: text
    .nullable()
    .optional()
    .meta({ description: 'An https address; `null` ends the webhook and deletes its waiting events.' }),
  backchannelLogoutUri: text.nullable().optional().meta({
    description:
      'An https address that gets a logout token when a person’s sign-in ends; `null` ends that and deletes what waits.',
  }),
  backchannelLogoutSessionRequired: z.boolean().optional().meta({
    description:
      'Whether each logout token has `sid`. Goes with `backchannelLogoutUri`; absent, it stays as it is.',
  }),
});

export const DONE = z.object({ done: z.literal(true) });
export const done = async (work: Promise<unknown>): Promise<z.infer<typeof DONE>> => {
  await work;
  return { done: true };
};
