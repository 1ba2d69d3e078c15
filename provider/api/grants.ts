import { z } from 'zod';
import type { ListedGrant } from '../consent/grant-row.ts';
import type { Grants } from '../consent/grants.ts';
import { pageOf } from '../database/database.ts';
import { iso, isoOrNull } from '../iso.ts';
import { define, type Route } from './call.ts';

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

/** The person's grants to this app, and their withdrawal. */
export const grantCalls = (grants: Grants): readonly Route[] => [
  define.get('/api/grants', {
    id: 'grants',
    summary: 'The person’s grants to this application, newest first, 50 on a page',
    description: 'Where `next` is there, `?before=` with it gives the page after.',
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
    summary: 'The signed receipt of a grant',
    by: 'session',
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.receiptOf(session.personId, params.grant ?? '', app.id),
    }),
  }),
  define.delete('/api/grants/{grant}', {
    id: 'revokeGrant',
    summary: 'Take a grant back; its access tokens end at once',
    by: 'session',
    answer: receipt,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { app, session }, params }) => ({
      receipt: await grants.revoke(session.personId, app.id, params.grant ?? ''),
    }),
  }),
];
