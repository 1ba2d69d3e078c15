import { z } from 'zod';
import { type AppTerms, purposeIn } from '../facts/terms.ts';
import { languageOf } from '../languages.ts';
import { defineCall, NO_BODY } from './call.ts';

const answer = z
  .object({
    name: z.string().meta({ description: 'As the operator of the provider registered it.' }),
    isTest: z.boolean(),
    purpose: z
      .string()
      .nullable()
      .meta({ description: 'Why it asks, in the person’s language if it has one.' }),
    privacyUrl: z.string().nullable(),
    keepDays: z.int().nullable().meta({ description: 'How many days it keeps what it gets.' }),
    contact: z.string().nullable(),
    accessDays: z.int().meta({ description: 'How many days a grant lasts.' }),
  })
  .meta({
    examples: [
      {
        name: 'Bookshop',
        isTest: false,
        purpose: 'Shows books that fit you',
        privacyUrl: 'https://shop.example/privacy',
        keepDays: 30,
        contact: 'privacy@shop.example',
        accessDays: 90,
      },
    ],
  });

/** The public data of an application, for people before they share with it. */
export const appFacts = (apps: { readonly termsOf: (app: string) => Promise<AppTerms> }) =>
  defineCall({
    id: 'app',
    method: 'get',
    path: '/api/app',
    summary: 'Who asks, why, and how long it is kept',
    by: 'app',
    headers: ['accept-language'],
    body: NO_BODY,
    answer,
    refuses: [],
    handle: async ({ caller: { app }, headers }) => {
      const { purposes, ...terms } = await apps.termsOf(app.id);
      const purpose = purposeIn({ ...terms, purposes }, languageOf(headers.get('accept-language')));
      return { name: app.name, isTest: app.mode === 'test', purpose, ...terms };
    },
  });
