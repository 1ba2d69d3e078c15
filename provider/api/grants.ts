import { z } from 'zod';
import type { ListedGrant } from '../consent/grant-rows.ts';
import { pageOf } from '../database/database.ts';
import { iso, isoOrNull } from '../iso.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';

/** A grant as the person and the application see it: in lists, at `/account` and in the export. */
export const grantView = z.object({
  id: z.string(),
  scope: z.array(z.string()),
  given: z.iso.datetime(),
  until: z.iso.datetime().meta({ description: 'When it ends by itself.' }),
  withdrawn: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When it was taken back, or replaced by a newer one.' }),
  replaced: z.boolean().meta({ description: 'Whether a newer one took its place.' }),
});

export const grantViewOf = ({
  id,
  scope,
  createdAt,
  endsAt,
  revokedAt,
  isReplaced,
}: ListedGrant): z.infer<typeof grantView> => ({
  id,
  scope: [...scope],
  given: iso(createdAt),
  until: iso(endsAt),
  withdrawn: isoOrNull(revokedAt),
  replaced: isReplaced,
});

const PAGE = 50;

const receipt = z.object({ receipt: z.string().meta({ description: 'The signed receipt, as a JWS.' }) });

export const grantCalls = ({ grants }: CallParts): readonly Route[] => [
  define.get('/api/grants', {
    id: 'grants',
    by: 'session',
    query: ['before'],
    answer: z.object({ grants: z.array(grantView), next: z.string().optional() }),
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, query }) => {
      const before = query.get('before') ?? undefined;
      const found = await grants.pageOf(session.personId, { appId: app.id, before, most: PAGE + 1 });
      const { page, last } = pageOf(found, PAGE);
      return { grants: page.map(grantViewOf), ...(last === null ? {} : { next: last.id }) };
    },
  }),
  define.get('/api/grants/{grant}', {
    id: 'grantReceipt',
    by: 'session',
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.receiptOf(session.personId, params.grant ?? '', app.id),
    }),
  }),
  define.delete('/api/grants/{grant}', {
    id: 'revokeGrant',
    by: 'session',
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.revoke(session.personId, app.id, params.grant ?? ''),
    }),
  }),
];
