import { z } from 'zod';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { LOGOS_PATH } from '../apps/app-rows.ts';
import { accessEndsAt, purposeIn } from '../facts/terms.ts';
import { languageOf } from '../http/pages.ts';
import { iso } from '../iso.ts';
import { define } from './call.ts';
import type { CallParts } from './modules.ts';
import { assetAnswer, definePageFile } from './page-files.ts';

const answer = z.object({
  id: z.string().meta({ description: 'The application’s public id, its `client_id`.' }),
  provider: z.string().meta({ description: 'The provider’s own name.' }),
  connectors: z
    .array(z.enum(CONNECTOR_IDS))
    .meta({ description: 'The platforms that can be connected here.' }),
  accountUrl: z.string().nullable().meta({
    description:
      'The person’s own pages, which read a download of any platform; null without them, and for an app that sees sample people only.',
  }),
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
  operator: z
    .object({
      contact: z.string().nullable().meta({ description: 'A line: an address, a telephone number, a name.' }),
      privacyUrl: z.string().meta({ description: 'Its policy, else the provider’s own page.' }),
      termsUrl: z.string().nullable(),
      imprintUrl: z.string().nullable(),
    })
    .meta({ description: 'Who operates the provider, for the foot of the dialog.' }),
  accessUntil: z.iso.datetime().meta({ description: 'When a grant of this moment ends.' }),
});

export const appLogo = ({ apps }: Pick<CallParts, 'apps'>) =>
  definePageFile('The logo of an application')(
    'appLogo',
    `${LOGOS_PATH}{file}`,
    async ({ params: { file = '' }, headers }) => {
      const bytes = await apps.pictureAt(LOGOS_PATH + file);
      return assetAnswer(bytes && { type: 'image/png', bytes, brotli: null }, headers);
    },
    { refuses: ['request.path'] },
  );

export const appFacts = ({ apps, platforms, now, pagesFolder, config }: CallParts) =>
  define.get('/api/app', {
    id: 'app',
    by: 'app',
    headers: ['accept-language'],
    answer,
    handle: async ({ caller: { app, seesPeople }, headers }) => {
      const { purposes, ...terms } = await apps.termsOf(app.id);
      const purpose = purposeIn({ ...terms, purposes }, languageOf(headers.get('accept-language')));
      return {
        id: app.id,
        provider: config.name,
        connectors: platforms.offered(),
        accountUrl: seesPeople && pagesFolder ? `${config.publicUrl}/account` : null,
        name: app.name,
        isTest: app.mode === 'test',
        purpose,
        ...terms,
        operator: {
          ...config.operator,
          privacyUrl: config.operator.privacyUrl ?? `${config.publicUrl}/privacy`,
        },
        accessUntil: iso(accessEndsAt(terms, now())),
      };
    },
  });
